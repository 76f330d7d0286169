import Foundation
import TestSupport
import Testing

@testable import ModuleGenerator

/// The executable, with streams that cannot be written and compilers that cannot be run.
@Suite(.noLeaks, .ownThread) struct GeneratorProcessTests {
    private let package: TemporaryPackage
    private let before: Set<String>

    init() throws {
        package = try TemporaryPackage()
        try package.write("", to: "bin/unrelated")
        try package.write(String(decoding: JSONEncoder().encode(package.layout), as: UTF8.self), to: "package.json")
        before = package.paths
    }

    /// Runs a shell script in the package, in which `$0` is the executable.
    private func run(_ script: String) throws -> (status: Int32, output: String, errors: String) {
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: "/bin/sh")
        let tool = Project.modules.deletingLastPathComponent().appending(path: "generate-module")
        process.arguments = ["-c", script, tool.path]
        process.currentDirectoryURL = package.root
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let texts = try [output, errors].map { pipe in
            String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        }
        process.waitUntilExit()
        return (process.terminationStatus, texts[0], texts[1])
    }

    // MARK: - Streams -

    @Test(arguments: [
        (">&-", "Bad file descriptor"),
        // A pipe without a reader.
        (">&4", "Broken pipe"),
    ])
    func aTextThatTheStandardOutputRefusesIsWrittenToTheStandardError(output: String, reason: String) throws {
        let result = try run("mkfifo pipe; exec 3<>pipe 4>pipe 3<&-; rm pipe; \"$0\" --help \(output)")
        #expect(result.status == 1)
        #expect(
            result.errors == """
                error: Cannot write to the standard output: \(reason). Its text is:
                \(Help.text)

                """)
    }

    @Test func anErrorThatTheStandardErrorRefusesIsWrittenToTheStandardOutput() throws {
        let result = try run(#""$0" --blue 2>&-"#)
        #expect(result.status == 2)
        #expect(
            result.output == """
                error: Cannot write to the standard error: Bad file descriptor. Its text is:
                error: There is no option '--blue'.
                generate-module --help lists the options.

                """)
        #expect(try run(#""$0" --help <&- >&- 2>&-"#).status == 1)
    }

    @Test func aReportThatCannotBeWrittenStillNamesTheFiles() throws {
        let result = try run(#""$0" notes --package package.json >&-"#)
        #expect(result.status == 1)
        #expect(result.errors.contains("\n  Sources/App/Modules/Notes/NotesView.swift\n"))
        #expect(package.paths.contains("Sources/App/Modules/Notes/NotesView.swift"))
    }

    @Test func aWorkingDirectoryThatWasRemovedIsInNoPackage() throws {
        // The limit ends a search that does not end.
        let result = try run(#"ulimit -t 5; mkdir removed; cd removed; rmdir ../removed; "$0" notes"#)
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("error: There is no Package.swift in "), "\(result.errors)")
    }

    // MARK: - The compiler -

    private func expectFailure(
        _ script: String, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let result = try run(script)
        #expect(result.status == 1, sourceLocation: sourceLocation)
        #expect(result.errors.hasSuffix("error: \(message)\n"), "\(result.errors)", sourceLocation: sourceLocation)
        #expect(package.paths == before, sourceLocation: sourceLocation)
    }

    @Test func aProgramThatIsNotOnThePathIsNamed() throws {
        try expectFailure(
            #"PATH=bin "$0" notes --package package.json"#, "'swiftc' cannot be run: it is not on the path.")
        try expectFailure(#"PATH=bin "$0" notes"#, "'swift' cannot be run: it is not on the path.")
    }

    @Test func aProgramThatIsNotExecutableIsNamed() throws {
        try expectFailure(
            #"mkdir p; touch p/swiftc; PATH=p "$0" notes --package package.json; s=$?; rm -r p; exit $s"#,
            "'swiftc' cannot be run: it is not executable.")
    }

    @Test func aCompilerThatEndsEarlyIsReported() throws {
        try expectFailure(
            #"""
            mkdir p; printf '#!/bin/sh\nexec <&-\necho broken\nexit 3\n' >p/swiftc; chmod +x p/swiftc
            PATH=p "$0" notes --package package.json; s=$?; PATH=/bin:/usr/bin; rm -r p; exit $s
            """#,
            "'swiftc' does not say which names are free; it ended with status 3. It reports:\nbroken")
    }
}
