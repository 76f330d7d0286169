import Foundation
import TestSupport

/// The public symbols of the library, as the compiler tells them.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Identifier: Decodable { let precise: String }
        struct Kind: Decodable { let identifier: String }
        struct Fragment: Decodable { let spelling: String }

        let identifier: Identifier
        let kind: Kind
        let pathComponents: [String]
        let declarationFragments: [Fragment]
    }

    struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
    }

    let symbols: [Symbol]
    let relationships: [Relationship]

    /// Reads the module that the tests were built with.
    static func ofStreams() throws -> SymbolGraph {
        let folder = FileManager.default.temporaryDirectory.appending(path: "symbols-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try Project.run(
            [
                "swift", "symbolgraph-extract", "-module-name", "Streams", "-I", Project.modules.path, "-target",
                try target(), "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir",
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

    private static func target() throws -> String {
        let (_, text) = try Project.run(["swift", "-print-target-info"], capturing: .output)
        return try JSONDecoder().decode(Compiler.self, from: Data(text.utf8)).target.triple
    }
}

extension SymbolGraph.Symbol {
    /// The name as the registry has it: `static ObservableType.merge(_:)`.
    var name: String {
        (kind.identifier.contains("type.") ? "static " : "") + pathComponents.suffix(2).joined(separator: ".")
    }

    var declaration: String { declarationFragments.map(\.spelling).joined() }

    /// The type of a property, of what a function returns or an alias stands for; for an initialiser the one it is of.
    var result: String {
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
    var takesIsolatedClosure: Bool {
        let functions: Set = ["swift.init", "swift.method", "swift.type.method", "swift.func"]
        let end = declaration.ranges(of: ") -> ").last?.lowerBound ?? declaration.endIndex
        guard functions.contains(kind.identifier), let start = declaration.firstIndex(of: "(") else { return false }
        return start < end && declaration[start..<end].contains(/@Sendable|@MainActor/)
    }
}

extension SymbolGraph {
    /// The names of the types that conform to `protocol`, and of the protocols that refine it.
    func types(conformingTo protocol: String) -> Set<String> {
        let names = Dictionary(
            symbols.map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) }, uniquingKeysWith: { $1 })
        return Set(
            relationships.filter { $0.kind == "conformsTo" && names[$0.target] == `protocol` }
                .compactMap { names[$0.source] })
    }

    /// The names of all functions, initialisers and properties that make a sequence, one entry for each overload.
    func makersOfSequences() -> [String] {
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
        .filter { $0.kind.identifier != "swift.typealias" }.map(\.name)
    }
}
