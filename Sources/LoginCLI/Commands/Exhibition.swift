/// A conversation that ends when a screen has been shown: instead of asking for a line it says that there is none.
@MainActor final class Exhibition: Conversation {
    let isInteractive = false

    private let conversation: any Conversation

    init(_ conversation: any Conversation) {
        self.conversation = conversation
    }

    func data(_ line: String, style: Style?) { conversation.data(line, style: style) }

    func show(_ page: Page) { conversation.show(page) }

    func say(_ line: String, style: Style?) { conversation.say(line, style: style) }

    func showStatus(_ text: String) { conversation.showStatus(text) }

    func clearStatus() { conversation.clearStatus() }

    func ask(_ question: Question, then receive: @escaping @MainActor (LineResult) -> Void) {
        Task { receive(.end) }
    }

    func replace(with question: Question) {}
}
