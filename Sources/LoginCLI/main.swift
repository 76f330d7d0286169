import Foundation

StandardStreams.prepare()

let request = Result { () throws(UsageError) in try ArgumentParser.parse(CommandLine.strictArguments) }
let terminal = Terminal(color: (try? request.get().options.color) ?? .auto)

do throws(UsageError) {
    let invocation = try request.get()
    try invocation.checkInput(isTerminal: terminal.console.traits.prompts)
    switch invocation.command {
    case .help:
        terminal.console.data(ArgumentTexts.help)
        terminal.end(.done)
    case .version:
        terminal.console.data(ArgumentTexts.version)
        terminal.end(.done)
    case .login(let credentials, _), .register(let credentials):
        PlaceholderSession(terminal: terminal) { _, _ in false }.start(credentials)
    case .session, .status, .logout:
        PlaceholderSession(terminal: terminal) { _, _ in false }.start(Credentials())
    }
} catch {
    terminal.end(error)
}

RunLoop.main.run()
