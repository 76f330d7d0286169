import RxLogin

/// The conversation of a one-shot command: answers for the user from the arguments of the command.
///
/// It prompts the user for credentials that the arguments lack. Any other question ends the input, because the command
/// shows one screen.
@MainActor final class OneShotConversation: Conversation {
    let isInteractive = false
    let takesCommands = false

    /// Whether the user has been prompted: until then, what is typed is for the program that reads next.
    private(set) var listensWhileBusy = false

    private let console: any Conversation
    private let promptsOnce: Bool
    private var prompts: Set<CredentialsField>
    private var answers: [CredentialsField: String]

    /// - Parameters:
    ///   - prompts: The fields that a user is prompted for, unless the arguments contain their values.
    ///   - promptsOnce: Whether a user is prompted for each field only once.
    init(
        _ console: any Conversation, email: String?, password: String?, prompts: Set<CredentialsField>,
        promptsOnce: Bool
    ) {
        self.console = console
        self.prompts = prompts
        self.promptsOnce = promptsOnce
        answers = [:]
        answers[.email] = email
        answers[.password] = password
    }

    func promptsUser(for kind: Question.Kind) -> Bool {
        guard case .field(let field) = kind else { return false }
        return prompts.contains(field) && answers[field] == nil
    }

    func ask(_ question: Question, then receive: @escaping @MainActor (LineResult) -> Void) {
        if question == .silent { return console.ask(question, then: receive) }
        guard case .field(let field) = question.kind, answers[field] != nil || prompts.contains(field) else {
            Task { receive(.end) }
            return
        }
        if let answer = answers.removeValue(forKey: field) {
            Task { receive(.text(answer)) }
        } else {
            if promptsOnce { prompts.remove(field) }
            listensWhileBusy = true
            console.ask(question, then: receive)
        }
    }

    func replace(with question: Question) { console.replace(with: question) }

    func dropInput() { console.dropInput() }

    func endInput() { console.endInput() }

    func show(_ page: Page) { console.show(page) }

    func show(_ result: CommandResult) { console.show(result) }

    func showPath(_ titles: [String]) {}

    func data(_ line: String) { console.data(line) }

    func say(_ line: String, style: Style?) { console.say(line, style: style) }

    func showStatus(_ text: String) { console.showStatus(text) }

    func clearStatus() { console.clearStatus() }
}
