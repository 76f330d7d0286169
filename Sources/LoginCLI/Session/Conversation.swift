/// Whom a session talks with: a person at a terminal, or a script.
@MainActor protocol Conversation: StatusDisplay {
    /// Whether somebody sees the questions and may answer again.
    var isInteractive: Bool { get }

    /// Hands over what the session is for.
    func data(_ line: String, style: Style?)

    /// Hands over a page of what the session is for, as it looks here.
    func show(_ page: Page)

    /// Asks for one line. One question is asked at a time.
    func ask(_ question: Question, then receive: @escaping @MainActor (LineResult) -> Void)

    /// Shows another question in place of the one whose line has not come yet.
    func replace(with question: Question)
}

extension Conversation {
    func say(_ line: String) { say(line, style: nil) }

    func data(_ line: String) { data(line, style: nil) }
}

extension Console: Conversation {
    var isInteractive: Bool { traits.prompts }

    func ask(_ question: Question, then receive: @escaping @MainActor (LineResult) -> Void) {
        ask(question.prompt, isHidden: question.isHidden) { line in
            Task { @MainActor in receive(line) }
        }
    }
}
