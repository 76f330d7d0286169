import Foundation
import RxLogin

/// The results of the commands as JSON.
///
/// `Docs/JSON.md` describes the keys.
enum JSONReport {
    static func status(user: String?, _ files: Files) -> JSONValue {
        let server = files.server?.url.absoluteString
        return [
            "user": JSONValue(user), "server": JSONValue(server), "users": JSONValue(server == nil ? files.users : nil),
            "session": .text(files.session),
        ]
    }

    /// - Parameter session: The path of the stored session; `nil` if it is not stored.
    static func login(user: String, session: String?) -> JSONValue {
        ["user": .text(user), "session": JSONValue(session)]
    }

    static func registration(user: String) -> JSONValue { ["user": .text(user)] }

    /// - Parameter ended: The session that was ended, if there was one.
    static func logout(_ ended: EndedSession?) -> JSONValue {
        ["user": JSONValue(ended?.item.email), "error": error(ended?.failure)]
    }

    static func logoutAll(_ sessions: [EndedSession]) -> JSONValue {
        [
            "sessions": .array(
                sessions.map { ended in
                    [
                        "user": JSONValue(ended.item.email), "server": JSONValue(ended.item.server),
                        "error": error(ended.failure),
                    ]
                })
        ]
    }

    static func failure(code: String, message: String) -> JSONValue {
        ["error": error(code: code, message: message)]
    }

    private static func error(_ failure: ServiceError?) -> JSONValue {
        failure.map { error(code: $0.code, message: $0.sentence) } ?? .null
    }

    private static func error(code: String, message: String) -> JSONValue {
        ["code": .text(code), "message": .text(message)]
    }

    /// The content of a screen, from what the services answered to it.
    static func content(of route: Route, _ results: ServiceLog.Results) -> JSONValue {
        switch route {
        case .login, .register: .null
        case .sessions: ["sessions": .array(results.sessions.map(session))]
        case .home:
            [
                "user": JSONValue(results.user?.email),
                "places": .array(HomeItem.allCases.map { .text($0.route.description) }),
            ]
        case .shows: ["shows": .array(results.shows.map(show))]
        case .show:
            [
                "show": results.show.map(show) ?? .null,
                "averageRating": average(results.reviews.map(\.rating)),
                "reviews": .array(results.reviews.map(review)),
            ]
        case .cities: ["cities": .array(results.cities.map(city))]
        case .city: ["city": results.city.map(city) ?? .null, "weather": results.weather.map(weather) ?? .null]
        case .statement: ["transactions": .array(results.transactions.map(transaction))]
        }
    }

    private static func session(_ session: SessionItem) -> JSONValue {
        [
            "user": JSONValue(session.email), "server": JSONValue(session.server), "error": error(session.failure),
        ]
    }

    private static func show(_ show: Show) -> JSONValue {
        [
            "id": JSONValue(show.id), "title": .text(show.title), "description": .text(show.description),
            "imageURL": JSONValue(show.imageURL?.absoluteString),
        ]
    }

    private static func review(_ review: Review) -> JSONValue {
        [
            "id": JSONValue(review.id), "author": .text(review.author), "rating": JSONValue(review.rating),
            "comment": .text(review.comment),
        ]
    }

    private static func average(_ ratings: [Int]) -> JSONValue {
        ratings.isEmpty ? .null : JSONValue(Double(ratings.reduce(0, +)) / Double(ratings.count))
    }

    private static func city(_ city: City) -> JSONValue {
        ["id": JSONValue(city.id), "name": .text(city.name), "country": .text(city.country)]
    }

    private static func weather(_ weather: Weather) -> JSONValue {
        [
            "description": JSONValue(weather.description), "temperature": JSONValue(weather.temperature),
            "minTemperature": JSONValue(weather.minTemperature), "maxTemperature": JSONValue(weather.maxTemperature),
            "pressure": JSONValue(weather.pressure), "humidity": JSONValue(weather.humidity),
            "clouds": JSONValue(weather.clouds), "windSpeed": JSONValue(weather.windSpeed),
            "windDegree": JSONValue(weather.windDegree), "visibility": JSONValue(weather.visibility),
        ]
    }

    private static func transaction(_ transaction: Transaction) -> JSONValue {
        [
            "id": JSONValue(transaction.id), "date": .text(transaction.date.formatted(day)),
            "payee": .text(transaction.payee), "amount": .number(transaction.amount),
            "currency": .text(transaction.currency),
        ]
    }

    private static let day = Date.ISO8601FormatStyle().year().month().day()
}

extension ServiceError {
    /// The name of the failure for programs, which never changes.
    var code: String {
        switch self {
        case .invalidCredentials: "invalid_credentials"
        case .loginRejected: "login_rejected"
        case .emailTaken: "email_taken"
        case .locked: "locked"
        case .limited: "limited"
        case .unauthorized: "unauthorized"
        case .forbidden: "forbidden"
        case .notFound: "not_found"
        case .refused: "refused"
        case .offline: "offline"
        case .timeout: "timeout"
        case .untrusted: "untrusted"
        case .wrongAddress: "wrong_address"
        case .invalidRequest: "invalid_request"
        case .server: "server"
        case .malformed: "malformed"
        case .tooLarge: "too_large"
        case .oversized: "oversized"
        case .missingLibrary: "missing_library"
        case .storage: "storage"
        }
    }
}
