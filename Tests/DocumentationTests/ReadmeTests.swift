import Foundation
import Synchronization
import TestSupport
import Testing

@Suite("The README", .noLeaks) struct ReadmeTests {
    private let readme = Guide(path: "README.md")

    @Test("shows the session that a test replays") func session() async throws {
        let transcript = "Docs/Transcripts/first-session.txt"
        let lines = try Project.text(transcript).components(separatedBy: "\n").filter { !$0.hasPrefix("#") }
        #expect(Guide("LoginCLI").shows(lines.drop { $0.isEmpty }.joined(separator: "\n")))
        let command = ["Scripts/draw-session", transcript].map { Project.root.appending(path: $0).path }
        let picture = try await Project.run(command, capturing: .output)
        #expect(picture.text == (try Project.text("Docs/first-session.svg")), "Draw it with Scripts/draw-session.")
    }

    @Test("has no example but the one that runs here") func examples() throws {
        try readme.expectExamples(in: "ReadmeTests", atLeast: 1)
    }

    @Test("shows what its example prints") func example() throws {
        let printed = Mutex<[String]>([])
        @Sendable func print(_ line: String) { printed.withLock { $0.append(line) } }

        let price = BehaviorSubject(value: 20)
        let quantity = BehaviorSubject(value: 1)
        let total = Observable.combineLatest(price, quantity) { $0 * $1 }
            .distinctUntilChanged()
            .map { "Total: \($0)" }
            .subscribe(onNext: { print($0) })  // Total: 20

        quantity.onNext(3)  // Total: 60
        price.onNext(15)  // Total: 45
        total.dispose()

        let code = try #require(Example.inMarkdown("README.md").first).code
        let comments = code.compactMap { $0.firstMatch(of: /\/\/ (.*)/).map { String($0.1) } }
        #expect(printed.withLock { $0 } == comments)
    }

    @Test("shows a dependency and a product that a manifest can use") func manifest() async throws {
        let dependency = #".package(path: "../streams")"#
        let product = #".product(name: "Streams", package: "streams")"#
        #expect(readme.shows("\(dependency)\n\(product)"))
        let folder = FileManager.default.temporaryDirectory.appending(path: "readme-\(UUID())")
        let client = folder.appending(path: "client")
        let sources = client.appending(path: "Sources/Client")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "streams"), withDestinationURL: Project.root)
        try "import Streams".write(to: sources.appending(path: "Client.swift"), atomically: true, encoding: .utf8)
        try """
        // swift-tools-version: 6.1
        import PackageDescription

        let package = Package(
            name: "Client",
            platforms: [.macOS(.v15)],
            dependencies: [\(dependency)],
            targets: [.target(name: "Client", dependencies: [\(product)])]
        )
        """.write(to: client.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
        // A client has no such choice of test targets, in which its products are missing.
        let (status, text) = try await Project.run([
            "-u", "STREAMS_TEST_TARGETS", "swift", "package", "--package-path", client.path, "show-dependencies",
        ])
        #expect(status == 0, "\(text)")
    }

    @Test("names the test command that CI runs") func command() async throws {
        let commands = readme.text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(commands.contains("swift test"))
        #expect(try Project.text(".ci/run").contains("\nScripts/matrix \"${@:---push}\"\n"))
        let matrix = Project.root.appending(path: "Scripts/matrix").path
        let steps = try await Project.run([matrix, "--push", "--list"])
        #expect(steps.status == 0 && steps.text.contains(" swift test "), "\(steps.text)")
    }

    @Test("states no figure that Docs/Performance.md does not have") func figures() throws {
        let start = try #require(readme.text.firstRange(of: "## Why use it"))
        let end = try #require(readme.text[start.upperBound...].firstRange(of: "\n## "))
        let section = readme.text[start.upperBound..<end.lowerBound]
        let figures = section.matches(of: /\d+\.\d+/).map { String($0.output) }
        #expect(figures.count >= 4)
        let measured = Set(try Project.text("Docs/Performance.md").matches(of: /\d+\.\d+/).map { String($0.output) })
        #expect(figures.filter { !measured.contains($0) } == [])
    }
}
