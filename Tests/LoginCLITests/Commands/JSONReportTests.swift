import Foundation
import LoginServices
import RxLogin
import TestSupport
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct JSONReportTests {
    /// The examples of the documentation, in their order.
    private func examples() throws -> [String] {
        try Project.text("Docs/JSON.md").matches(of: /```json\n(.+)\n```/).map { String($0.1) }
    }

    @Test func theExamplesOfTheDocumentationAreTrue() throws {
        var results = ServiceLog.Results()
        results.user = User(email: "ada@example.com", authorizationHeader: "Bearer test")
        results.sessions = [SessionItem(email: "ada@example.com", server: nil)]
        let show = Show(id: 42, title: "The Answer", description: "A computer.", imageURL: nil)
        results.shows = [show]
        results.show = show
        results.reviews = [
            Review(id: 1, showID: 42, author: "hana", rating: 5, comment: "静か。"),
            Review(id: 2, showID: 42, author: "lea", rating: 4, comment: "Warm."),
        ]
        results.cities = [City(id: 703_447, name: "Kyiv", country: "UA")]
        results.city = results.cities[0]
        results.weather = Weather(name: "Kyiv", description: "light rain", temperature: 21.3, humidity: 40)
        results.transactions = [
            Transaction(
                id: 7, date: Date(timeIntervalSince1970: 1_777_593_600), payee: "Sauer",
                amount: try #require(Decimal(string: "-12.50")), currency: "EUR")
        ]
        let routes: [Route] = [
            .home, .sessions, .shows, .show(id: 42), .cities, .city(id: 703_447), .statement,
        ]
        let session = "/home/ada/users.json.session"
        let values =
            [
                JSONReport.failure(code: "offline", message: ServiceError.offline.sentence),
                JSONReport.status(user: "ada@example.com", Files(store: "/home/ada/users.json")),
                JSONReport.login(user: "ada@example.com", session: session),
                JSONReport.registration(user: "ada@example.com"),
                JSONReport.logout(EndedSession(item: results.sessions[0])),
                JSONReport.logoutAll([EndedSession(item: results.sessions[0])]),
            ] + routes.map { JSONReport.content(of: $0, results) }
        #expect(try examples() == values.map(\.line))
    }

    /// The documentation lists the code of every failure.
    @Test func theCodesAreDocumented() throws {
        let errors: [ServiceError] = [
            .invalidCredentials, .loginRejected, .emailTaken, .locked(retryAfter: nil), .limited(retryAfter: nil),
            .unauthorized, .forbidden, .notFound, .refused(reason: ""), .offline, .timeout, .untrusted, .wrongAddress,
            .invalidRequest, .server(status: 500), .malformed, .tooLarge, .oversized(field: "", limit: 0),
            .missingLibrary(name: "", package: ""), .storage(.full, path: ""),
        ]
        let codes = errors.map(\.code) + ["usage", "rejected", "canceled", "failed"]
        #expect(Set(codes).count == codes.count)
        let page = try Project.text("Docs/JSON.md")
        for code in codes { #expect(page.contains("`\(code)`"), "\(code)") }
    }

    @Test func everyKeyIsThereWithoutAValue() throws {
        let results = ServiceLog.Results()
        let files = Files(store: "/s", server: try ServerAddress("https://example.org/api"))
        #expect(
            JSONReport.status(user: nil, files).line
                == #"{"server":"https://example.org/api","session":"\#(files.session)","user":null,"users":null}"#)
        #expect(
            JSONReport.content(of: .show(id: 1), results).line == #"{"averageRating":null,"reviews":[],"show":null}"#)
        #expect(JSONReport.content(of: .statement, results).line == #"{"transactions":[]}"#)
    }
}
