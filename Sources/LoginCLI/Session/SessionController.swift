import RxLogin
import Streams
import Viper

/// Runs a session: asks the question of the top screen, and passes the line to the top screen.
///
/// No screen retains a request for a line: a line that arrives after its screen has closed goes to the next screen.
/// Nothing is asked while a screen is busy, so lines typed ahead wait; but a user can leave a busy screen that only loads:
/// each line is read when it arrives, and a command that leaves the screen is performed at once.
@MainActor final class SessionController {
    private let conversation: any Conversation
    private let finish: @MainActor (ExitCode) -> Void
    private let disposeBag = DisposeBag()

    private weak var stack: NavigationController?
    private weak var router: (any RouterInterface)?
    private weak var appeared: (any TerminalScreen)?
    private var path: [String] = []
    private var asked: Question?
    /// The lines that arrived before their question, the oldest first.
    private var waiting: [LineResult] = []
    private var isTurnDue = false
    private var hasEnded = false
    /// The exit code of the last result; `nil` before the first.
    ///
    /// It is that of a script, whose lines are read when the results of the lines before have arrived. A one-shot command
    /// ends with its first result.
    private var lastResult: ExitCode?

    /// - Parameter finish: Ends the session; it may end the process.
    init(conversation: any Conversation, finish: @escaping @MainActor (ExitCode) -> Void) {
        self.conversation = conversation
        self.finish = finish
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

    /// A screen has achieved its purpose.
    func succeeded() { lastResult = .done }

    /// A request has failed.
    ///
    /// It is the result of a one-shot command, unless a user can answer the next question.
    ///
    /// - Parameter kind: The kind of the next question.
    func failed(_ error: ServiceError, next kind: Question.Kind) {
        lastResult = ExitCode(error)
        if !conversation.takesCommands && !conversation.promptsUser(for: kind) { end(ExitCode(error)) }
    }

    func open(_ route: Route) { router?.open(route) }

    func end(_ code: ExitCode) {
        guard !hasEnded else { return }
        hasEnded = true
        finish(code)
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
    private var promptsUser: Bool { conversation.promptsUser(for: screen?.question?.kind ?? .command) }

    private func takeTurn() {
        isTurnDue = false
        guard !hasEnded, let screen = currentScreen() else { return }
        if screen.question != nil {
            showPath()
            screen.willAsk()
        }
        guard !hasEnded else { return }
        if let question = screen.question {
            ask(question, screen)
        } else if mayLeave(screen) && asked == nil {
            ask(.silent)
        }
    }

    /// Asks a question, unless its answer has arrived already.
    private func ask(_ question: Question, _ screen: any TerminalScreen) {
        if !waiting.isEmpty {
            let line = waiting.removeFirst()
            show(line, typedAheadOf: question)
            answer(line, question, screen)
        } else if asked == nil {
            ask(question)
        } else if asked != question {
            asked = question
            conversation.replace(with: question)
        }
    }

    private func ask(_ question: Question) {
        asked = question
        conversation.ask(question) { [weak self] line in self?.receive(line) }
    }

    /// Shows a user what the following text is about.
    private func show(_ line: LineResult, typedAheadOf question: Question) {
        guard conversation.isInteractive, case .text(let text) = line else { return }
        conversation.say(question.prompt + (question.isHidden ? "" : text.visible))
    }

    /// Only a user may leave a busy screen; the lines of a script are read in their order.
    private func mayLeave(_ screen: any TerminalScreen) -> Bool {
        conversation.isInteractive && !screen.leavingCommands.isEmpty
    }

    private var screen: (any TerminalScreen)? { stack?.screens.last?.view as? any TerminalScreen }

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

// MARK: - Lines -

extension SessionController {
    private func receive(_ line: LineResult) {
        asked = nil
        guard !hasEnded else { return }
        if let screen = currentScreen() {
            if let question = screen.question, waiting.isEmpty { return answer(line, question, screen) }
            if screen.question == nil, mayLeave(screen), leave(screen, by: line) { return setNeedsTurn() }
        }
        waiting.append(line)
        setNeedsTurn()
    }

    private func answer(_ line: LineResult, _ question: Question, _ screen: any TerminalScreen) {
        receive(line, question, screen)
        setNeedsTurn()
    }

    private func receive(_ line: LineResult, _ question: Question, _ screen: any TerminalScreen) {
        switch line {
        case .text(let text): take(text, question, screen)
        case .end: inputEnded(screen)
        case .tooLong: refuse(SessionTexts.tooLong)
        case .notText: refuse(SessionTexts.notText)
        case .containsNUL: refuse(SessionTexts.containsNUL)
        case .unreadable(let code): unreadable(code)
        }
    }

    private func unreadable(_ code: Int32) {
        conversation.say(SessionTexts.unreadable(code), style: .failure)
        end(.failed)
    }

    /// Leaves a busy screen, or cancels its request, if the line says so.
    ///
    /// Lines that are waiting are dropped then: they were for the screen or the result that the user does not want.
    private func leave(_ screen: any TerminalScreen, by line: LineResult) -> Bool {
        switch line {
        case .end:
            waiting = []
            if !screen.goBack() { inputEnded(screen) }
        case .text(let text):
            guard case .command(let command) = ParsedInput(text.trimmed, commands: screen.leavingCommands) else {
                return false
            }
            waiting = []
            perform(command, screen)
        case .unreadable(let code): unreadable(code)
        case .tooLong, .notText, .containsNUL: return false
        }
        return true
    }

    private func take(_ text: String, _ question: Question, _ screen: any TerminalScreen) {
        // Blanks around a password belong to it.
        let line = question.isHidden ? text : text.trimmed
        guard conversation.takesCommands else { return screen.answer(line) }
        switch ParsedInput(line, commands: SessionCommand.allCases, takesAnyText: question.takesAnyText) {
        case .command(let command):
            guard (screen.commands + SessionCommand.everywhere).contains(command) else {
                return refuse(SessionTexts.notHere(line))
            }
            perform(command, screen)
        case .open(let text):
            open(text)
        case .text(let text):
            screen.answer(text)
        }
    }

    private func perform(_ command: SessionCommand, _ screen: any TerminalScreen) {
        switch command {
        case .help: conversation.say(SessionTexts.help(screen.commands))
        case .quit: end(conversation.isInteractive ? .done : lastResult ?? .done)
        case .back: goBack(from: screen)
        case .open: refuse(SessionTexts.nothingToOpen)
        case .home: open(.home)
        case .logout: logOut()
        case .register, .review, .next, .previous, .reload: screen.perform(command)
        }
    }

    private func open(_ text: String) {
        do throws(RouteError) {
            open(try RouteTable.route(text))
        } catch {
            refuse(error.sentence.visible)
        }
    }

    /// Logs out with the action of Home, which opens for it.
    private func logOut() {
        open(.home)
        screen?.perform(.logout)
    }

    private func goBack(from screen: any TerminalScreen) {
        guard !screen.goBack() else { return }
        do throws(NavigationError) {
            try stack?.goBack()
        } catch {
            refuse(error.description + " " + SessionTexts.howToLeave)
        }
    }

    private func inputEnded(_ screen: any TerminalScreen) {
        if conversation.isInteractive {
            // As a shell does at Ctrl-D.
            end(.done)
        } else if promptsUser {
            conversation.show(.canceled)
            end(.failed)
        } else if conversation.takesCommands, let lastResult, lastResult != .done || !screen.hasUnfinishedInput {
            end(lastResult)
        } else {
            end(screen.inputEndedEarly())
        }
    }
}
