import RxLogin
import Streams
import Viper

/// Creates all parts of the program and connects them; there are no globals.
@MainActor final class CompositionRoot {
    private let terminal: Terminal
    private let services: Services
    private let log = ServiceLog()
    private let spinner: Spinner
    private let options: Options
    private var session: Session?

    init(terminal: Terminal, options: Options) {
        self.terminal = terminal
        self.options = options
        // If two requests of a screen fail together, the first failure is shown; the second would disturb the prompt.
        Hooks.lateErrorHandler = { _ in }
        let services = Services.make(
            store: options.store, server: options.server, namesEmbedded: options.namesEmbedded,
            weather: options.weather)
        self.services = options.writesJSON ? services.logged(in: log) : services
        spinner = Spinner(
            display: terminal.console, isAnimated: terminal.console.traits.animates,
            scheduler: MainScheduler.asyncInstance)
    }

    /// Runs a command, then ends the process.
    func start(_ command: Command) {
        Task { terminal.end(await run(command)) }
    }

    private func run(_ command: Command) async -> ExitCode {
        switch command {
        case .session(let remember):
            await run(in: terminal.console, remember: remember, makeViews: TerminalViewFactory.init) { $0.start() }
        case .open(let route, let credentials):
            await run(.open(route), credentials) { root in
                // Named credentials replace the stored session.
                let usesStored = route.needsSession && credentials.email == nil
                usesStored ? root.start(at: route) : root.start(for: nil, at: route)
            }
        case .login(let credentials, let remember):
            await run(.login, credentials, remember: remember) { $0.start(for: nil) }
        case .register(let credentials): await run(.register, credentials) { $0.start(for: nil, at: .register) }
        case .status: await run(.status) { $0.startStatus() }
        case .logout(let all): await run(.logout(all: all)) { $0.startLogout(all: all) }
        case .print(let text): print(text)
        }
    }

    private func print(_ text: String) -> ExitCode {
        terminal.console.data(text)
        return .done
    }

    private func run(
        _ command: OneShotCommand, _ credentials: Credentials = Credentials(), remember: Bool = false,
        start: (ApplicationRoot) -> Void
    ) async -> ExitCode {
        var prompts: Set<CredentialsField> = []
        var password: String?
        if terminal.console.isInteractive && options.mayPrompt {
            prompts = credentials.passwordFromInput ? [.password] : Set(CredentialsField.allCases)
        } else if credentials.passwordFromInput {
            switch await PasswordInput.read(from: terminal.reader) {
            case .success(let text): password = text
            case .failure(let fault): terminal.end(.password(fault), writesJSON: options.writesJSON)
            }
        }
        var place: Route?
        if case .open(let route) = command { place = route }
        let json = options.writesJSON ? JSONConversation(terminal.console, place: place, log: log) : nil
        let conversation = OneShotConversation(
            json ?? terminal.console, email: credentials.email, password: password, prompts: prompts,
            promptsOnce: credentials.passwordFromInput)
        let code = await run(
            in: conversation, remember: remember,
            makeViews: { OneShotViewFactory(context: $0, command: command) }, start: start)
        json?.end(code)
        return code
    }

    /// Runs a session, and returns its exit code.
    private func run(
        in conversation: any Conversation, remember: Bool, makeViews: @MainActor (ScreenContext) -> any ViewFactory,
        start: (ApplicationRoot) -> Void
    ) async -> ExitCode {
        await withCheckedContinuation { continuation in
            let session = Session(
                services: services, conversation: conversation, spinner: spinner,
                options: Session.Options(
                    locale: NumberLocale.locale(options.locale), remembers: remember, leakProbe: leakProbe),
                makeViews: makeViews
            ) { code in continuation.resume(returning: code) }
            self.session = session
            terminal.terminationHandler.prepare(session.root.endSession)
            start(session.root)
        }
    }

    /// In a debug build, reports parts that outlive their screen.
    private var leakProbe: LeakProbe? {
        #if DEBUG
            let console = terminal.console
            let grace = LeakProbe.Grace(.seconds(1), scheduler: MainScheduler.asyncInstance)
            return LeakProbe(grace: grace) { leak in console.say(SessionTexts.leak(leak.part), style: .failure) }
        #else
            return nil
        #endif
    }
}
