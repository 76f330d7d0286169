import Dispatch
import Foundation
import Streams

/// The services of a server, over one connection.
///
///     let services = HTTPServices(
///         server: try ServerAddress("https://example.org"), authorization: AuthorizationAdapter())
///     services.users.login(with: "ann@example.org", "pencil")
public struct HTTPServices: Sendable {
    /// Accounts and sessions.
    public let users: any UserServiceable
    /// Shows and their reviews.
    public let shows: any ShowServiceable
    /// The statement.
    public let statement: any StatementServiceable
    /// The weather.
    public let weather: any WeatherServiceable

    /// Creates the services of a server.
    ///
    /// - Parameters:
    ///   - server: where it is.
    ///   - authorization: in whose name requests are sent.
    ///   - weatherKey: what the weather service knows its customers by, where it wants to.
    ///   - patience: how long an answer may take.
    ///   - scheduler: by whose clock.
    ///   - log: is told of each request and how it ended, in a line without secrets.
    public init(
        server: ServerAddress, authorization: AuthorizationAdapter, weatherKey: String? = nil,
        patience: RxTimeInterval = .seconds(30),
        scheduler: any SchedulerType = ConcurrentDispatchQueueScheduler(qos: .utility),
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        let api = APIServiceImpl(
            builder: RequestBuilder(endpoint: server, key: weatherKey),
            executor: RequestExecutor(patience: .init(dueTime: patience, scheduler: scheduler), log: log),
            authorization: authorization)
        users = HTTPUserService(api: api)
        shows = HTTPShowService(api: api)
        statement = HTTPStatementService(api: api)
        weather = HTTPWeatherService(api: api)
    }
}
