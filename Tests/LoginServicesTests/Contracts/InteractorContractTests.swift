import LoginServices
import RxLogin
import TestSupport
import Testing

/// The interactors of the modules, each on both implementations of its service.
@Suite(.noLeaks, .oneAtATime) struct InteractorContractTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// The elements that a `Single` emits until it completes.
    private func elements<Element: Sendable>(of single: Single<Element>) async throws -> [Element] {
        try await single.asObservable().toArray().value
    }

    @Test(arguments: Implementation.allCases)
    func anAccountIsRegisteredUsedAndLeft(_ implementation: Implementation) async throws {
        let services = try implementation.make(in: folder)
        let sessions = FileSessionStore(path: folder.file("session.json"))
        let register = RegisterInteractor(userService: services.users)
        let login = LoginInteractor(userService: services.users, sessions: sessions)
        let home = HomeInteractor(
            userService: services.users, sessions: sessions, authorization: services.authorization)
        let email = ServicesUnderTest.newEmail()

        #expect(try await elements(of: register.register(with: email, "pencil")) == [email])
        await #expect(throws: ServiceError.emailTaken) { try await register.register(with: email, "pencil").value }

        await #expect(throws: ServiceError.invalidCredentials) { try await login.login(with: email, "crayon").value }
        let users = try await elements(of: login.login(with: email, "pencil"))
        let user = try #require(users.first)
        #expect(users.map(\.email) == [email])
        try await login.remember(user).value
        #expect(try await sessions.load().value == user)

        services.authorization.authorizationHeader = user.authorizationHeader
        try await home.logout().value
        #expect(services.authorization.authorizationHeader == nil)
        #expect(try await sessions.load().value == nil)
        await #expect(throws: ServiceError.unauthorized) {
            try await services.users.user(authorizedBy: user.authorizationHeader).value
        }
    }

    @Test(arguments: Implementation.allCases)
    func showsAreListedOpenedAndReviewed(_ implementation: Implementation) async throws {
        let services = try implementation.make(in: folder)
        let list = ShowsInteractor(service: services.shows)
        let details = DetailsInteractor(service: services.shows)
        await #expect(throws: ServiceError.unauthorized) { try await list.shows().value }
        try await services.logInNewUser("prince.hal")

        let lists = try await elements(of: list.shows())
        #expect(lists.map(\.count) == [6])
        let show = try #require(lists.first?.first { $0.id == 11 })
        #expect(try await elements(of: details.show(withID: 11)) == [show])
        await #expect(throws: ServiceError.notFound) { try await details.show(withID: 1).value }

        let draft = ReviewDraft(rating: 4, comment: "Balanced.")
        let reviews = try await elements(of: details.addReview(draft, toShow: 11))
        #expect(reviews.map(\.author) == ["prince.hal"])
        let stored = try await elements(of: details.reviews(ofShow: 11))
        #expect(stored.count == 1)
        #expect(try stored.first?.contains(#require(reviews.first)) == true)
    }

    @Test(arguments: Implementation.allCases)
    func theStatementHasAnEntryForEachTransaction(_ implementation: Implementation) async throws {
        let services = try implementation.make(in: folder)
        let statement = StatementInteractor(service: services.statement)
        await #expect(throws: ServiceError.unauthorized) { try await statement.entries().value }
        try await services.logInNewUser()
        let statements = try await elements(of: statement.entries())
        #expect(statements.map(\.count) == [49])
        #expect(statements.first?.map(\.payee) == SampleStatement.transactions.reversed().map(\.payee))
        #expect(statements.first?.last?.amount == AmountModel(amount: -980, currency: "EUR"))
    }

    @Test(arguments: Implementation.allCases)
    func theWeatherIsThatOfTheCity(_ implementation: Implementation) async throws {
        let services = try implementation.make(in: folder)
        let cities = CitiesInteractor(service: services.weather)
        let weather = WeatherInteractor(service: services.weather)
        #expect(cities.cities.count == 7)
        #expect(weather.city(with: 1) == nil)
        let kyiv = try #require(weather.city(with: 703_447))
        #expect(cities.cities.contains(kyiv))
        let reports = try await elements(of: weather.obtainCurrentWeather(for: kyiv))
        #expect(reports.map(\.name) == ["Kyiv"])
        #expect(reports.map(\.temperature) == [7.8])
        let atlantis = City(id: 1, name: "Atlantis", country: "XX")
        await #expect(throws: ServiceError.notFound) { try await weather.obtainCurrentWeather(for: atlantis).value }
    }
}
