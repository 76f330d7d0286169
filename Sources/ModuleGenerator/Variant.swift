/// A combination of the parts that a module can have.
public struct Variant: Sendable, Equatable {
    /// The way in which the view and the presenter communicate.
    public enum Kind: String, Sendable, CaseIterable {
        /// They exchange sequences in `configure(with:)`.
        case rx
        /// They call methods of each other.
        case plain
    }

    /// The parts besides the interfaces, presenter, view and wireframe; each requires the one before it.
    public enum Parts: Int, Sendable, CaseIterable {
        case none, interactor, interactorAndFormatter
    }

    /// The kind of the module.
    public let kind: Kind
    /// The optional parts.
    public let parts: Parts
    /// Whether the module has tests, and an example for them.
    public let hasTests: Bool

    /// Creates a variant.
    public init(kind: Kind = .rx, parts: Parts = .none, hasTests: Bool = true) {
        self.kind = kind
        self.parts = parts
        self.hasTests = hasTests
    }

    /// All kinds with all combinations of parts, with tests.
    public static let all = Kind.allCases.flatMap { kind in Parts.allCases.map { Variant(kind: kind, parts: $0) } }

    /// The names of the optional parts.
    var partNames: [String] { Array(["interactor", "formatter"].prefix(parts.rawValue)) }

    /// The options that generate the variant.
    var options: String {
        let with = parts == .none ? [] : ["--with", partNames.joined(separator: ",")]
        return (["--kind", kind.rawValue] + with + (hasTests ? [] : ["--no-tests"])).joined(separator: " ")
    }

    /// The conditions of templates.
    var conditions: [String: Bool] {
        [
            "rx": kind == .rx, "plain": kind == .plain, "interactor": parts != .none,
            "formatter": parts == .interactorAndFormatter, "tests": hasTests,
        ]
    }
}
