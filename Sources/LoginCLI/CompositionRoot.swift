import RxLogin
import Streams
import Viper

/// Puts everything together, once.
///
/// Nothing is found through a global: who needs something is given it here.
@MainActor final class CompositionRoot {
    private let terminal: Terminal
    private let services: Services
    private let spinner: Spinner
    private var session: Session?

    init(terminal: Terminal, options: Options) {
        let files = Files(store: options.store)
        let background = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        self.terminal = terminal
        services = Services(
            files: files,
            userService: EmbeddedUserService(store: UserStore(path: files.users), background: background),
            sessions: SessionStore(path: files.session),
            background: background)
        spinner = Spinner(
            display: terminal.console, isAnimated: terminal.console.traits.animates,
            scheduler: MainScheduler.asyncInstance)
    }

    /// Begins what the command line asks for; the process ends when that is over.
    func start(_ command: Command) {
        if case .session = command { return startSession() }
        Task { terminal.end(await run(command)) }
    }

    private func run(_ command: Command) async -> ExitCode {
        let runner = CommandRunner(
            conversation: terminal.console,
            input: CredentialsInput(conversation: terminal.console, reader: terminal.reader),
            calls: ServiceCalls(spinner: spinner), services: services)
        switch command {
        case .login(let credentials, let remember): return await runner.login(credentials, remember: remember)
        case .register(let credentials): return await runner.register(credentials)
        case .status: return await runner.status()
        case .logout: return await runner.logout()
        case .session: return .done
        case .help:
            terminal.console.data(ArgumentTexts.help)
            return .done
        case .version:
            terminal.console.data(ArgumentTexts.version)
            return .done
        }
    }

    private func startSession() {
        let terminal = terminal
        let session = Session(
            services: services, conversation: terminal.console, spinner: spinner, leakProbe: leakProbe
        ) { code in terminal.end(code) }
        self.session = session
        session.start()
    }

    /// In a debug build: tells of a screen whose parts outlive it.
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
