import Foundation
import TestSupport
import Testing

/// The sentences of programmer errors, which `Scripts/check-errors` checks in a release build.
@Suite("Programmer errors", .noLeaks) struct ProgrammerErrorTests {
    private static let libraries = ["Streams", "StreamsFoundation", "StreamsTest", "StreamsLaws", "Viper"]
    /// The file of the function that ends the process.
    private static let exit = "Sources/Streams/Kernel/Require.swift"

    private static let files = libraries.flatMap { Project.files(below: "Sources/\($0)", suffix: ".swift") }

    @Test("end the process by the one function that keeps the sentence in release builds") func oneFunction() throws {
        for file in Self.files where file != Self.exit {
            // Renamed functions are unavailable: no client can call them.
            if file.hasSuffix("+Renamed.swift") { continue }
            let lines = try Project.text(file).components(separatedBy: "\n")
            let others = lines.filter {
                $0.contains(/\b(precondition|preconditionFailure|dispatchPrecondition|assert|fatalError)\(/)
                    && !$0.contains("///")
            }
            #expect(others == [], "\(file)")
        }
    }

    @Test("say their sentences") func sentences() async throws {
        let (status, text) = try await Project.run([Self.probe, "errors"])
        #expect(status == 0, "\(text)")
        #if DEBUG
            let reached = Set(text.matches(of: /(\w+\/[\w+]+\.swift):(\d+): Fatal error/).map { "\($0.1):\($0.2)" })
            #expect(try Self.sites().subtracting(reached).sorted() == [], "Add an error to ProgrammerError.all.")
        #endif
    }

    private static let probe = Project.modules.deletingLastPathComponent().appending(path: "ArgumentProbe").path

    /// The calls that end the process, as the module, the file and the line.
    private static func sites() throws -> Set<String> {
        var sites: Set<String> = []
        for file in files where file != exit {
            let text = try Project.text(file)
            // Only builds with the trait have the explorer; its tests make its errors.
            if text.hasPrefix("#if Interleavings") { continue }
            let isDarwin = Lines.within("#if canImport(Darwin)", of: text)
            for (number, line) in text.components(separatedBy: "\n").enumerated() {
                // A call that passes the place of the client says that one.
                guard line.contains(/(^|[^.\w])(require|programmerError|assertionFailure)\(/), !line.contains("///"),
                    !line.contains("file: file")
                else { continue }
                #if !canImport(Darwin)
                    if isDarwin.contains(number) { continue }
                #endif
                let parts = file.split(separator: "/")
                sites.insert("\(parts[1])/\(parts[parts.count - 1]):\(number + 1)")
            }
        }
        return sites
    }
}

/// Lines of a text.
private enum Lines {
    /// The numbers of the lines between those that are `begin` and the next `#else` or `#endif`.
    static func within(_ begin: String, of text: String) -> Set<Int> {
        var (numbers, isInside): (Set<Int>, Bool) = ([], false)
        for (number, line) in text.components(separatedBy: "\n").enumerated() {
            let code = line.trimmingCharacters(in: .whitespaces)
            if code == begin { isInside = true } else if code == "#else" || code == "#endif" { isInside = false }
            if isInside { numbers.insert(number) }
        }
        return numbers
    }
}
