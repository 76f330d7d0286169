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
    /// - Throws: `ServiceError.malformed` if there is no email, or if the token cannot be part of a header.
    var user: User {
        get throws(ServiceError) {
            try FieldLimit.email.check(email)
            try FieldLimit.token.check(token)
            guard !email.isBlank, !token.isEmpty, token.utf8.allSatisfy({ 0x21...0x7e ~= $0 }) else { throw .malformed }
            return User(email: email, authorizationHeader: "Bearer \(token)")
        }
    }
}

/// The session of a token.
struct SessionRecord: Decodable {
    let email: String

    /// The user of the session.
    ///
    /// - Throws: `ServiceError.malformed` if there is no email.
    func user(authorizedBy header: String) throws(ServiceError) -> User {
        try FieldLimit.email.check(email)
        guard !email.isBlank else { throw .malformed }
        return User(email: email, authorizationHeader: header)
    }
}

/// A show as the server sends it.
struct ShowRecord: Decodable {
    let id: Int
    let title: String
    let description: String
    let imageURL: URL?

    /// The show.
    var show: Show {
        get throws(ServiceError) {
            try FieldLimit.title.check(title)
            try FieldLimit.description.check(description)
            try FieldLimit.address.check(imageURL?.absoluteString ?? "")
            return Show(id: id, title: title, description: description, imageURL: imageURL)
        }
    }

    private enum CodingKeys: String, CodingKey {
        case id, title, description
        case imageURL = "image_url"
    }
}

/// A review as the server sends it.
struct ReviewRecord: Decodable {
    let id: Int
    let showID: Int
    let author: String
    let rating: Int
    let comment: String

    /// The review.
    ///
    /// - Throws: `ServiceError.malformed` if the rating is not 1 to 5.
    var review: Review {
        get throws(ServiceError) {
            try FieldLimit.author.check(author)
            try FieldLimit.comment.check(comment)
            guard ReviewDraft.ratings.contains(rating) else { throw .malformed }
            return Review(id: id, showID: showID, author: author, rating: rating, comment: comment)
        }
    }

    private enum CodingKeys: String, CodingKey {
        case id, author, rating, comment
        case showID = "show_id"
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
            try FieldLimit.payee.check(payee)
            try FieldLimit.amount.check(amount)
            // `Decimal` would read the beginning of a text, and round one of more than 38 digits.
            guard Self.isNumber(amount), amount.utf8.count(where: Self.isDigit) <= 38,
                let amount = Decimal(string: amount), let booked = Self.day(date),
                currency.utf8.count == 3, currency.utf8.allSatisfy({ UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 })
            else { throw .malformed }
            return Transaction(id: id, date: booked, payee: payee, amount: amount, currency: currency)
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

    /// Whether a text is a number as in `-12.50`.
    ///
    /// A statement has thousands of them, for which a regular expression is slow.
    private static func isNumber(_ text: String) -> Bool {
        let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
        let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return text.utf8.count - digits.count <= 1 && parts.count <= 2
            && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isDigit) }
    }

    /// Returns the start of a day as in `2026-05-01`, in UTC.
    private static func day(_ text: String) -> Date? {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2], parts.allSatisfy({ $0.allSatisfy(isDigit) }) else { return nil }
        let numbers = parts.compactMap { Int(Substring($0)) }
        let date = calendar.date(from: DateComponents(year: numbers[0], month: numbers[1], day: numbers[2]))
        // A calendar reads February 30 as March 2.
        return date.flatMap { date in
            let day = calendar.dateComponents([.year, .month, .day], from: date)
            return [day.year, day.month, day.day] == numbers ? date : nil
        }
    }

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()
}

/// The body of an answer with a status that is not a success.
struct ErrorRecord: Decodable {
    let code: String?
    let message: String

    /// The beginning of the message.
    ///
    /// The limit is one of scalars, since a single character can have any number of them.
    var beginning: String { String(String.UnicodeScalarView(message.unicodeScalars.prefix(200))) }
}

extension String {
    /// Whether a text shows nothing: it is empty, or consists of white space.
    var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
