import Foundation

/// The reason why a text is no route.
public enum RouteError: LocalizedError, Sendable, Equatable {
    /// No route has this name.
    case unknown(name: String)
    /// An argument is missing.
    case missingArgument(name: String, pattern: String)
    /// There are too many arguments.
    case extraArgument(pattern: String)
    /// An argument has the wrong form.
    case malformedArgument(name: String, value: String, pattern: String)

    /// The sentence to show.
    public var errorDescription: String? {
        switch self {
        case .unknown(let name):
            "There is nothing called '\(name)'. There are \(RouteTable.places.joined(separator: ", "))."
        case .missingArgument(let name, let pattern):
            "'\(pattern)' needs a value for '\(name)'."
        case .extraArgument(let pattern):
            "There is more in this than '\(pattern)' takes."
        case .malformedArgument(let name, let value, let pattern):
            "'\(value)' is no '\(name)' for '\(pattern)'."
        }
    }
}
