import Foundation
import TestSupport

/// A program with a function for each call, so that the compiler diagnoses each call.
struct TypeProgram {
    /// A function of the program, on one line.
    struct Call: Sendable {
        let instance: Instance
        /// Whether the result is sent to another isolation domain.
        let isSent: Bool

        /// Parameters stand for the arguments: a type is all that the compiler has to know of them.
        func line(_ number: Int) -> String {
            let parameters = instance.declaration.parameters ?? []
            let types = parameters.map { instance.type($0.type) }
            let list = ["_ target: \(instance.target)"] + types.enumerated().map { "_ a\($0): \($1)" }
            let call = instance.call(on: "target", types.indices.map { "a\($0)" })
            let effects =
                (instance.declaration.isAsync ? "async " : "") + (instance.declaration.canThrow ? "throws " : "")
            let body = isSent ? "send(\(call))" : instance.declaration.hasResult ? "_ = \(call)" : call
            return "@MainActor func call\(number)(\(list.joined(separator: ", "))) \(effects){ \(body) }"
        }
    }

    /// Returns the files of `Tests/TypeLaw` whose names end so.
    static func files(_ suffix: String = ".swift") -> [String] {
        Project.files(below: "Tests/TypeLaw", suffix: suffix).map { Project.root.appending(path: $0).path }
    }

    private static let imports = """
        import Foundation
        import Streams
        func make<Value>() -> Value { fatalError() }
        func send<Value: Sendable>(_ value: Value) {}

        """

    /// Returns the diagnostics of each call, in the order of the calls.
    ///
    /// Those of isolation appear only for a file without errors, so each round leaves out what has been diagnosed.
    static func diagnostics(of calls: [Call]) async throws -> [[String]] {
        var result = [[String]](repeating: [], count: calls.count)
        for _ in 0..<10 {
            let rest = calls.indices.filter { result[$0].isEmpty }
            let found = try await compile(imports + rest.map { calls[$0].line($0) }.joined(separator: "\n"))
            if found.isEmpty { return result }
            let first = imports.count { $0 == "\n" } + 1
            for (line, text) in found {
                guard line >= first else { throw Failure(output: text) }
                result[rest[line - first]].append(text)
            }
        }
        throw Failure(output: "The compiler finds more in every round.")
    }

    /// Returns the diagnostics in a source file, with their lines.
    private static func compile(_ text: String) async throws -> [(line: Int, text: String)] {
        let file = FileManager.default.temporaryDirectory.appending(path: "Calls-\(UUID()).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(text.utf8).write(to: file)
        let command =
            ["swiftc", "-emit-sil", "-o", "/dev/null", "-whole-module-optimization", "-parse-as-library"]
            + ["-diagnostic-style", "llvm", "-swift-version", "6", "-I", Project.modules.path, file.path]
            + files("Confined.swift") + files("Types.swift")
        let (status, output) = try await Project.run(command)
        let lines = output.split(separator: "\n").compactMap { line -> (Int, String)? in
            guard let match = line.wholeMatch(of: /(.*\.swift):(\d+):\d+: (error|warning): (.*)/) else { return nil }
            if match.1 == file.path { return (Int(match.2)!, String(match.4)) }
            return match.3 == "error" ? (0, String(line)) : nil
        }
        if status != 0, lines.isEmpty { throw Failure(output: output) }
        return lines
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String

        /// The beginning of what a command writes.
        init(output: String) { description = output.split(separator: "\n").prefix(10).joined(separator: "\n") }
    }
}

extension Instance {
    /// The type that has the declaration, with its type arguments.
    var target: String {
        if let type = arguments["Self"] { return type }
        let own = declaration.ownVariables.map { arguments[$0]! }
        return declaration.owner + (own.isEmpty ? "" : "<\(own.joined(separator: ", "))>")
    }

    /// Returns a call with texts for the receiver and the arguments.
    func call(on receiver: String, _ arguments: [String]) -> String {
        let owner = declaration.isStatic ? target : receiver
        let isSubscript = declaration.name == "subscript"
        let name = isSubscript || declaration.name == "init" ? owner : "\(owner).\(declaration.name)"
        let effects = (declaration.canThrow ? "try " : "") + (declaration.isAsync ? "await " : "")
        guard let parameters = declaration.parameters else { return effects + name }
        let list = zip(parameters, arguments).map { ($0.label.map { "\($0): " } ?? "") + $1 }
        let all = list.joined(separator: ", ")
        return effects + (isSubscript ? "\(name)[\(all)]" : "\(name)(\(all))")
    }
}
