import Foundation
import RxLogin
import TestSupport
import Testing

@testable import LoginServices

/// The two implementations of the services, which have the same contract.
enum Implementation: String, CaseIterable, Sendable {
    case embedded, http

    /// Returns services with a new user, who is logged in.
    func makeLoggedIn(_ name: String = "ann", in folder: TemporaryFolder) async throws -> ServicesUnderTest {
        let services = try await make(in: folder)
        try await services.logInNewUser(name)
        return services
    }

    /// - Parameter folder: The folder of the test, which has to outlive the services: they would create it again.
    func make(in folder: TemporaryFolder) async throws -> ServicesUnderTest {
        switch self {
        case .embedded: return ServicesUnderTest(embeddedIn: folder)
        case .http:
            guard await Backend.isAvailable else { try Test.cancel("\(Backend.instructions)") }
            return try ServicesUnderTest(of: Backend.shared)
        }
    }
}

/// The services of one implementation, and the current user.
struct ServicesUnderTest {
    let users: any UserServiceable
    let shows: any ShowServiceable
    let statement: any StatementServiceable
    let weather: any WeatherServiceable
    let authorization = AuthorizationAdapter()

    init(embeddedIn folder: TemporaryFolder) {
        let gateway = FileEntityGateway(
            users: UserStore(at: folder.file("users.json")), reviews: folder.file("reviews.json"),
            transactions: folder.file("statement.json"))
        let users = EmbeddedUserService(store: gateway.users)
        self.users = users
        shows = EmbeddedShowService(gateway: gateway, users: users, authorization: authorization)
        statement = EmbeddedStatementService(gateway: gateway, users: users, authorization: authorization)
        weather = EmbeddedWeatherService()
    }

    init(of backend: Backend) throws {
        let services = HTTPServices(server: try ServerAddress(backend.url), authorization: authorization)
        users = services.users
        shows = services.shows
        statement = services.statement
        weather = services.weather
    }

    /// Returns an email that no other test has, since the tests share a server.
    static func newEmail(_ name: String = "ann") -> String { "\(name)@\(UUID().uuidString.lowercased()).example.org" }

    /// Registers a user, who is logged in from now on.
    @discardableResult func logInNewUser(_ name: String = "ann") async throws -> User {
        let user = try await users.register(with: Self.newEmail(name), "pencil").value
        authorization.user = user
        return user
    }
}
