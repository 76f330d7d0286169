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

    /// Creates the site of a call of `operation` from the places of the caller's address, the innermost first.
    ///
    /// Places of the library before that of the client are those of functions that were inlined.
    init?(calling operation: String, in places: [CallSite]) {
        guard let place = places.first(where: { !$0.isOurs }) ?? places.last else { return nil }
        let inlined = places.prefix { $0.isOurs }.last?.operation
        self.init(operation: inlined ?? operation, file: place.file, line: place.line)
        self = withoutGenerics
    }

    init(operation: String, file: String, line: Int) {
        self.operation = operation
        self.file = file
        self.line = line
    }

    /// Whether the file belongs to the library rather than to the program that uses it.
    private var isOurs: Bool {
        let sources = #filePath.split(separator: "/").dropLast(3)
        let parts = file.split(separator: "/")
        return parts.starts(with: sources) && parts.dropFirst(sources.count).first?.hasPrefix("Streams") == true
    }

    /// The same with `ObservableType.map(_:)` for `ObservableType.map<A>(_:)`.
    private var withoutGenerics: CallSite {
        var depth = 0
        let name = operation.filter { character in
            if character == "<" { depth += 1 }
            defer { if character == ">" { depth -= 1 } }
            return depth == 0
        }
        return CallSite(operation: name, file: file, line: line)
    }
}
