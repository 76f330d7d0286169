import Foundation
import TestSupport
import Testing

/// A folder in `Tests/Diagnostics` whose files announce their diagnostics.
///
/// An announcement is a comment above its line: `// MODE SEVERITY: TEXT`. The mode is `any` or the name of a language
/// mode; the text is the beginning of the message.
struct SnippetModule: Sendable, CustomTestStringConvertible {
    static let all = Set(files.map { $0.split(separator: "/")[2] }).sorted().map { SnippetModule(name: String($0)) }

    private static let folder = "Tests/Diagnostics"
    private static let files = Project.files(below: folder, suffix: ".swift")

    let name: String

    var testDescription: String { name }

    /// The language modes in which the files are compiled.
    ///
    /// With the main actor as the default isolation, the models of `Accepted` and `Rejected` are `Sendable`.
    var modes: [LanguageMode] {
        ["Accepted", "Rejected"].contains(name) ? [.swift5, .swift6] : LanguageMode.allCases
    }

    private var files: [String] { Self.files.filter { $0.hasPrefix("\(Self.folder)/\(name)/") } }

    /// Returns the diagnostics that the files announce for a language mode.
    func announced(in mode: LanguageMode) throws -> [Diagnostic] {
        let announcement = /\s*\/\/ (any|swift5|swift6|mainActor) (error|warning): (.*)/
        var result: [Diagnostic] = []
        for file in files {
            var pending: [(severity: Diagnostic.Severity, text: String)] = []
            let lines = try Project.text(file).split(separator: "\n", omittingEmptySubsequences: false)
            for (number, line) in lines.enumerated() {
                if let match = line.wholeMatch(of: announcement) {
                    guard match.1 == "any" || match.1 == mode.rawValue else { continue }
                    pending.append((Diagnostic.Severity(match.2), String(match.3)))
                } else {
                    result += pending.map {
                        Diagnostic(file: file, line: number + 1, severity: $0.severity, text: $0.text)
                    }
                    pending = []
                }
            }
        }
        return result
    }

    /// Returns the compiler's errors and warnings in a language mode, and whether it succeeds.
    func compile(in mode: LanguageMode) async throws -> (diagnostics: [Diagnostic], isCompiled: Bool) {
        let command =
            ["swiftc", "-emit-sil", "-o", "/dev/null", "-whole-module-optimization", "-parse-as-library"]
            + ["-diagnostic-style", "llvm"] + mode.arguments + ["-I", Project.modules.path]
            + files.map { Project.root.appending(path: $0).path }
        let (status, lines) = try await Project.run(command)
        let diagnostics = lines.split(separator: "\n").compactMap { line -> Diagnostic? in
            guard let match = line.wholeMatch(of: /(.*\.swift):(\d+):\d+: (error|warning): (.*)/) else { return nil }
            let file = String(match.1.dropFirst(Project.root.path.count + 1))
            return Diagnostic(
                file: file, line: Int(match.2)!, severity: Diagnostic.Severity(match.3), text: String(match.4))
        }
        return (Array(Set(diagnostics)), status == 0)
    }
}

/// The language mode of a client.
enum LanguageMode: String, CaseIterable {
    case swift5, swift6, mainActor

    var arguments: [String] {
        switch self {
        case .swift5: ["-swift-version", "5"]
        case .swift6: ["-swift-version", "6"]
        case .mainActor:
            // As in a new app.
            ["-swift-version", "6", "-default-isolation", "MainActor"]
                + ["-enable-upcoming-feature", "MemberImportVisibility"]
        }
    }
}

/// An error or warning of the compiler, or its announcement.
struct Diagnostic: Hashable, CustomStringConvertible {
    enum Severity: String {
        case error, warning

        init(_ text: Substring) { self = text == "error" ? .error : .warning }
    }

    let file: String
    let line: Int
    let severity: Severity
    let text: String

    var description: String { "\(file):\(line): \(severity): \(text)" }

    /// Returns whether a diagnostic of the compiler is the announced one.
    func announces(_ other: Diagnostic) -> Bool {
        file == other.file && line == other.line && severity == other.severity && other.text.hasPrefix(text)
    }
}
