import Foundation

/// Asks the compiler which names code cannot declare without hiding a type or a module.
public enum CompilerQuery {
    /// Returns those of the names that are types in code with these imports, or modules.
    ///
    /// The compiler only checks the types of one file with an alias for each name. An import that it does not find, such as
    /// a module of the package, is left out.
    public static func taken(_ names: [String], imports: [String]) throws -> Set<String> {
        let question = Question(names, imports: imports)
        let taken = question.taken(by: try answer(to: question.code))
        guard let taken else {
            throw GeneratorError.failure("The compiler, 'swiftc', does not say which names are free.")
        }
        return taken
    }

    private static func answer(to code: String) throws -> String {
        let process = Process()
        let (input, errors) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        // A plugin may write to the temporary folder only.
        let cache = FileManager.default.temporaryDirectory.appending(path: "generate-module-cache")
        process.arguments = ["swiftc", "-typecheck", "-module-cache-path", cache.path, "-"]
        (process.standardInput, process.standardOutput, process.standardError) = (input, errors, errors)
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(code.utf8))
        try input.fileHandleForWriting.close()
        let data = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
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
