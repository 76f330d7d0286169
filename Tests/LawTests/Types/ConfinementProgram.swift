import Foundation
import TestSupport

/// A program that makes calls which the compiler does not diagnose, and watches on which threads values are used.
enum ConfinementProgram {
    /// Returns what the program reports.
    ///
    /// - Parameter calls: the calls, and whether the compiler takes their results for `Sendable`.
    static func violations(of calls: [(instance: Instance, isSendable: Bool)]) async throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "confinement-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let main = folder.appending(path: "main.swift")
        let functions = calls.enumerated().map { line($0, $1.instance, $1.isSendable) }
        let all =
            ["MainActor.assumeIsolated {"] + calls.indices.map { "call\($0)()" } + ["}", "exit(Violations.report())"]
        try Data(([imports] + functions + all).joined(separator: "\n").utf8).write(to: main)
        let program = folder.appending(path: "program").path
        let objects = try Project.objects(of: ["Streams"])
        // In Swift 5 mode, values can be moved to other threads.
        let (status, output) = try await Project.run(
            ["swiftc", "-swift-version", "5", "-suppress-warnings", "-diagnostic-style", "llvm", "-o", program]
                + sanitizers + ["-I", Project.modules.path, main.path] + TypeProgram.files() + objects)
        guard status == 0 else { throw TypeProgram.Failure(output: output) }
        let (result, report) = try await Project.run([program])
        let violations = report.split(separator: "\n").map(String.init)
        if result != 0, !violations.contains(where: { $0.hasPrefix("violation: ") }) {
            let fatal = violations.filter { $0.contains("rror: ") || $0.contains("Sanitizer: ") }
            throw TypeProgram.Failure(
                output: (["The program ended with \(result)."] + fatal.suffix(5)).joined(separator: "\n"))
        }
        return violations.filter { $0.hasPrefix("violation: ") }
    }

    /// The options that build the program as the library in this process was built.
    private static let sanitizers = [("thread", "__tsan_init"), ("address", "__asan_init")]
        .filter { dlsym(dlopen(nil, RTLD_NOW), $0.1) != nil }.map { "-sanitize=\($0.0)" }

    private static let imports = "import Foundation\nimport Streams"

    private static func line(_ number: Int, _ instance: Instance, _ isSendable: Bool) -> String {
        let declaration = instance.declaration
        let types = (declaration.parameters ?? []).map { instance.type($0.type) }
        let call = instance.call(on: "make(\(instance.target).self)", types.map(expression))
        let body = !declaration.hasResult ? "\(call); return ()" : "return \(call)"
        let isTimed = types.contains { $0.contains("Scheduler") || $0.contains("TimeInterval") }
        // An error that reaches a binding or an infallible sequence is a mistake of the client.
        let canFail = !(call + declaration.result).contains(/[Bb]ind|Infallible|Control|Relay|Shared/)
        let closure = declaration.isAsync ? "{ Task { touch(\(call)) } }" : "{ \(body) }"
        return """
            @MainActor func call\(number)() { scenario("\(instance.description)", \
            isSendable: \(isSendable), takesTime: \(isTimed), canFail: \(canFail)) \(closure) }
            """
    }

    /// Returns an expression of a type: a closure uses its arguments and returns a new value.
    static func expression(of type: String) -> String {
        let attributes = #/@(Sendable|MainActor|isolated\(any\)) |^(nonisolated\(nonsending\) )?@escaping /#
        var type = type.replacing(attributes, with: "")
        if let alias = type.wholeMatch(of: #/AnyObserver<(.*)>\.EventHandler/#) { type = "(Event<\(alias.1)>) -> Void" }
        if let optional = type.wholeMatch(of: #/\((.*)\)\?/#), optional.1.contains(" -> ") { type = String(optional.1) }
        if let path = type.wholeMatch(of: #/(?:any )?\w*KeyPath<(.*)>(?: & Sendable)?/#) {
            let types = parts(path.1, at: ",")
            return "\\\(types[0])[made: Maker<\(types[1])>()]"
        }
        if type.hasSuffix(".Type") { return "\(type.dropLast(5)).self" }
        guard type.hasPrefix("("), let end = closing(type, from: type.index(after: type.startIndex)) else {
            return "make((\(type)).self)"
        }
        guard let arrow = type[end...].prefixMatch(of: #/\)( async)?( throws)? -> /#) else {
            return "make(\(type).self)"
        }
        let arguments = parts(type[type.index(after: type.startIndex)..<end], at: ",")
        let list = arguments.enumerated().map { "a\($0): \($1)" }.joined(separator: ", ")
        let uses = arguments.indices.map { "touch(a\($0)); " }.joined()
        let result = String(type[arrow.range.upperBound...])
        return "{ (\(list)) -> \(result) in \(uses)return \(expression(of: result)) }"
    }
}
