import Foundation
import RxLogin
import TestSupport
import Testing

@testable import LoginServices

@Suite(.noLeaks) struct RecordTests {
    private func decode<Record: Decodable>(_ type: Record.Type, _ json: String) throws -> Record {
        try JSONDecoder().decode(type, from: Data(json.utf8))
    }

    @Test func readsTheWeatherOfTheDocumentation() throws {
        let record = try decode(
            CurrentWeatherRecord.self,
            """
            {"coord":{"lon":-0.13,"lat":51.51},
             "weather":[{"id":300,"main":"Drizzle","description":"light intensity drizzle","icon":"09d"}],
             "base":"stations",
             "main":{"temp":280.32,"pressure":1012,"humidity":81,"temp_min":279.15,"temp_max":281.15},
             "visibility":10000,"wind":{"speed":4.1,"deg":80},"clouds":{"all":90},"dt":1485789600,
             "sys":{"type":1,"id":5091,"message":0.0103,"country":"GB","sunrise":1485762037,"sunset":1485794875},
             "id":2643743,"name":"London","cod":200}
            """)
        #expect(
            try record.mapped
                == Weather(
                    name: "London", description: "light intensity drizzle", temperature: 280.32, minTemperature: 279.15,
                    maxTemperature: 281.15, pressure: 1012, humidity: 81, clouds: 90, windSpeed: 4.1, windDegree: 80,
                    visibility: 10000))
    }

    @Test(arguments: [
        ("{}", Weather()), (#"{"main":{},"wind":{},"clouds":{},"weather":[]}"#, Weather()),
        (#"{"main":null,"name":null,"weather":[{}]}"#, Weather()),
        (#"{"main":{"temp":null,"humidity":40}}"#, Weather(humidity: 40)),
    ])
    func whatIsMissingIsMissing(json: String, weather: Weather) throws {
        #expect(try decode(CurrentWeatherRecord.self, json).mapped == weather)
    }

    @Test(arguments: [
        #"{"main":{"temp":"warm"}}"#, #"{"main":[]}"#, #"{"name":7}"#, #"{"weather":{}}"#, #"{"clouds":{"all":true}}"#,
        "[]", "7", "",
    ])
    func aWrongTypeIsNoWeather(json: String) {
        #expect(throws: (any Error).self) { try decode(CurrentWeatherRecord.self, json) }
    }

    @Test func theKeysOfTheServerAreRead() throws {
        let show = #"{"id":1,"title":"T","description":"D","image_url":"https://example.org/1.jpg"}"#
        #expect(try decode(ShowRecord.self, show).show.imageURL == URL(string: "https://example.org/1.jpg"))
        let review = #"{"id":1,"show_id":42,"author":"ann","rating":3,"comment":""}"#
        #expect(try decode(ReviewRecord.self, review).review.showID == 42)
    }

    /// Each text at its limit, and with a byte more.
    @Test(arguments: FieldLimit.allCases) func aTextHasALimit(_ field: FieldLimit) throws {
        try field.check(String(repeating: "x", count: field.bytes))
        let error = ServiceError.oversized(field: field.rawValue, limit: field.bytes)
        #expect(throws: error) { try field.check(String(repeating: "x", count: field.bytes + 1)) }
    }

    @Test func eachTextOfAnAnswerIsChecked() {
        let long = String(repeating: "1", count: 20_000)
        func oversized(_ field: FieldLimit) -> ServiceError { .oversized(field: field.rawValue, limit: field.bytes) }
        func show(_ title: String, _ description: String, _ url: String? = nil) throws -> Show {
            try ShowRecord(id: 1, title: title, description: description, imageURL: url.flatMap(URL.init)).show
        }
        func review(_ author: String, _ comment: String) throws -> Review {
            try ReviewRecord(id: 1, showID: 1, author: author, rating: 3, comment: comment).review
        }
        func transaction(_ payee: String, _ amount: String) throws -> Transaction {
            try TransactionRecord(id: 1, date: "2026-05-01", payee: payee, amount: amount, currency: "EUR").transaction
        }
        #expect(throws: oversized(.email)) { try AccountRecord(email: long, token: "t").user }
        #expect(throws: oversized(.token)) { try AccountRecord(email: "a@example.org", token: long).user }
        #expect(throws: oversized(.email)) { try SessionRecord(email: long).user(authorizedBy: "Bearer t") }
        #expect(throws: oversized(.title)) { try show(long, "") }
        #expect(throws: oversized(.description)) { try show("", long) }
        #expect(throws: oversized(.address)) { try show("", "", "https://example.org/" + long) }
        #expect(throws: oversized(.author)) { try review(long, "") }
        #expect(throws: oversized(.comment)) { try review("", long) }
        #expect(throws: oversized(.payee)) { try transaction(long, "1") }
        #expect(throws: oversized(.amount)) { try transaction("", long) }
        #expect(throws: oversized(.title)) { try decode(CurrentWeatherRecord.self, #"{"name":"\#(long)"}"#).mapped }
        #expect(throws: oversized(.description)) {
            try decode(CurrentWeatherRecord.self, #"{"weather":[{"description":"\#(long)"}]}"#).mapped
        }
    }

    @Test(arguments: ["", " ", "a b", "a\r\nX-Evil: 1", "é"]) func aTokenCanStandInAHeader(_ token: String) {
        #expect(throws: ServiceError.malformed) { try AccountRecord(email: "ann@example.org", token: token).user }
        #expect(throws: Never.self) { try AccountRecord(email: "ann@example.org", token: "aZ09-_.~").user }
    }

    @Test(arguments: ["", " ", "\u{a0}"]) func aUserHasAnEmail(_ email: String) {
        #expect(throws: ServiceError.malformed) { try AccountRecord(email: email, token: "t").user }
        #expect(throws: ServiceError.malformed) { try SessionRecord(email: email).user(authorizedBy: "Bearer t") }
    }

    @Test(arguments: [0, 6, -1]) func aRatingIsOneThatThereIs(_ rating: Int) {
        let record = ReviewRecord(id: 1, showID: 1, author: "ann", rating: rating, comment: "")
        #expect(throws: ServiceError.malformed) { try record.review }
    }

    @Test(arguments: [
        ("2026-05-01", "-12.50", true), ("2026-05-01", "0", true), ("2026-05-01", "12abc", false),
        ("2026-05-01", "", false), ("2026-05-01", "1,5", false), ("2026-05-01", "1e5", false),
        ("2026-05-01", ".5", false), ("2026-05-01", "5.", false), ("2026-05-01", "1.2.3", false),
        ("2026-05-01", "--5", false), ("2026-05-01", "-", false), ("2026-05-01", "+5", false),
        ("0000-01-01", "1", false), ("2026-05-00", "1", false), ("+026-05-01", "1", false),
        ("2026-13-01", "1", false), ("yesterday", "1", false), ("", "1", false),
        ("2026-02-30", "1", false), ("2026-5-1", "1", false), ("2026-05-01x", "1", false),
        // More digits would be rounded.
        ("2026-05-01", "-999999999999999999999999999999999999.99", true),
        ("2026-05-01", "12345678901234567890123456789012345678.99", false),
    ])
    func aTransactionHasADateAndAnAmount(date: String, amount: String, isFine: Bool) throws {
        let record = TransactionRecord(id: 1, date: date, payee: "Sauer", amount: amount, currency: "EUR")
        if isFine {
            let transaction = try record.transaction
            #expect(transaction.date == Date(timeIntervalSince1970: 1_777_593_600))
            #expect(transaction.amount == Decimal(string: amount))
        } else {
            #expect(throws: ServiceError.malformed) { try record.transaction }
        }
    }

    @Test(arguments: ["", "EU", "EURO", "eur", "E1R", "ÉUR", "EUR ", "\u{202e}EUR"])
    func aCurrencyHasThreeLetters(_ currency: String) {
        let record = TransactionRecord(id: 1, date: "2026-05-01", payee: "Sauer", amount: "1", currency: currency)
        #expect(throws: ServiceError.malformed) { try record.transaction }
    }

    @Test func doesNotPrintPasswords() {
        let credentials = CredentialsRecord(email: "ann@example.org", password: "pencil")
        var dumped = "\(credentials) \(String(reflecting: credentials))"
        dump(credentials, to: &dumped)
        #expect(dumped.contains("ann@example.org"))
        #expect(!dumped.contains("pencil"))
    }
}
