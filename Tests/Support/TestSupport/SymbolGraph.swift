import Foundation

/// The public symbols of the library, as the compiler tells them.
package struct SymbolGraph: Decodable {
    package struct Symbol: Decodable {
        package struct Identifier: Decodable { package let precise: String }
        package struct Kind: Decodable { package let identifier: String }
        package struct Fragment: Decodable { package let spelling: String }
        package struct Line: Decodable { package let text: String }
        package struct Comment: Decodable { package let lines: [Line] }

        package let identifier: Identifier
        package let kind: Kind
        package let pathComponents: [String]
        package let declarationFragments: [Fragment]
        package let docComment: Comment?
    }

    package struct Relationship: Decodable {
        package let kind: String
        package let source: String
        package let target: String
    }

    package let symbols: [Symbol]
    package let relationships: [Relationship]

    package static func ofStreams() async throws -> SymbolGraph { try await of("Streams") }

    /// Reads a module that the tests were built with.
    package static func of(_ module: String) async throws -> SymbolGraph {
        let folder = FileManager.default.temporaryDirectory.appending(path: "symbols-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try await Project.run(
            [
                "swift", "symbolgraph-extract", "-module-name", module, "-I", Project.modules.path, "-target",
                try await target(), "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir",
                folder.path,
            ], capturing: .output)
        // One file for the module, and one for each other module that it extends.
        let graphs = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).map {
            try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0))
        }
        return SymbolGraph(symbols: graphs.flatMap(\.symbols), relationships: graphs.flatMap(\.relationships))
    }

    private struct Compiler: Decodable {
        struct Target: Decodable { let triple: String }
        let target: Target
    }

    private static func target() async throws -> String {
        let (_, text) = try await Project.run(["swift", "-print-target-info"], capturing: .output)
        return try JSONDecoder().decode(Compiler.self, from: Data(text.utf8)).target.triple
    }
}

extension SymbolGraph.Symbol {
    /// The name as the registry has it: `static ObservableType.merge(_:)`.
    package var name: String {
        (kind.identifier.contains("type.") ? "static " : "") + pathComponents.suffix(2).joined(separator: ".")
    }

    package var declaration: String { declarationFragments.map(\.spelling).joined() }

    /// The type of a property, of what a function returns or an alias stands for; for an initialiser the one it is of.
    package var result: String {
        switch kind.identifier {
        case "swift.init": pathComponents[pathComponents.count - 2]
        case "swift.method", "swift.type.method", "swift.func":
            declaration.ranges(of: ") -> ").last.map { String(declaration[$0.upperBound...]) } ?? ""
        case "swift.property", "swift.type.property":
            declaration.ranges(of: ": ").last.map { String(declaration[$0.upperBound...]) } ?? ""
        case "swift.typealias": declaration.ranges(of: " = ").last.map { String(declaration[$0.upperBound...]) } ?? ""
        default: ""
        }
    }
}

extension SymbolGraph.Symbol {
    /// Whether it is a function or an initializer that takes a `@Sendable` or `@MainActor` closure.
    package var takesIsolatedClosure: Bool {
        let functions: Set = ["swift.init", "swift.method", "swift.type.method", "swift.func"]
        let end = declaration.ranges(of: ") -> ").last?.lowerBound ?? declaration.endIndex
        guard functions.contains(kind.identifier), let start = declaration.firstIndex(of: "(") else { return false }
        return start < end && declaration[start..<end].contains(/@Sendable|@MainActor/)
    }
}

extension SymbolGraph {
    /// The names of the types that conform to `protocol`, and of the protocols that refine it.
    package func types(conformingTo protocol: String) -> Set<String> {
        let names = Dictionary(
            symbols.map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) }, uniquingKeysWith: { $1 })
        return Set(
            relationships.filter { $0.kind == "conformsTo" && names[$0.target] == `protocol` }
                .compactMap { names[$0.source] })
    }

    /// The functions, initializers and properties that make a sequence.
    package func makersOfSequences() -> [Symbol] {
        let types = types(conformingTo: "ObservableConvertibleType")
        let aliases = symbols.filter { symbol in
            symbol.kind.identifier == "swift.typealias"
                && types.contains(symbol.result.prefix { $0.isLetter }.description)
        }
        let all = types.union(aliases.compactMap(\.pathComponents.last))
        return symbols.filter { symbol in
            symbol.result.hasPrefix("Self") && !symbol.result.hasPrefix("Self.")
                ? types.contains(symbol.pathComponents[0])
                : all.contains(symbol.result.prefix { $0.isLetter }.description)
        }
        .filter { $0.kind.identifier != "swift.typealias" }
    }
}
