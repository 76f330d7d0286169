import Foundation
import RxLogin
import TestSupport
import Testing

@testable import LoginServices

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Secrets are neither in the log of the server nor in its answers.
@Suite(.noLeaks, .needsBackend, .oneAtATime, .ownThread) struct SecretsTests {
    @Test func neverReachTheLogOfTheServer() async throws {
        let authorization = AuthorizationAdapter()
        let (password, wrong) = (UUID().uuidString, UUID().uuidString)
        let key = "key-\(UUID())"
        let server = try ServerAddress(Backend.shared.url)
        let services = HTTPServices(server: server, authorization: authorization)
        let weather = HTTPServices.weather(from: server, key: try #require(WeatherKey(key)))
        let email = ServicesUnderTest.newEmail()

        let user = try await services.users.register(with: email, password).value
        authorization.user = user
        await #expect(throws: ServiceError.invalidCredentials) {
            try await services.users.login(with: email, wrong).value
        }
        await #expect(throws: ServiceError.self) { try await services.users.register(with: "nobody", password).value }
        let city = try #require(weather.city(with: 703_447))
        _ = try await weather.obtainCurrentWeather(for: city).value
        _ = try await services.shows.show(withID: 42).value
        try await services.users.logout(authorizationHeader: user.authorizationHeader).value

        let token = user.authorizationHeader.replacing("Bearer ", with: "")
        let serverLog = try Backend.shared.log
        #expect(serverLog.contains("GET /data/2.5/weather 200"))
        for secret in [password, wrong, token, key] { #expect(!serverLog.contains(secret)) }
    }

    @Test func areNotRepeatedByARefusal() async throws {
        let url = try #require(URL(string: "\(Backend.shared.url)/sessions"))
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = Data(#"{"email": 1, "password": "opensesame"}"#.utf8)
        let session = URLSession(configuration: .withoutStorage())
        defer { session.finishTasksAndInvalidate() }
        let (body, response) = try await session.data(for: request)
        #expect((response as? HTTPURLResponse)?.statusCode == 422)
        #expect(!String(decoding: body, as: UTF8.self).contains("opensesame"))
        #expect(try !Backend.shared.log.contains("opensesame"))
    }
}
