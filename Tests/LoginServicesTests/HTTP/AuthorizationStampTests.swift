import Foundation
import LoginServices
import RxLogin
import TestSupport
import Testing

/// The authorization of requests, as a server receives it that returns their headers.
@Suite(.noLeaks, .needsBackend, .oneAtATime, .ownThread) struct AuthorizationStampTests {
    private let authorization = AuthorizationAdapter()
    private let services: HTTPServices

    init() throws {
        services = HTTPServices(
            server: try ServerAddress("\(Backend.shared.url)/faults/echo"), authorization: authorization)
    }

    @Test func isStampedFromTheLoginToTheLogout() async throws {
        let show = services.shows.show(withID: 42)
        #expect(try await show.value.description == "nobody")
        authorization.user = User(email: "ann@example.org", authorizationHeader: "Bearer of-ann")
        #expect(try await show.value.description == "Bearer of-ann")
        authorization.user = User(email: "ben@example.org", authorizationHeader: "Bearer of-ben")
        #expect(try await show.value.description == "Bearer of-ben")
        authorization.user = nil
        #expect(try await show.value.description == "nobody")
        #expect(try await show.value.title == "GET /faults/echo/shows/42")
    }

    @Test func isNotStampedOnTheWeather() async throws {
        authorization.user = User(email: "ann@example.org", authorizationHeader: "Bearer of-ann")
        let city = try #require(services.weather.city(with: 703_447))
        #expect(try await services.weather.obtainCurrentWeather(for: city).value.name == "nobody")
    }

    @Test func isThatOfTheCallWhereOneIsGiven() async throws {
        authorization.user = User(email: "ann@example.org", authorizationHeader: "Bearer of-ann")
        #expect(try await services.users.user(authorizedBy: "Bearer of-ben").value.email == "Bearer of-ben")
    }
}
