import RxLogin
import TestSupport
import Testing

@testable import LoginServices

/// The services of a server, over an API that answers what a test wants: nothing is sent.
@Suite(.noLeaks, .oneAtATime) struct HTTPServiceTests {
    private struct API: APIService {
        var token = "secret"
        var rating = 4
        var amount = "-1.50"
        var end: Completable = .empty()
        var weatherFailure: ServiceError?

        func register(_ credentials: CredentialsRecord) -> Single<AccountRecord> { login(credentials) }

        func login(_ credentials: CredentialsRecord) -> Single<AccountRecord> {
            .just(AccountRecord(email: credentials.email, token: token))
        }

        func session(authorizedBy header: String) -> Single<SessionRecord> { .just(SessionRecord(email: header)) }

        func endSession(authorizedBy header: String) -> Completable { end }

        func shows() -> Single<[ShowRecord]> { show(withID: 7).map { [$0] } }

        func show(withID id: Int) -> Single<ShowRecord> {
            .just(ShowRecord(id: id, title: "Title", description: "Description", imageURL: nil))
        }

        func reviews(ofShow id: Int) -> Single<[ReviewRecord]> {
            .just([ReviewRecord(id: 1, showID: id, author: "ann", rating: rating, comment: "Good.")])
        }

        func addReview(_ draft: ReviewDraftRecord, toShow id: Int) -> Single<ReviewRecord> {
            .just(ReviewRecord(id: 2, showID: id, author: "ann", rating: draft.rating, comment: draft.comment))
        }

        func transactions() -> Single<[TransactionRecord]> {
            .just(
                ["2026-05-01", "2026-05-03", "2026-05-02"].enumerated().map { index, date in
                    TransactionRecord(id: index, date: date, payee: "Sauer", amount: amount, currency: "EUR")
                })
        }

        func currentWeather(forCity id: Int) -> Single<CurrentWeatherRecord> {
            if let weatherFailure { return .error(weatherFailure) }
            return .just(
                CurrentWeatherRecord(
                    name: "\(id)", weather: nil, main: nil, clouds: nil, wind: .init(speed: 3, deg: nil),
                    visibility: nil))
        }
    }

    @Test func aTokenBecomesAHeader() async throws {
        let users = HTTPUserService(api: API())
        let user = User(email: "ann@example.org", authorizationHeader: "Bearer secret")
        #expect(try await users.login(with: "ann@example.org", "pencil").value == user)
        #expect(try await users.register(with: "ann@example.org", "pencil").value == user)
        let broken = HTTPUserService(api: API(token: "se cret"))
        await #expect(throws: ServiceError.malformed) {
            try await broken.login(with: "ann@example.org", "pencil").value
        }
    }

    @Test func aSessionThatIsOverIsLoggedOut() async throws {
        try await HTTPUserService(api: API()).logout(authorizationHeader: "Bearer x").value
        let over = HTTPUserService(api: API(end: .error(ServiceError.unauthorized)))
        try await over.logout(authorizationHeader: "Bearer x").value
        let offline = HTTPUserService(api: API(end: .error(ServiceError.offline)))
        await #expect(throws: ServiceError.offline) { try await offline.logout(authorizationHeader: "Bearer x").value }
    }

    @Test func recordsBecomeModels() async throws {
        let shows = HTTPShowService(api: API())
        #expect(
            try await shows.shows().value == [Show(id: 7, title: "Title", description: "Description", imageURL: nil)])
        #expect(try await shows.show(withID: 9).value.id == 9)
        #expect(
            try await shows.addReview(ReviewDraft(rating: 2, comment: "Bad."), toShow: 9).value
                == Review(id: 2, showID: 9, author: "ann", rating: 2, comment: "Bad."))
        let city = City(id: 5, name: "Five", country: "XX")
        #expect(
            try await HTTPWeatherService(api: API()).obtainCurrentWeather(for: city).value
                == Weather(name: "5", windSpeed: 3))
        let transactions = try await HTTPStatementService(api: API()).transactions().value
        #expect(transactions.map(\.id) == [1, 2, 0], "the newest first, however the server sends them")
    }

    /// The weather needs no session, so the server can only mean the key.
    @Test func anUnauthorizedWeatherRequestIsNoEndOfASession() async throws {
        let city = City(id: 5, name: "Five", country: "XX")
        let refused = HTTPWeatherService(api: API(weatherFailure: .unauthorized))
        await #expect(
            throws: ServiceError.refused(
                reason: "The server requires a valid key for the weather. Check the key in the settings.")
        ) {
            try await refused.obtainCurrentWeather(for: city).value
        }
        let offline = HTTPWeatherService(api: API(weatherFailure: .offline))
        await #expect(throws: ServiceError.offline) { try await offline.obtainCurrentWeather(for: city).value }
    }

    @Test func aRecordThatMakesNoSenseIsMalformed() async throws {
        let api = API(rating: 7, amount: "much")
        await #expect(throws: ServiceError.malformed) {
            try await HTTPShowService(api: api).reviews(ofShow: 7).value
        }
        await #expect(throws: ServiceError.malformed) {
            try await HTTPStatementService(api: api).transactions().value
        }
    }
}
