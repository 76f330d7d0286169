import Foundation

/// Why a text does not name a place in the app.
public enum RouteError: LocalizedError, Sendable, Equatable {
    /// Nothing is called that.
    case unknown(name: String)
    /// An argument is missing.
    case missingArgument(name: String, pattern: String)
    /// There are more arguments than the place takes.
    case extraArgument(pattern: String)
    /// An argument is not what it has to be.
    case malformedArgument(name: String, value: String, pattern: String)

    /// The sentence to show.
    public var errorDescription: String? {
        switch self {
        case .unknown(let name):
            "There is nothing called '\(name)'. There are \(RouteTable.patterns.joined(separator: ", "))."
        case .missingArgument(let name, let pattern):
            "'\(pattern)' needs a value for '\(name)'."
        case .extraArgument(let pattern):
            "There is more in this than '\(pattern)' takes."
        case .malformedArgument(let name, let value, let pattern):
            "'\(value)' is no '\(name)' for '\(pattern)'."
        }
    }
}
