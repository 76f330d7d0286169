/// A function of the program.
struct Symbol: Sendable {
    let mangledName: String
    let name: String

    /// Whether the function is an operation of the library, or of a type of the library that a client has extended.
    var isOurs: Bool { module.map { Self.library.contains($0) } ?? false }

    /// Whether the function belongs to the program that uses the library.
    var isOfClient: Bool { module.map { !Self.library.contains($0) } ?? isTopLevelCode }

    /// The code of `main.swift` has the name of a C function: `main`, or `App_main` in a package with a target `App`.
    private var isTopLevelCode: Bool {
        mangledName == "main" || mangledName.hasSuffix("_main") || mangledName.hasPrefix("async_Main")
    }

    private static let library: Set<Substring> = [
        "Streams", "StreamsFoundation", "StreamsInspector", "StreamsTest", "StreamsLaws",
    ]

    /// The module of the function's type, the first name in the mangled name; nil for C and for the standard library.
    private var module: Substring? {
        guard mangledName.hasPrefix("$s") else { return nil }
        let rest = mangledName.dropFirst(2)
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard let length = Int(digits), length > 0 else { return nil }
        return rest.dropFirst(digits.count).prefix(length)
    }
}

/// A function at an address of the program, and the place in it.
struct PlacedSymbol: Sendable {
    let symbol: Symbol
    /// Nil for code of another module that the compiler has inlined.
    let file: String?
    let line: Int

    /// Whether the function belongs to the library rather than to the program that uses it.
    var isOurs: Bool {
        guard let file else { return symbol.isOurs }
        let sources = #filePath.split(separator: "/").dropLast(3)
        let parts = file.split(separator: "/")
        return parts.starts(with: sources) && parts.dropFirst(sources.count).first?.hasPrefix("Streams") == true
    }
}
