import Foundation

Terminal.prepareStreams()
NumberLocale.prepareEnvironment()

let request = Result { () throws(UsageError) in
    try ArgumentParser.parse(CommandLine.strictArguments, environment: CommandLine.strictEnvironment)
}
let invocation = try? request.get()
let terminal = Terminal(color: invocation?.options.color ?? .auto, asks: invocation?.asks ?? false)

do throws(UsageError) {
    let invocation = try request.get()
    try invocation.checkEnvironment()
    try invocation.checkInput(isTerminal: terminal.console.traits.prompts)
    let root = CompositionRoot(terminal: terminal, options: invocation.options)
    root.start(invocation.command)
    // The main run loop delivers results, the spinner's ticks and signals; it never waits for a person.
    withExtendedLifetime(root) { RunLoop.main.run() }
} catch {
    terminal.end(error, writesJSON: CommandLine.requestsJSON)
}
