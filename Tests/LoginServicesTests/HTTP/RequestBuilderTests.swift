import Foundation
import RxLogin
import TestSupport
import Testing

@testable import LoginServices

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite(.noLeaks) struct RequestBuilderTests {
    private let builder: RequestBuilder

    init() throws {
        builder = RequestBuilder(endpoint: try ServerAddress("https://example.org/api/"))
    }

    private func json(_ request: URLRequest) throws -> NSDictionary {
        let body = try #require(request.httpBody)
        return try #require(try JSONSerialization.jsonObject(with: body) as? NSDictionary)
    }

    @Test func asksWithoutABody() {
        let expected = [
            ("GET", "sessions/current", builder.currentSession()),
            ("DELETE", "sessions/current", builder.endSession()),
            ("GET", "shows", builder.shows()),
            ("GET", "shows/42", builder.show(withID: 42)),
            ("GET", "shows/-1/reviews", builder.reviews(ofShow: -1)),
            ("GET", "transactions", builder.transactions()),
        ]
        for (method, path, request) in expected {
            #expect(request.httpMethod == method)
            #expect(request.url?.absoluteString == "https://example.org/api/\(path)")
            #expect(request.httpBody == nil)
            #expect(request.allHTTPHeaderFields == ["Accept": "application/json"])
        }
    }

    @Test func sendsCredentialsInTheBodyOnly() throws {
        let credentials = CredentialsRecord(email: "ann@example.org", password: "pen\"cil ü")
        for (path, request) in [
            ("users", try builder.register(credentials)), ("sessions", try builder.login(credentials)),
        ] {
            #expect(request.httpMethod == "POST")
            #expect(request.url?.absoluteString == "https://example.org/api/\(path)")
            #expect(request.allHTTPHeaderFields == ["Accept": "application/json", "Content-Type": "application/json"])
            #expect(try json(request) == ["email": "ann@example.org", "password": "pen\"cil ü"])
        }
    }

    @Test func sendsReviews() throws {
        let request = try builder.addReview(ReviewDraftRecord(rating: 4, comment: "Good."), toShow: 42)
        #expect(request.httpMethod == "POST")
        #expect(request.url?.absoluteString == "https://example.org/api/shows/42/reviews")
        #expect(try json(request) == ["rating": 4, "comment": "Good."])
    }

    @Test func asksForTheWeatherByParameters() {
        #expect(
            builder.weather(forCity: 703_447).url?.absoluteString
                == "https://example.org/api/data/2.5/weather?id=703447&units=metric")
    }

    /// The documented request of the public service.
    @Test func theWeatherIsAskedForWithTheKey() throws {
        let builder = RequestBuilder(
            endpoint: try ServerAddress("https://api.openweathermap.org"), weatherKey: WeatherKey("5e7c0de"))
        let request = builder.weather(forCity: 703_447)
        #expect(
            request.url?.absoluteString
                == "https://api.openweathermap.org/data/2.5/weather?appid=5e7c0de&id=703447&units=metric")
        #expect(request.httpMethod == "GET")
        #expect(request.allHTTPHeaderFields == ["Accept": "application/json"])
        #expect(builder.shows().url?.query() == nil)
    }
}
