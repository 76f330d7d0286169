/// A place in the program at which a function of the library was called.
public struct CallSite: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The function that was called, such as `ObservableType.flatMap(_:)`.
    public let operation: String

    /// The file of the call.
    public let file: String

    /// The line of the call in `file`.
    public let line: Int

    /// A text such as `ObservableType.flatMap(_:) at Search.swift:12`.
    public var description: String { "\(operation) at \(place)" }

    /// A text such as `Search.swift:12`.
    package var place: String { "\(file.split(separator: "/").last ?? ""):\(line)" }

    /// A text such as `flatMap`; the name of the type for an initializer, and of the property for a getter.
    package var name: String {
        let parts = operation.prefix { $0 != "(" }.split { $0 == "." || $0 == " " }
        let name = parts.last { !["init", "__allocating_init", "callAsFunction", "getter"].contains($0) } ?? ""
        // The operators that are called like a method, such as that of type `CatchOperator`.
        guard parts.last == "callAsFunction", name.hasSuffix("Operator") else { return String(name) }
        return name.prefix(1).lowercased() + name.dropFirst().dropLast("Operator".count)
    }

    /// Creates the site of a call of `operation` from the functions at the caller's address, the innermost first.
    ///
    /// Those of the library before that of the client were inlined.
    init?(calling operation: String, in functions: [PlacedSymbol]) {
        guard let caller = functions.first(where: { !$0.isOurs }) ?? functions.last, let file = caller.file else {
            return nil
        }
        let inlined = functions.prefix { $0.isOurs }.last?.symbol.name
        self.init(operation: inlined ?? operation, file: file, line: caller.line)
        self = withoutGenerics
    }

    init(operation: String, file: String, line: Int) {
        self.operation = operation
        self.file = file
        self.line = line
    }

    /// The same with `ObservableType.map(_:)` for `ObservableType.map<A>(_:)`, and for its specializations.
    private var withoutGenerics: CallSite {
        var depth = 0
        let specialized = "specialized "
        let unspecialized = operation.hasPrefix(specialized) ? operation.dropFirst(specialized.count) : operation[...]
        let name = unspecialized.filter { character in
            if character == "<" { depth += 1 }
            defer { if character == ">" { depth -= 1 } }
            return depth == 0
        }
        return CallSite(operation: name, file: file, line: line)
    }
}
