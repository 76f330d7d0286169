import LoginServices
import RxLogin
import TestSupport
import Viper

@testable import LoginCLI

/// A whole session of the real modules and views, without a terminal and with a service at the test's command.
@MainActor final class FakeSession {
    let conversation: FakeConversation
    let service = FakeUserService()
    let spinnerClock = ManualScheduler()
    let probe = LeakProbe()
    let sessions: MemorySessions
    let session: Session

    private let end: Ending

    @MainActor private final class Ending {
        var code: ExitCode?
        var waiting: CheckedContinuation<Void, Never>?

        func finish(_ code: ExitCode) {
            self.code = code
            waiting?.resume()
            waiting = nil
        }
    }

    /// - Parameter shows: A service in place of the embedded one.
    init(
        isInteractive: Bool = true, shows: (any ShowServiceable)? = nil, weather: (any WeatherServiceable)? = nil,
        statement: (any StatementServiceable)? = nil,
        sessions: MemorySessions = MemorySessions(), catalog: (any SessionCatalog)? = nil,
        validator: CredentialsValidator = CredentialsValidator(), options: Session.Options = Session.Options(),
        makeViews: @MainActor (ScreenContext) -> any ViewFactory = TerminalViewFactory.init
    ) {
        let conversation = FakeConversation(isInteractive: isInteractive)
        let end = Ending()
        let files = Files(store: "/nowhere/users.json")
        let spinner = Spinner(display: conversation, isAnimated: isInteractive, scheduler: spinnerClock)
        self.conversation = conversation
        self.end = end
        self.sessions = sessions
        let authorization = AuthorizationAdapter()
        let gateway = InMemoryEntityGateway(
            transactions: SampleStatement.transactions, reviews: SampleShows.reviews)
        var options = options
        options.leakProbe = probe
        session = Session(
            services: Services(
                files: files, userService: service,
                shows: shows
                    ?? EmbeddedShowService(
                        gateway: gateway, users: service, authorization: authorization,
                        background: MainScheduler.asyncInstance),
                weather: weather ?? EmbeddedWeatherService(),
                statement: statement
                    ?? EmbeddedStatementService(
                        gateway: gateway, users: service, authorization: authorization,
                        background: MainScheduler.asyncInstance),
                sessions: sessions, catalog: catalog ?? FileSessionCatalog(store: files.advice.store),
                authorization: authorization, validator: validator),
            conversation: conversation, spinner: spinner, options: options, makeViews: makeViews
        ) { code in end.finish(code) }
        session.root.start()
    }

    /// The titles of the screens, from the first to the topmost.
    var path: [String] { session.root.stack.screens.map(\.title) }

    /// Logs in, types lines as they are asked for, and returns the question that is asked then.
    @discardableResult func logIn(then lines: String...) async -> Question? {
        service.willAnswer(.success(FakeUserService.user))
        return await answer([Account.email, Account.password] + lines)
    }

    /// Types lines as they are asked for, and returns the question that is asked then.
    @discardableResult func answer(_ lines: String...) async -> Question? { await answer(lines) }

    func answer(_ lines: [String]) async -> Question? {
        for line in lines {
            _ = await conversation.question()
            conversation.type(line)
        }
        return await conversation.question()
    }

    var hasEnded: Bool { end.code != nil }

    /// Returns how the session ended, once it has.
    func code() async -> ExitCode? {
        if end.code == nil { await withCheckedContinuation { end.waiting = $0 } }
        return end.code
    }

    /// Has the controller look for its next question, and returns when it has; lines typed before have arrived.
    func takeTurn() async {
        session.controller.setNeedsTurn()
        await Main.settle()
    }

    /// Returns once a call is in flight.
    func callInFlight(_ count: Int = 1) async {
        await until { service.calls.count >= count }
    }
}
