/// A view that is operated line by line.
@MainActor protocol TerminalScreen: AnyObject {
    /// The commands of this screen, besides those of every screen.
    var commands: [ScreenCommand] { get }

    /// The question for the next line; `nil` while the screen is busy.
    var question: Question? { get }

    /// The commands that leave the busy screen or cancel its request; none while it changes something at the service.
    var leavingCommands: [SessionCommand] { get }

    /// Whether input was begun that has not been submitted.
    var hasUnfinishedInput: Bool { get }

    /// The screen has come to the top of the stack, for the first time or again.
    func didAppear()

    /// Called before each question: shows news.
    func willAsk()

    /// Handles a line of text.
    func answer(_ text: String)

    /// Goes back within the screen; `false` if there is nothing to go back to, so that the screen closes.
    func goBack() -> Bool

    /// Reports a script that ends before it has achieved anything, and returns the exit code.
    func inputEndedEarly() -> ExitCode
}
