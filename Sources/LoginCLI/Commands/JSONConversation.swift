import RxLogin

/// The conversation of a command with `--json`: writes the result or the failure as one JSON object.
@MainActor final class JSONConversation: Conversation {
    private let console: any Conversation
    private let place: Route?
    private let log: ServiceLog
    private var hasResult = false
    private var lastMessage = ""

    /// - Parameter place: The place whose content is the result of the command.
    init(_ console: any Conversation, place: Route?, log: ServiceLog) {
        self.console = console
        self.place = place
        self.log = log
    }

    var isInteractive: Bool { console.isInteractive }

    func show(_ page: Page) {
        guard let place, !hasResult else { return }
        data(JSONReport.content(of: place, log.results).line)
    }

    func show(_ result: CommandResult) {
        for message in result.messages { say(message) }
        if let json = result.json, !hasResult { data(json.line) }
    }

    func data(_ line: String) {
        hasResult = true
        console.data(line)
    }

    /// Writes the failure of a command that ends without a result, which is not that of a service.
    func end(_ code: ExitCode) {
        guard !hasResult, code != .done else { return }
        data(JSONReport.failure(code: code.name, message: lastMessage).line)
    }

    func say(_ line: String, style: Style?) {
        lastMessage = line
        console.say(line, style: style)
    }

    func ask(_ question: Question, then receive: @escaping @MainActor (LineResult) -> Void) {
        console.ask(question, then: receive)
    }

    func replace(with question: Question) { console.replace(with: question) }

    func dropInput() { console.dropInput() }

    func endInput() { console.endInput() }

    func showStatus(_ text: String) { console.showStatus(text) }

    func clearStatus() { console.clearStatus() }
}

extension ExitCode {
    /// The code of a failure that is not that of a service.
    fileprivate var name: String { self == .rejected ? "rejected" : self == .usage ? "usage" : "failed" }
}
