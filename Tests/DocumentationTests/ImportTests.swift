import Foundation
import TestSupport
import Testing

@Suite("The imports of the library", .noLeaks) struct ImportTests {
    /// The only forms of imports of modules that some systems lack, without indentation.
    private static let forms = [
        """
        #if canImport(FoundationEssentials)
        import FoundationEssentials
        #else
        import Foundation
        #endif
        """,
        """
        #if canImport(Darwin)
        import Darwin
        #elseif canImport(Android)
        import Android
        #elseif canImport(Musl)
        import Musl
        #else
        import Glibc
        #endif
        """,
        // Around all of a file, which is empty on other systems.
        """
        #if canImport(Combine)
        import Combine
        """,
    ]

    private static let files = [
        "Streams", "StreamsFoundation", "StreamsInspector", "StreamsTest", "StreamsLaws", "Viper",
    ].flatMap {
        Project.files(below: "Sources/\($0)", suffix: ".swift")
    }

    /// Returns the modules that a file imports outside of those forms.
    private func plainImports(of file: String) throws -> Set<String> {
        var code = try Project.text(file).split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmingPrefix(while: \.isWhitespace) }.joined(separator: "\n")
        for form in Self.forms { code = code.replacing(form, with: "") }
        return Set(code.split(separator: "\n").compactMap { $0.firstMatch(of: /^import (\w+)/).map { String($0.1) } })
    }

    @Test("a module that only some systems have is imported in one form, which has a branch for the others")
    func branches() throws {
        let systems: Set = ["FoundationEssentials", "Darwin", "Android", "Musl", "Glibc", "Bionic", "Combine"]
        #expect(Self.files.count > 150)
        for file in Self.files {
            #expect(try plainImports(of: file).intersection(systems) == [], "\(file)")
        }
    }

    @Test("Streams imports nothing else of Foundation") func foundation() throws {
        for file in Self.files where file.hasPrefix("Sources/Streams/") {
            let own: Set = ["Dispatch", "Observation", "Synchronization"]
            #expect(try plainImports(of: file).subtracting(own) == [], "\(file)")
        }
    }
}
