import Foundation
import TestSupport

/// A row of a page that quotes a diagnostic: code, what the compiler says about it, and what to write instead.
struct DiagnosticRow {
    let file: String
    let line: Int
    let code: String
    /// The severity and the text.
    let message: String
    /// The code that the last cell begins with.
    let replacement: String?
}

extension DiagnosticRow {
    /// Returns the rows of the tables of a page whose header is `| you write | the compiler says | instead |`.
    static func all(in file: String) throws -> [DiagnosticRow] {
        let row = /\| `([^`]+)` \| ((?:warning|error): [^|]+) \| (?:`([^`]+)`)?.* \|/
        var rows: [DiagnosticRow] = []
        var isInTable = false
        for (index, line) in try Project.text(file).components(separatedBy: "\n").enumerated() {
            if line == "| you write | the compiler says | instead |" { isInTable = true }
            if !line.hasPrefix("|") { isInTable = false }
            guard isInTable, let match = line.wholeMatch(of: row) else { continue }
            rows.append(
                DiagnosticRow(
                    file: file, line: index + 1, code: String(match.1), message: String(match.2),
                    replacement: match.3.map(String.init)))
        }
        return rows
    }
}

/// A module whose default isolation is the main actor, with one line for each of some pieces of code.
///
/// The code is in methods of the class `ViewModel`, which an example of the page declares. An extension is at file scope.
struct DiagnosticProgram {
    private let text: String
    private let lines: [Int]

    init(_ code: [String], page: String) throws {
        let declarations =
            try Example.inMarkdown(page).first { $0.code.contains("final class ViewModel {") }?.code ?? []
        var text = ["import Foundation", "import Streams", "import StreamsFoundation"] + declarations
        var lines: [Int] = []
        for (number, code) in code.enumerated() {
            let isAtFileScope = code.contains("extension ")
            text += isAtFileScope ? [code] : ["extension ViewModel { func row\(number)() {", "_ = \(code)", "} }"]
            lines.append(isAtFileScope ? text.count : text.count - 1)
        }
        self.text = text.joined(separator: "\n") + "\n"
        self.lines = lines
    }

    /// Returns the messages about each piece of code, and those about other lines.
    func compile() async throws -> (messages: [Set<String>], others: Set<String>) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "diagnostics-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Program.swift")
        try text.write(to: file, atomically: true, encoding: .utf8)
        let output = try await Project.run(
            ["swiftc", "-typecheck", "-parse-as-library", "-diagnostic-style", "llvm"]
                + LanguageMode.mainActor.arguments
                + ["-I", Project.modules.path, file.path]
        ).text
        var messages = lines.map { _ in Set<String>() }
        var others: Set<String> = []
        for line in output.split(separator: "\n") {
            guard let match = line.wholeMatch(of: /.*\.swift:(\d+):\d+: ((?:warning|error): .*?)(?: +\[#\w+\])?/) else {
                continue
            }
            if let index = lines.firstIndex(of: Int(match.1)!) {
                messages[index].insert(String(match.2))
            } else {
                others.insert(String(line))
            }
        }
        return (messages, others)
    }
}
