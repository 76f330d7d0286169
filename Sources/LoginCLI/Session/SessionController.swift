import RxLogin
import Streams
import Viper

/// Runs a session: asks the question of the top screen, and passes the line to the top screen, or performs its command.
///
/// No screen retains a request for a line: a line that arrives after its screen has closed goes to the next screen.
/// Nothing is asked while a screen is busy, so lines typed ahead wait; but a user can leave a busy screen that only loads:
/// each line is read when it arrives, and a command that leaves the screen is performed at once.
@MainActor final class SessionController {
    let conversation: any Conversation
    private let finish: @MainActor (ExitCode) -> Void
    private let disposeBag = DisposeBag()

    private(set) weak var stack: NavigationController?
    private weak var router: (any RouterInterface)?
    private weak var appeared: (any TerminalScreen)?
    private var path: [String] = []
    let lines: LineQueue
    private var isTurnDue = false
    private(set) var hasEnded = false
    /// The exit code of the last result; `nil` before the first.
    ///
    /// It is that of a script, whose lines are read when the results of the lines before have arrived. A one-shot command
    /// ends with its first result.
    private(set) var lastResult: ExitCode?

    /// - Parameter finish: Ends the session; it may end the process.
    init(conversation: any Conversation, finish: @escaping @MainActor (ExitCode) -> Void) {
        self.conversation = conversation
        self.finish = finish
        lines = LineQueue(conversation)
    }

    /// Asks for the screens of a stack from now on.
    func follow(_ stack: NavigationController, router: any RouterInterface) {
        self.stack = stack
        self.router = router
        stack.path
            .drive(with: self, onNext: { controller, _ in controller.setNeedsTurn() })
            .disposed(by: disposeBag)
    }

    /// Looks for the next question, after the events that are being delivered.
    func setNeedsTurn() {
        guard !isTurnDue else { return }
        isTurnDue = true
        Task { [weak self] in self?.takeTurn() }
    }

    /// A screen has a result.
    func finished(_ result: ExitCode = .done) { lastResult = result }

    /// A request has failed.
    ///
    /// It is the result of a one-shot command, unless a user can answer the next question.
    ///
    /// - Parameter kind: The kind of the next question.
    func failed(_ error: ServiceError, next kind: Question.Kind) {
        lastResult = ExitCode(error)
        if !conversation.takesCommands && !conversation.promptsUser(for: kind) { end(with: error) }
    }

    /// A place waits for a login; without one, it is not opened.
    func waitsForLogin() { lastResult = .rejected }

    func open(_ route: Route) { router?.open(route) }

    func end(_ code: ExitCode) {
        guard !hasEnded else { return }
        hasEnded = true
        conversation.endInput()
        finish(code)
    }

    /// Ends the session because of a failure, which is the result of a one-shot command.
    func end(with error: ServiceError) {
        if !hasEnded { conversation.show(.failed(error)) }
        end(ExitCode(error))
    }

    /// Drops what a user has typed ahead, which was for other fields than the one that is asked for next.
    func dropInput() {
        lines.drop()
        conversation.dropInput()
    }

    /// Shows why a line cannot be used.
    ///
    /// A user is asked again. In a script the next line answers another question, so the script ends.
    func refuse(_ reason: String, code: ExitCode = .usage) {
        conversation.say(reason, style: .failure)
        if !promptsUser { end(code) }
    }
}

// MARK: - Asking -

extension SessionController {
    /// Whether a user answers the current question.
    var promptsUser: Bool { conversation.promptsUser(for: screen?.question?.kind ?? .command) }

    private func takeTurn() {
        isTurnDue = false
        guard !hasEnded else { return }
        let screen = currentScreen()
        if let screen, screen.question != nil {
            showPath()
            screen.willAsk()
        }
        guard !hasEnded else { return }
        if let screen, let question = screen.question {
            if let line = lines.ask(question, then: receiver) { answer(line, question, screen) }
        } else if mayLeave(screen) {
            lines.listen(then: receiver)
        }
    }

    /// Receives a line; does not retain the controller.
    private var receiver: @MainActor (LineResult) -> Void { { [weak self] line in self?.receive(line) } }

    /// Only a user may leave a busy screen; the lines of a script are read in their order.
    ///
    /// - Parameter screen: The screen on top; `nil` while the stored session is checked.
    private func mayLeave(_ screen: (any TerminalScreen)?) -> Bool {
        conversation.listensWhileBusy && screen?.leavingCommands.isEmpty != true
    }

    var screen: (any TerminalScreen)? { stack?.screens.last?.view as? any TerminalScreen }

    /// Returns the screen on top, after notifying a screen that has come to the top.
    ///
    /// A busy screen appears with its result, so that one that fails to open leaves no trace.
    private func currentScreen() -> (any TerminalScreen)? {
        let screen = screen
        if let screen, screen !== appeared, screen.question != nil {
            appeared = screen
            screen.didAppear()
        }
        return screen
    }

    private func showPath() {
        let titles = stack?.screens.map(\.title) ?? []
        guard titles != path else { return }
        if !path.isEmpty && conversation.isInteractive { conversation.say("") }
        path = titles
        conversation.showPath(titles.map(\.visible))
    }
}

// MARK: - Answering -

extension SessionController {
    /// Passes a line to the screen that it is for, or keeps it until the screen asks.
    private func receive(_ line: LineResult) {
        guard !hasEnded else { return }
        let screen = currentScreen()
        if let screen, let question = screen.question, lines.isEmpty { return answer(line, question, screen) }
        if screen?.question == nil, mayLeave(screen), leave(screen, by: line) { return setNeedsTurn() }
        lines.keep(line)
        setNeedsTurn()
    }

    private func answer(_ line: LineResult, _ question: Question, _ screen: any TerminalScreen) {
        switch line {
        case .text(let text): take(text, question, screen)
        case .end: inputEnded(screen)
        case .tooLong: refuse(SessionTexts.tooLong)
        case .notText: refuse(SessionTexts.notText)
        case .containsNUL: refuse(SessionTexts.containsNUL)
        case .unreadable(let code): unreadable(code)
        }
        setNeedsTurn()
    }

    private func take(_ text: String, _ question: Question, _ screen: any TerminalScreen) {
        // Blanks around a password belong to it.
        let line = question.isHidden ? text : text.trimmed
        guard conversation.takesCommands else { return screen.answer(line) }
        switch ParsedInput(line, commands: SessionCommand.allCases, takesAnyText: question.takesAnyText) {
        case .command(let command): perform(command, screen)
        case .open(let place): open(place)
        case .text(let text): screen.answer(text)
        }
    }
}
