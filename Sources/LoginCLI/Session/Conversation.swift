/// The other side of a session: a user at a terminal, a script, or the arguments of a command.
@MainActor protocol Conversation: StatusDisplay {
    /// Whether a user reads what is printed and decides what comes next.
    var isInteractive: Bool { get }

    /// Whether a line can be a command; otherwise each line is a text.
    var takesCommands: Bool { get }

    /// Whether a user can leave a busy screen.
    var listensWhileBusy: Bool { get }

    /// Whether a user answers questions of this kind, and can answer again.
    func promptsUser(for kind: Question.Kind) -> Bool

    /// The window that shows pages, or `nil` if there is none whose size is known.
    var window: Window? { get }

    /// Writes a line of data.
    func data(_ line: String)

    /// Writes a page of data.
    func show(_ page: Page)

    /// Writes the result of a command.
    func show(_ result: CommandResult)

    /// Shows the titles of the open screens.
    func showPath(_ titles: [String])

    /// Asks for one line. There is one question at a time.
    func ask(_ question: Question, then receive: @escaping @MainActor (LineResult) -> Void)

    /// Replaces the question whose line has not arrived yet.
    func replace(with question: Question)

    /// Drops what a user has typed ahead; a script loses nothing.
    func dropInput()

    /// No question follows: what is typed from now on is for the program that reads next.
    func endInput()
}

extension Conversation {
    var takesCommands: Bool { true }

    var listensWhileBusy: Bool { isInteractive }

    var window: Window? { nil }

    func promptsUser(for kind: Question.Kind) -> Bool { isInteractive }

    func showPath(_ titles: [String]) { say(titles.joined(separator: " > "), style: .bold) }

    func show(_ result: CommandResult) {
        for message in result.messages { say(message) }
        for line in result.lines { data(line) }
    }

    func say(_ line: String) { say(line, style: nil) }
}
