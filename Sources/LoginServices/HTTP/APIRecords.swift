import Foundation
import RxLogin

/// The body of a login and of a registration.
struct CredentialsRecord: Encodable, Equatable {
    let email: String
    let password: String
}

extension CredentialsRecord: CustomStringConvertible, CustomReflectable {
    /// The email alone, so that a log does not contain the password.
    var description: String { "CredentialsRecord(\(email))" }

    var customMirror: Mirror { Mirror(self, children: ["email": email]) }
}

/// The answer to a login and to a registration.
struct AccountRecord: Decodable {
    let email: String
    let token: String

    /// The user.
    ///
    /// - Throws: `ServiceError.malformed` if the token cannot be part of a header.
    var user: User {
        get throws(ServiceError) {
            guard !token.isEmpty, token.utf8.allSatisfy({ 0x21...0x7e ~= $0 }) else { throw .malformed }
            return User(email: email, authorizationHeader: "Bearer \(token)")
        }
    }
}

/// The session of a token.
struct SessionRecord: Decodable {
    let email: String
}

/// A show as the server sends it.
struct ShowRecord: Decodable {
    let id: Int
    let title: String
    let description: String
    let imageUrl: URL?

    var show: Show { Show(id: id, title: title, description: description, imageURL: imageUrl) }
}

/// A review as the server sends it.
struct ReviewRecord: Decodable {
    let id: Int
    let showId: Int
    let author: String
    let rating: Int
    let comment: String

    /// The review.
    ///
    /// - Throws: `ServiceError.malformed` if the rating is not 1 to 5.
    var review: Review {
        get throws(ServiceError) {
            guard ReviewDraft.ratings.contains(rating) else { throw .malformed }
            return Review(id: id, showID: showId, author: author, rating: rating, comment: comment)
        }
    }
}

/// The body of a new review.
struct ReviewDraftRecord: Encodable, Equatable {
    let rating: Int
    let comment: String
}

/// A transaction as the server sends it, with the date as `2026-05-01` and the amount as a text with all its digits.
struct TransactionRecord: Decodable {
    let id: Int
    let date: String
    let payee: String
    let amount: String
    let currency: String

    /// The transaction.
    ///
    /// - Throws: `ServiceError.malformed` if the date, the amount or the currency is invalid.
    var transaction: Transaction {
        get throws(ServiceError) {
            let day = Date.ISO8601FormatStyle().year().month().day()
            // `Decimal` would read the beginning of a text, and round one of more than 38 digits. `Date` would read
            // February 30 as March 2.
            guard amount.wholeMatch(of: /-?[0-9]+(\.[0-9]+)?/) != nil,
                amount.utf8.count(where: { $0 >= UInt8(ascii: "0") }) <= 38, let amount = Decimal(string: amount),
                let booked = try? Date(date, strategy: day), booked.formatted(day) == date,
                currency.wholeMatch(of: /[A-Z]{3}/) != nil
            else { throw .malformed }
            return Transaction(id: id, date: booked, payee: payee, amount: amount, currency: currency)
        }
    }
}

/// The part of an answer of the public OpenWeatherMap that the app shows.
///
/// Measurements may be missing. One of the wrong type makes the whole answer malformed.
struct CurrentWeatherRecord: Decodable {
    struct Condition: Decodable {
        let description: String?
    }

    struct Main: Decodable {
        let temp: Double?
        let tempMin: Double?
        let tempMax: Double?
        let pressure: Double?
        let humidity: Double?
    }

    struct Clouds: Decodable {
        let all: Double?
    }

    struct Wind: Decodable {
        let speed: Double?
        let deg: Double?
    }

    let name: String?
    let weather: [Condition]?
    let main: Main?
    let clouds: Clouds?
    let wind: Wind?
    let visibility: Double?

    var mapped: Weather {
        Weather(
            name: name, description: weather?.first?.description, temperature: main?.temp,
            minTemperature: main?.tempMin, maxTemperature: main?.tempMax, pressure: main?.pressure,
            humidity: main?.humidity, clouds: clouds?.all, windSpeed: wind?.speed, windDegree: wind?.deg,
            visibility: visibility)
    }
}

/// The body of an answer with a status that is not a success.
struct ErrorRecord: Decodable {
    let code: String?
    let message: String
}
