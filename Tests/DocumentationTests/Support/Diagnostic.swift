import Foundation
import TestSupport

/// The language mode of a client.
enum LanguageMode: String, CaseIterable {
    case swift5, swift6, mainActor

    var arguments: [String] {
        switch self {
        case .swift5: ["-swift-version", "5"]
        case .swift6: ["-swift-version", "6"]
        case .mainActor: ["-swift-version", "6", "-default-isolation", "MainActor"]
        }
    }
}

/// An error or a warning of the compiler.
struct Diagnostic: Hashable {
    let line: Int
    let severity: String
    let text: String

    /// The diagnostics that a file announces for a language mode.
    ///
    /// Each is a comment above the line it belongs to: `// MODE SEVERITY: TEXT`, where the mode is `any` or the name of
    /// one, and the text the beginning of the message.
    static func expected(in file: String, _ mode: LanguageMode) throws -> [Diagnostic] {
        var pending: [(severity: String, text: String)] = []
        var result: [Diagnostic] = []
        let lines = try Project.text(file).split(separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() {
            if let match = line.wholeMatch(of: /\s*\/\/ (any|swift5|swift6|mainActor) (error|warning): (.*)/) {
                if match.1 == "any" || match.1 == mode.rawValue { pending.append((String(match.2), String(match.3))) }
            } else {
                result += pending.map { Diagnostic(line: number + 1, severity: $0.severity, text: $0.text) }
                pending = []
            }
        }
        return result
    }

    /// The errors and warnings that the compiler gives for a file in a language mode.
    static func compiling(_ file: String, _ mode: LanguageMode) throws -> [Diagnostic] {
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments =
            ["swiftc", "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-diagnostic-style", "llvm"]
            + mode.arguments + ["-I", Project.modules.path, Project.root.appending(path: file).path]
        let output = Pipe()
        compiler.standardError = output
        try compiler.run()
        let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        compiler.waitUntilExit()
        let diagnostics = lines.split(separator: "\n").compactMap { line -> Diagnostic? in
            guard let match = line.wholeMatch(of: /.*\.swift:(\d+):\d+: (error|warning): (.*)/) else { return nil }
            return Diagnostic(line: Int(match.1)!, severity: String(match.2), text: String(match.3))
        }
        return Array(Set(diagnostics)).sorted { ($0.line, $0.text) < ($1.line, $1.text) }
    }
}
