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
    private let options: Options
    private var session: Session?

    init(terminal: Terminal, options: Options) {
        self.terminal = terminal
        self.options = options
        // Of two requests that fail together one failure is shown; the other is no news, and would land in the prompt.
        Hooks.lateErrorHandler = { _ in }
        services = .asked(by: options)
        spinner = Spinner(
            display: terminal.console, isAnimated: terminal.console.traits.animates,
            scheduler: MainScheduler.asyncInstance)
    }

    /// Begins what the command line asks for; the process ends when that is over.
    func start(_ command: Command) {
        Task { terminal.end(await run(command)) }
    }

    private func run(_ command: Command) async -> ExitCode {
        let runner = CommandRunner(
            conversation: terminal.console,
            input: CredentialsInput(conversation: terminal.console, reader: terminal.reader),
            calls: ServiceCalls(spinner: spinner), services: services)
        switch command {
        case .session(let remember): return await talk(terminal.console, remember: remember) { $0.start() }
        case .open(let route, let credentials):
            return await runner.open(credentials) { user in
                await talk(Exhibition(terminal.console)) { $0.start(at: route, for: user) }
            }
        case .login(let credentials, let remember): return await runner.login(credentials, remember: remember)
        case .register(let credentials): return await runner.register(credentials)
        case .status: return await runner.status()
        case .logout: return await runner.logout()
        case .print(let text):
            terminal.console.data(text)
            return .done
        }
    }

    /// Holds a session, and returns how it ended.
    private func talk(
        _ conversation: any Conversation, remember: Bool = false, _ begin: (Session) -> Void
    ) async -> ExitCode {
        await withCheckedContinuation { continuation in
            let session = Session(
                services: services, conversation: conversation, spinner: spinner,
                options: Session.Options(
                    locale: NumberLocale.locale(options.locale), remembers: remember, leakProbe: leakProbe)
            ) { code in continuation.resume(returning: code) }
            self.session = session
            terminal.terminationHandler.prepare(session.opened.endings)
            begin(session)
        }
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
