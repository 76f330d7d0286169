import RxLogin
import Streams

/// The services of one run, and what works directly on them.
struct Services: Sendable {
    let files: Files
    let userService: any UserServiceable
    let shows: any ShowServiceable
    let weather: any WeatherServiceable
    let statement: any StatementServiceable
    let sessions: any SessionRemembering
    let authorization: AuthorizationAdapter
    let background: any ImmediateSchedulerType

    /// The services of a server where one is named, else those that need nothing installed.
    static func asked(by options: Options) -> Services {
        let files = Files(store: options.store, server: options.server)
        return options.server.map { of($0, files: files) } ?? embedded(files: files)
    }

    private static func of(_ server: ServerAddress, files: Files) -> Services {
        let authorization = AuthorizationAdapter()
        let services = HTTPServices(server: server, authorization: authorization)
        return Services(
            files: files, userService: services.users, shows: services.shows, weather: services.weather,
            statement: services.statement, sessions: SessionStore(path: files.session),
            authorization: authorization, background: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
    }

    private static func embedded(files: Files) -> Services {
        let background = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        let users = EmbeddedUserService(store: UserStore(path: files.users), background: background)
        let authorization = AuthorizationAdapter()
        return Services(
            files: files, userService: users, shows: EmbeddedShowService(users: users, authorization: authorization),
            weather: EmbeddedWeatherService(),
            statement: EmbeddedStatementService(users: users, authorization: authorization, background: background),
            sessions: SessionStore(path: files.session), authorization: authorization, background: background)
    }

    var loginInteractor: LoginInteractor {
        LoginInteractor(userService: userService, sessions: sessions, background: background)
    }

    var registerInteractor: RegisterInteractor {
        RegisterInteractor(userService: userService)
    }

    var homeInteractor: HomeInteractor {
        HomeInteractor(
            userService: userService, sessions: sessions, authorization: authorization, background: background)
    }
}
