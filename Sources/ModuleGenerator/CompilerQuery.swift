import Foundation

/// Asks the compiler which names code cannot declare without hiding a type or a module.
public enum CompilerQuery {
    /// Returns those of the names that are types in code with these imports, or modules.
    ///
    /// The compiler only checks the types of one file with an alias for each name. An import that it does not find, such as
    /// a module of the package, is left out.
    public static func taken(_ names: [String], imports: [String]) throws -> Set<String> {
        let question = Question(names, imports: imports)
        let (status, diagnostics) = try check(question.code)
        guard let taken = question.taken(by: diagnostics) else {
            let report = diagnostics.trimmingCharacters(in: .whitespacesAndNewlines)
            throw GeneratorError.failure(
                "'swiftc' does not say which names are free; it ended with status \(status)."
                    + (report.isEmpty ? "" : " It reports:\n\(report)"))
        }
        return taken
    }

    private static func check(_ code: String) throws -> (status: Int32, diagnostics: String) {
        let temporary = FileManager.default.temporaryDirectory
        // A file, because writing to a pipe fails, with a signal, if the compiler ends early.
        let file = temporary.appending(path: "generate-module-\(UUID().uuidString).swift")
        try Data(code.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        let pipe = Pipe()
        process.standardInput = try FileHandle(forReadingFrom: file)
        (process.standardOutput, process.standardError) = (pipe, pipe)
        // A plugin may write to the temporary folder only.
        let cache = temporary.appending(path: "generate-module-cache")
        let data = try process.run(["swiftc", "-typecheck", "-module-cache-path", cache.path, "-"], reading: pipe)
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}

// MARK: - Private -

extension CompilerQuery {
    /// Code whose errors and warnings say which names are taken.
    struct Question {
        /// A name that no type has: without an error about it, the compiler has not come so far.
        private static let unlikely = "Zzyzx"

        private var lines: [String] = []
        /// The names by the lines of their aliases.
        private var aliases: [Int: String] = [:]
        /// The names by the lines that warn if there is a module of that name.
        private var modules: [Int: String] = [:]

        init(_ names: [String], imports: [String]) {
            for module in imports { lines += ["#if canImport(\(module))", "import \(module)", "#endif"] }
            for (index, name) in ([Self.unlikely] + names).enumerated() {
                lines.append("typealias Alias\(index) = \(name)")
                aliases[lines.count] = name
            }
            for name in names {
                lines += ["#if canImport(\(name))", "#warning(\"\(name)\")", "#endif"]
                modules[lines.count - 1] = name
            }
        }

        var code: String { lines.map { $0 + "\n" }.joined() }

        /// Returns the names that are taken, or `nil` if the compiler could not tell.
        func taken(by diagnostics: String) -> Set<String>? {
            let errors = diagnostics.matches(of: /(?m)^<stdin>:(\d+):\d+: error: cannot find type/)
            let unknown = errors.compactMap { error in Int(error.1).flatMap { aliases[$0] } }
            guard unknown.contains(Self.unlikely) else { return nil }
            let warnings = diagnostics.matches(of: /(?m)^<stdin>:(\d+):\d+: warning:/)
            let named = warnings.compactMap { warning in Int(warning.1).flatMap { modules[$0] } }
            return Set(aliases.values).subtracting(unknown).union(named)
        }
    }
}
