import RxLogin
import Streams

extension Services {
    /// Returns services that also record their answers.
    func logged(in log: ServiceLog) -> Services {
        Services(
            files: files, userService: LoggedUsers(service: userService, log: log),
            shows: LoggedShows(service: shows, log: log), weather: LoggedWeather(service: weather, log: log),
            statement: LoggedStatement(service: statement, log: log),
            sessions: LoggedSessions(store: sessions, log: log),
            catalog: LoggedCatalog(catalog: catalog, log: log), authorization: authorization)
    }
}

extension PrimitiveSequence where Trait == SingleTrait, Element: Sendable {
    fileprivate func logged(
        in log: ServiceLog, _ record: @escaping @Sendable (inout ServiceLog.Results, Element) -> Void
    ) -> Single<Element> {
        self.do(onSuccess: { element in log.record { record(&$0, element) } })
    }
}

private struct LoggedUsers: UserServiceable {
    let service: any UserServiceable
    let log: ServiceLog

    func login(with email: String, _ password: String) -> Single<User> {
        service.login(with: email, password).logged(in: log) { $0.user = $1 }
    }

    func register(with email: String, _ password: String) -> Single<User> {
        service.register(with: email, password).logged(in: log) { $0.user = $1 }
    }

    func user(authorizedBy header: String) -> Single<User> {
        service.user(authorizedBy: header).logged(in: log) { $0.user = $1 }
    }

    func logout(authorizationHeader header: String) -> Completable {
        service.logout(authorizationHeader: header)
    }
}

private struct LoggedShows: ShowServiceable {
    let service: any ShowServiceable
    let log: ServiceLog

    func shows() -> Single<[Show]> { service.shows().logged(in: log) { $0.shows = $1 } }

    func show(withID id: Int) -> Single<Show> { service.show(withID: id).logged(in: log) { $0.show = $1 } }

    func reviews(ofShow id: Int) -> Single<[Review]> {
        service.reviews(ofShow: id).logged(in: log) { $0.reviews = $1 }
    }

    func addReview(_ draft: ReviewDraft, toShow id: Int) -> Single<Review> {
        service.addReview(draft, toShow: id).logged(in: log) { $0.reviews.append($1) }
    }
}

private struct LoggedWeather: WeatherServiceable {
    let service: any WeatherServiceable
    let log: ServiceLog

    var cities: [City] {
        let cities = service.cities
        log.record { $0.cities = cities }
        return cities
    }

    func city(with id: Int) -> City? { service.city(with: id) }

    func obtainCurrentWeather(for city: City) -> Single<Weather> {
        service.obtainCurrentWeather(for: city).logged(in: log) { ($0.city, $0.weather) = (city, $1) }
    }
}

private struct LoggedStatement: StatementServiceable {
    let service: any StatementServiceable
    let log: ServiceLog

    func transactions() -> Single<[Transaction]> { service.transactions().logged(in: log) { $0.transactions = $1 } }
}

private struct LoggedSessions: SessionStoring {
    let store: any SessionStoring
    let log: ServiceLog

    func load() -> Single<User?> { store.load().logged(in: log) { $0.user = $1 } }

    func loadForLogout() -> Single<User?> { store.loadForLogout().logged(in: log) { $0.user = $1 } }

    func save(_ user: User) -> Single<User?> { store.save(user) }

    func forget(_ user: User) -> Completable { store.forget(user) }

    func forgetUnreadable() -> Completable { store.forgetUnreadable() }
}

private struct LoggedCatalog: SessionCatalog {
    let catalog: any SessionCatalog
    let log: ServiceLog

    func sessions() -> Single<[RememberedSession]> {
        catalog.sessions().logged(in: log) { $0.sessions = $1.map(\.item) }
    }
}
