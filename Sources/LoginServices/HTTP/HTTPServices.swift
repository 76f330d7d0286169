import Dispatch
import Foundation
import RxLogin
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
    ///   - server: The address of the server.
    ///   - authorization: The authorization of the current user.
    ///   - patience: The time limit for a whole answer.
    ///   - scheduler: The clock of that limit.
    public init(
        server: ServerAddress, authorization: AuthorizationAdapter, patience: RxTimeInterval = .seconds(30),
        scheduler: any SchedulerType = ConcurrentDispatchQueueScheduler(qos: .utility)
    ) {
        server.bypassProxy()
        let api = APIServiceImpl(
            builder: RequestBuilder(endpoint: server),
            executor: RequestExecutor(patience: .init(dueTime: patience, scheduler: scheduler)),
            authorization: authorization)
        users = HTTPUserService(api: api)
        shows = HTTPShowService(api: api)
        statement = HTTPStatementService(api: api)
        weather = HTTPWeatherService(api: api)
    }

    /// Returns the weather service of a server that requires a key, such as OpenWeatherMap.
    ///
    ///     let weather = HTTPServices.weather(from: try ServerAddress("https://api.openweathermap.org"), key: key)
    ///
    /// - Parameters:
    ///   - server: The address of the server.
    ///   - key: The key, which is sent to this server only.
    ///   - patience: The time limit for a whole answer.
    ///   - scheduler: The clock of that limit.
    public static func weather(
        from server: ServerAddress, key: WeatherKey, patience: RxTimeInterval = .seconds(30),
        scheduler: any SchedulerType = ConcurrentDispatchQueueScheduler(qos: .utility)
    ) -> any WeatherServiceable {
        server.bypassProxy()
        return HTTPWeatherService(
            api: APIServiceImpl(
                builder: RequestBuilder(endpoint: server, weatherKey: key),
                executor: RequestExecutor(patience: .init(dueTime: patience, scheduler: scheduler)),
                authorization: AuthorizationAdapter()))
    }
}

/// The user service of a server.
struct HTTPUserService: UserServiceable {
    let api: any APIService

    func login(with email: String, _ password: String) -> Single<User> {
        opened(api.login(CredentialsRecord(email: email, password: password)))
    }

    func register(with email: String, _ password: String) -> Single<User> {
        opened(api.register(CredentialsRecord(email: email, password: password)))
    }

    func user(authorizedBy header: String) -> Single<User> {
        api.session(authorizedBy: header).map { try $0.user(authorizedBy: header) }
    }

    func logout(authorizationHeader header: String) -> Completable {
        // A session that has ended is the purpose of the request.
        api.endSession(authorizedBy: header).catch { error in
            error as? ServiceError == .unauthorized ? .empty() : .error(error)
        }
    }

    private func opened(_ account: Single<AccountRecord>) -> Single<User> {
        account.map { try $0.user }.catch { error in
            switch error as? ServiceError {
            // Neither error can be about a session or an object: before a login there are none.
            case .unauthorized: .error(ServiceError.loginRejected)
            case .notFound: .error(ServiceError.wrongAddress)
            default: .error(error)
            }
        }
    }
}

/// The show service of a server.
struct HTTPShowService: ShowServiceable {
    let api: any APIService

    func shows() -> Single<[Show]> {
        api.shows().map { try $0.map { try $0.show } }
    }

    func show(withID id: Int) -> Single<Show> {
        api.show(withID: id).map { try $0.show }
    }

    func reviews(ofShow id: Int) -> Single<[Review]> {
        api.reviews(ofShow: id).map { try $0.map { try $0.review } }
    }

    func addReview(_ draft: ReviewDraft, toShow id: Int) -> Single<Review> {
        api.addReview(ReviewDraftRecord(rating: draft.rating, comment: draft.comment), toShow: id).map { try $0.review }
    }
}

/// The statement service of a server.
struct HTTPStatementService: StatementServiceable {
    let api: any APIService

    func transactions() -> Single<[Transaction]> {
        api.transactions().map { try $0.map { try $0.transaction }.newestFirst }
    }
}

/// The weather service of a server with the API of the public OpenWeatherMap.
struct HTTPWeatherService: WeatherServiceable {
    private static let keyRefused = "The server requires a valid key for the weather. Check the key in the settings."

    let api: any APIService

    func obtainCurrentWeather(for city: City) -> Single<Weather> {
        api.currentWeather(forCity: city.id).map { try $0.mapped }.catch { error in
            // The weather needs no session.
            .error(error as? ServiceError == .unauthorized ? ServiceError.refused(reason: Self.keyRefused) : error)
        }
    }
}
