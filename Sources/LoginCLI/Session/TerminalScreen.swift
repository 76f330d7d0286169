/// A view that is talked with line by line.
@MainActor protocol TerminalScreen: AnyObject {
    /// The commands of this screen, besides those that every screen knows.
    var commands: [SessionCommand] { get }

    /// What the next line is for; `nil` while there is nothing to ask, as while work is going on.
    var question: Question? { get }

    /// Whether the work it does may be cut short by leaving: not if that changes something at the service.
    var canBeLeftAtWork: Bool { get }

    /// The screen has come to the top of the stack, for the first time or again.
    func didAppear()

    /// Called before each question: the moment to say what there is to say.
    func willAsk()

    /// Takes a line of text.
    func answer(_ text: String)

    /// Does what a command of this screen asks for.
    func perform(_ command: SessionCommand)

    /// Leaves the screen; `false` leaves that to the stack.
    func goBack() -> Bool

    /// How a script ends that ends here.
    func endOfScript() -> ExitCode

    /// An alert was shown while this screen was on top.
    func didShowAlert()
}

extension TerminalScreen {
    var commands: [SessionCommand] { [] }
    var canBeLeftAtWork: Bool { false }
    func willAsk() {}
    func perform(_ command: SessionCommand) {}
    func goBack() -> Bool { false }
    func didShowAlert() {}
}
