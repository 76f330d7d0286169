import Foundation
import RxLogin
import TestSupport
import Testing

@testable import LoginServices

@Suite(.noLeaks) struct RecordTests {
    private func decode<Record: Decodable>(_ type: Record.Type, _ json: String) throws -> Record {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(type, from: Data(json.utf8))
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
            record.mapped
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

    @Test(arguments: ["", " ", "a b", "a\r\nX-Evil: 1", "é"]) func aTokenCanStandInAHeader(_ token: String) {
        #expect(throws: ServiceError.malformed) { try AccountRecord(email: "ann@example.org", token: token).user }
        #expect(throws: Never.self) { try AccountRecord(email: "ann@example.org", token: "aZ09-_.~").user }
    }

    @Test(arguments: [0, 6, -1]) func aRatingIsOneThatThereIs(_ rating: Int) {
        let record = ReviewRecord(id: 1, showId: 1, author: "ann", rating: rating, comment: "")
        #expect(throws: ServiceError.malformed) { try record.review }
    }

    @Test(arguments: [
        ("2026-05-01", "-12.50", true), ("2026-05-01", "0", true), ("2026-05-01", "12abc", false),
        ("2026-05-01", "", false), ("2026-05-01", "1,5", false), ("2026-05-01", "1e5", false),
        ("2026-05-01", ".5", false), ("2026-13-01", "1", false), ("yesterday", "1", false), ("", "1", false),
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
