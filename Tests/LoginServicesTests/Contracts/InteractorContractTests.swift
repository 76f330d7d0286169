import LoginServices
import TestSupport
import Testing

@testable import RxLogin

/// The interactors of the modules, each on both implementations of its service.
@Suite(.noLeaks, .oneAtATime, .ownThread) struct InteractorContractTests {
    private let folder = TemporaryFolder()

    /// The elements that a `Single` emits until it completes.
    private func elements<Element: Sendable>(of single: Single<Element>) async throws -> [Element] {
        try await single.asObservable().toArray().value
    }

    @Test(arguments: Implementation.allCases)
    func anAccountIsRegisteredUsedAndLeft(_ implementation: Implementation) async throws {
        let services = try await implementation.make(in: folder)
        let sessions = FileSessionStore(path: folder.file("session.json"))
        let register = RegisterInteractor(userService: services.users)
        let login = LoginInteractor(userService: services.users, sessions: sessions)
        let home = HomeInteractor(
            userService: services.users, sessions: sessions, authorization: services.authorization)
        let email = ServicesUnderTest.newEmail()

        #expect(try await elements(of: register.register(with: email, "pencil")) == [email])
        let users = try await elements(of: login.login(with: email, "pencil"))
        let user = try #require(users.first)
        #expect(users.map(\.email) == [email])
        try await login.remember(user).value
        #expect(try await sessions.load().value == user)

        services.authorization.user = user
        #expect(try await home.logout().value == LogoutFailures())
        #expect(services.authorization.authorizationHeader == nil)
        #expect(try await sessions.load().value == nil)
        await #expect(throws: ServiceError.unauthorized) {
            try await services.users.user(authorizedBy: user.authorizationHeader).value
        }
    }

    @Test(arguments: Implementation.allCases)
    func showsAreListedOpenedAndReviewed(_ implementation: Implementation) async throws {
        let services = try await implementation.makeLoggedIn("prince.hal", in: folder)
        let list = ShowsInteractor(service: services.shows)
        let details = DetailsInteractor(service: services.shows)
        let lists = try await elements(of: list.shows())
        #expect(lists.map(\.count) == [6])
        let show = try #require(lists.first?.first { $0.id == 11 })
        #expect(try await elements(of: details.show(withID: 11)) == [show])

        let draft = ReviewDraft(rating: 4, comment: "Balanced.")
        let reviews = try await elements(of: details.addReview(draft, toShow: 11))
        #expect(reviews.map(\.author) == ["prince.hal"])
        let stored = try await elements(of: details.reviews(ofShow: 11))
        #expect(stored.count == 1)
        #expect(try stored.first?.contains(#require(reviews.first)) == true)
    }

    @Test(arguments: Implementation.allCases)
    func theStatementHasAnEntryForEachTransaction(_ implementation: Implementation) async throws {
        let services = try await implementation.makeLoggedIn(in: folder)
        let statement = StatementInteractor(service: services.statement)
        let statements = try await elements(of: statement.entries())
        #expect(statements.map(\.count) == [49])
        #expect(statements.first?.map(\.payee) == SampleStatement.transactions.reversed().map(\.payee))
        #expect(statements.first?.last?.amount == AmountModel(amount: -980, currency: "EUR"))
    }

    @Test(arguments: Implementation.allCases)
    func theWeatherIsThatOfTheCity(_ implementation: Implementation) async throws {
        let services = try await implementation.make(in: folder)
        let cities = CitiesInteractor(service: services.weather)
        let weather = WeatherInteractor(service: services.weather)
        #expect(cities.cities.count == 7)
        #expect(weather.city(with: 1) == nil)
        let kyiv = try #require(weather.city(with: 703_447))
        #expect(cities.cities.contains(kyiv))
        let reports = try await elements(of: weather.obtainCurrentWeather(for: kyiv))
        #expect(reports.map(\.name) == ["Kyiv"])
    }
}
