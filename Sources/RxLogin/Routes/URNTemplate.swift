import Foundation

/// The pattern of a module's URN, such as `city:{cityId}`; formats and parses URNs.
///
/// Arguments are percent-encoded and can contain the separator.
public struct URNTemplate: Sendable, Equatable {
    /// No character: it would include an accent that an argument begins with.
    private static let separator: Unicode.Scalar = ":"
    /// The unreserved characters of RFC 3986.
    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

    /// The pattern, with a name in braces for each argument.
    public let pattern: String
    /// The name before the arguments.
    public let name: String
    /// The names of the arguments.
    public let parameters: [String]

    /// Creates a template from a pattern such as `city:{cityId}`.
    public init(_ pattern: String) {
        let parts = Self.parts(of: pattern)
        self.pattern = pattern
        name = parts[0]
        parameters = parts.dropFirst().map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "{}")) }
    }

    /// Returns the URN with these arguments.
    public func urn(with arguments: [String]) throws(RouteError) -> String {
        try check(arguments)
        let encoded = arguments.map { $0.addingPercentEncoding(withAllowedCharacters: Self.unreserved) ?? "" }
        return ([name] + encoded).joined(separator: String(Self.separator))
    }

    /// Returns the arguments in a URN of this pattern.
    public func arguments(in urn: String) throws(RouteError) -> [String] {
        let parts = Self.parts(of: urn)
        guard parts[0] == name else { throw .unknown(name: parts[0]) }
        let encoded = Array(parts.dropFirst())
        try check(encoded)
        var arguments: [String] = []
        for (parameter, value) in zip(parameters, encoded) {
            guard let decoded = value.removingPercentEncoding else {
                throw .malformedArgument(name: parameter, value: value, pattern: pattern)
            }
            arguments.append(decoded)
        }
        return arguments
    }

    /// Returns the name at the beginning of a URN.
    static func name(of urn: String) -> String {
        String(urn.unicodeScalars.prefix { $0 != separator })
    }

    private static func parts(of urn: String) -> [String] {
        urn.unicodeScalars.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }

    private func check(_ arguments: [String]) throws(RouteError) {
        for (index, parameter) in parameters.enumerated() where arguments.count <= index || arguments[index].isEmpty {
            throw .missingArgument(name: parameter, pattern: pattern)
        }
        guard arguments.count == parameters.count else { throw .extraArgument(pattern: pattern) }
    }
}
