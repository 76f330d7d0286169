import RxLogin
import Streams
import Viper

/// Leads a session: asks the screen on top what to ask, gets one line, and hands it to the screen on top.
///
/// No screen ever holds a request for a line. A screen that goes away takes none with it, and a line that comes after it
/// has gone is for the next one. While a screen works nothing is asked, so what is typed ahead waits; but a person may
/// leave a screen that only loads something.
@MainActor final class Dialogue {
    private let conversation: any Conversation
    private let attempts: Attempts
    private let finish: @MainActor (ExitCode) -> Void
    private let disposeBag = DisposeBag()

    private weak var stack: NavigationController?
    private weak var router: (any RouterInterface)?
    private weak var top: (any TerminalScreen)?
    private var path: [String] = []
    private var asked: Question?
    private var held: LineResult?
    private var isTurnDue = false
    private var hasEnded = false

    /// - Parameter finish: Ends the session; it may end the process.
    init(conversation: any Conversation, attempts: Attempts, finish: @escaping @MainActor (ExitCode) -> Void) {
        self.conversation = conversation
        self.attempts = attempts
        self.finish = finish
    }

    /// Talks for the screens of a stack, from now on.
    func follow(_ stack: NavigationController, router: any RouterInterface) {
        self.stack = stack
        self.router = router
        stack.path
            .drive(with: self, onNext: { dialogue, _ in dialogue.setNeedsTurn() })
            .disposed(by: disposeBag)
    }

    /// Looks again at what there is to ask, once whatever is going on now is over.
    func setNeedsTurn() {
        guard !isTurnDue else { return }
        isTurnDue = true
        Task { [weak self] in self?.takeTurn() }
    }

    /// Says which screen is on top, for something to be said about it: it may have opened a moment ago.
    func announceScreen() {
        showPath()
    }

    func alertWasShown() {
        top?.didShowAlert()
        setNeedsTurn()
    }

    func open(_ route: Route) {
        router?.open(route)
    }

    func end(_ code: ExitCode) {
        guard !hasEnded else { return }
        hasEnded = true
        finish(code)
    }
}

// MARK: - Asking -

extension Dialogue {
    private func takeTurn() {
        isTurnDue = false
        guard !hasEnded else { return }
        showPath()
        guard let top else { return }
        if top.question != nil { top.willAsk() }
        guard !hasEnded, let question = top.question ?? silence(of: top) else { return }
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

    /// Reads a line while a screen works, unless one waits already.
    private func silence(of screen: any TerminalScreen) -> Question? {
        mayLeave(screen) && held == nil && asked == nil ? .silent : nil
    }

    /// Whether a person may leave a screen while it works; what a script says has its place in the order of things.
    private func mayLeave(_ screen: any TerminalScreen) -> Bool {
        conversation.isInteractive && screen.canBeLeftAtWork
    }

    private func showPath() {
        let screens = stack?.screens ?? []
        let titles = screens.map(\.title)
        if titles != path {
            if !path.isEmpty && conversation.isInteractive { conversation.say("") }
            path = titles
            conversation.say(SessionTexts.path(titles), style: .bold)
        }
        let screen = screens.last?.view as? any TerminalScreen
        guard screen !== top else { return }
        top = screen
        screen?.didAppear()
    }

    private func receive(_ line: LineResult) {
        asked = nil
        guard !hasEnded else { return }
        guard let screen = stack?.screens.last?.view as? any TerminalScreen else {
            held = line
            return
        }
        guard let question = screen.question else { return receive(line, atWork: screen) }
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
        setNeedsTurn()
    }

    /// Leaves the screen if that is what the line says; anything else waits until it is asked for.
    private func receive(_ line: LineResult, atWork screen: any TerminalScreen) {
        guard mayLeave(screen) else {
            held = line
            return
        }
        if case .text(let text) = line,
            case .command(let command) = ParsedInput(text.trimmed, commands: SessionCommand.leaving)
        {
            perform(command, screen)
        } else if line == .end {
            inputEnded(screen)
        } else {
            held = line
        }
        setNeedsTurn()
    }

    private func take(_ text: String, _ question: Question, _ screen: any TerminalScreen) {
        // Around a secret every blank counts.
        let line = question.isHidden ? text : text.trimmed
        let takesAnyText = question.isHidden || question.takesAnyText
        switch ParsedInput(line, commands: SessionCommand.allCases, takesAnyText: takesAnyText) {
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
        case .quit: end(conversation.isInteractive ? .done : attempts.failure.map(ExitCode.init) ?? .done)
        case .back: goBack(from: screen)
        case .open: refuse(SessionTexts.nothingToOpen)
        case .home: open(.home)
        case .logout:
            // From wherever it is typed, it is Home that logs out.
            open(.home)
            (stack?.screens.last?.view as? any TerminalScreen)?.perform(.logout)
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

    private func goBack(from screen: any TerminalScreen) {
        guard !screen.goBack() else { return }
        do throws(NavigationError) {
            try stack?.goBack()
        } catch {
            conversation.say(error.description + " " + SessionTexts.howToLeave)
        }
    }
}

// MARK: - Ending -

extension Dialogue {
    /// Says why a line cannot be used.
    ///
    /// A person is asked again; in a script the next line is meant for something else, so it ends.
    func refuse(_ reason: String, code: ExitCode = .usage) {
        conversation.say(reason, style: .failure)
        if !conversation.isInteractive { end(code) }
    }

    private func inputEnded(_ screen: any TerminalScreen) {
        if conversation.isInteractive {
            conversation.say(SessionTexts.cancelled)
            end(.failed)
        } else if let failure = attempts.failure {
            end(ExitCode(failure))
        } else {
            end(screen.endOfScript())
        }
    }
}
