import Foundation

/// The form of a module's name, as in `city:{cityId}`: builds such names, and takes them apart.
///
/// Arguments are percent-encoded, so they may contain whatever separates them.
public struct URNTemplate: Sendable, Equatable {
    private static let separator: Character = ":"
    /// What RFC 3986 leaves as it is.
    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

    /// The form, with a name in braces for each argument.
    public let pattern: String
    /// What comes before the arguments.
    public let name: String
    /// What the arguments are called.
    public let parameters: [String]

    /// Creates a template from a form such as `city:{cityId}`.
    public init(_ pattern: String) {
        let parts = pattern.split(separator: Self.separator, omittingEmptySubsequences: false)
        self.pattern = pattern
        name = String(parts[0])
        parameters = parts.dropFirst().map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "{}")) }
    }

    /// The name with these arguments.
    public func urn(with arguments: [String]) throws(RouteError) -> String {
        try check(arguments)
        let encoded = arguments.map { $0.addingPercentEncoding(withAllowedCharacters: Self.unreserved) ?? "" }
        return ([name] + encoded).joined(separator: String(Self.separator))
    }

    /// The arguments in a name of this form.
    public func arguments(in urn: String) throws(RouteError) -> [String] {
        let parts = urn.split(separator: Self.separator, omittingEmptySubsequences: false)
        guard parts[0] == name else { throw .unknown(name: String(parts[0])) }
        let encoded = parts.dropFirst().map(String.init)
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

    /// What a text begins with, whatever form it is of.
    static func name(of urn: String) -> String {
        String(urn.prefix { $0 != separator })
    }

    private func check(_ arguments: [String]) throws(RouteError) {
        for (index, parameter) in parameters.enumerated() where arguments.count <= index || arguments[index].isEmpty {
            throw .missingArgument(name: parameter, pattern: pattern)
        }
        guard arguments.count == parameters.count else { throw .extraArgument(pattern: pattern) }
    }
}
