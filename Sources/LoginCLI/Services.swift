import LoginServices
import RxLogin
import Streams

/// The services of one run.
struct Services: Sendable {
    /// Announces a wait, in place of the text of a spinner, which is shorter.
    private static let lockWait = LockWait { path in
        let start = Output.error.columns == nil ? "" : "\r"
        try? Output.error.write("\(start)Waiting for another program that uses \(path.visible)...\n")
    }

    let files: Files
    let userService: any UserServiceable
    let shows: any ShowServiceable
    let weather: any WeatherServiceable
    let statement: any StatementServiceable
    let sessions: any SessionStoring
    let catalog: any SessionCatalog
    let authorization: AuthorizationAdapter
    var validator = CredentialsValidator()

    /// Creates the services of a server, or the embedded ones.
    ///
    /// - Parameter weather: A weather service in place of theirs.
    static func make(
        store: String?, server: ServerAddress?, namesEmbedded: Bool = false, weather: Options.WeatherSource? = nil
    ) -> Services {
        let weather = weather.map { HTTPServices.weather(from: $0.server, key: $0.key) }
        let files = Files(store: store, server: server, namesEmbedded: namesEmbedded)
        return server.map { of($0, files: files, weather: weather) } ?? embedded(files: files, weather: weather)
    }

    private static func of(_ server: ServerAddress, files: Files, weather: (any WeatherServiceable)?) -> Services {
        let authorization = AuthorizationAdapter()
        let services = HTTPServices(server: server, authorization: authorization)
        return Services(
            files: files, userService: services.users, shows: services.shows, weather: weather ?? services.weather,
            statement: services.statement, sessions: FileSessionStore(path: files.session, lockWait: lockWait),
            catalog: FileSessionCatalog(store: files.advice.store), authorization: authorization)
    }

    private static func embedded(files: Files, weather: (any WeatherServiceable)?) -> Services {
        let gateway = FileEntityGateway(
            users: UserStore(path: files.users, lockWait: lockWait), reviews: files.reviews,
            transactions: files.statement, lockWait: lockWait)
        let users = EmbeddedUserService(store: gateway.users)
        let authorization = AuthorizationAdapter()
        return Services(
            files: files, userService: users,
            shows: EmbeddedShowService(gateway: gateway, users: users, authorization: authorization),
            weather: weather ?? EmbeddedWeatherService(),
            statement: EmbeddedStatementService(gateway: gateway, users: users, authorization: authorization),
            sessions: FileSessionStore(path: files.session, lockWait: lockWait),
            catalog: FileSessionCatalog(store: files.advice.store), authorization: authorization)
    }
}
