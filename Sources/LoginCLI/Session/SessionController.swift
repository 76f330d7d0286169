import RxLogin
import Streams
import Viper

/// Runs a session: asks the question of the top screen, and passes the line to the top screen.
///
/// No screen retains a request for a line: a line that arrives after its screen has closed goes to the next screen.
/// Nothing is asked while a screen is busy, so lines typed ahead wait; but a user can leave a busy screen that only loads.
@MainActor final class SessionController {
    /// The exit code of a script that ends now: that of the last result; `nil` before the first.
    private(set) var outcome: ExitCode?

    private let conversation: any Conversation
    private let finish: @MainActor (ExitCode) -> Void
    private let disposeBag = DisposeBag()

    private weak var stack: NavigationController?
    private weak var router: (any RouterInterface)?
    private weak var appeared: (any TerminalScreen)?
    private var path: [String] = []
    private var asked: Question?
    private var held: LineResult?
    private var isTurnDue = false
    private var hasEnded = false

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
    func succeeded() { outcome = .done }

    /// A request has failed.
    func failed(_ error: ServiceError) { outcome = ExitCode(error) }

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
        guard !hasEnded, let question = screen.question ?? silentQuestion(for: screen) else { return }
        if let line = held {
            held = nil
            receive(line)
        } else if asked == nil {
            asked = question
            conversation.ask(question) { [weak self] line in self?.receive(line) }
        } else if asked != question {
            asked = question
            conversation.replace(with: question)
        }
    }

    /// Reads a line while a screen is busy, unless a line is waiting.
    private func silentQuestion(for screen: any TerminalScreen) -> Question? {
        mayLeave(screen) && held == nil && asked == nil ? .silent : nil
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
        guard let screen = currentScreen() else {
            held = line
            return
        }
        if let question = screen.question {
            receive(line, question, screen)
        } else if mayLeave(screen) {
            receive(line, whileBusy: screen)
        } else {
            held = line
            return
        }
        setNeedsTurn()
    }

    private func receive(_ line: LineResult, _ question: Question, _ screen: any TerminalScreen) {
        switch line {
        case .text(let text): take(text, question, screen)
        case .end: inputEnded(screen)
        case .tooLong: refuse(SessionTexts.tooLong)
        case .notText: refuse(SessionTexts.notText)
        case .containsNUL: refuse(SessionTexts.containsNUL)
        case .unreadable(let code):
            conversation.say(SessionTexts.unreadable(code), style: .failure)
            end(.failed)
        }
    }

    /// Leaves the screen or cancels its request if the line says so; other lines wait for their question.
    private func receive(_ line: LineResult, whileBusy screen: any TerminalScreen) {
        switch line {
        case .end:
            if !screen.goBack() { inputEnded(screen) }
        case .text(let text):
            if case .command(let command) = ParsedInput(text.trimmed, commands: screen.leavingCommands) {
                perform(command, screen)
            } else {
                held = line
            }
        case .tooLong, .notText, .containsNUL, .unreadable:
            held = line
        }
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
        case .quit: end(conversation.isInteractive ? .done : outcome ?? .done)
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
        if promptsUser {
            conversation.say(SessionTexts.canceled)
            end(.failed)
        } else if let outcome, outcome != .done || !screen.hasUnfinishedInput {
            end(outcome)
        } else {
            end(screen.inputEndedEarly())
        }
    }
}
