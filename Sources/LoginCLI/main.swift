import Foundation

StandardStreams.prepare()

let request = Result { () throws(UsageError) in try ArgumentParser.parse(CommandLine.strictArguments) }
let terminal = Terminal(color: (try? request.get().options.color) ?? .auto)

do throws(UsageError) {
    let invocation = try request.get()
    try invocation.checkInput(isTerminal: terminal.console.traits.prompts)
    let root = CompositionRoot(terminal: terminal, options: invocation.options)
    root.start(invocation.command)
    // Results, the spinner and signals arrive here; lines are read elsewhere, so this never waits for a person.
    withExtendedLifetime(root) { RunLoop.main.run() }
} catch {
    terminal.end(error)
}
