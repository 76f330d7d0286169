import Foundation
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct BackendTests {
    @Test func endsWithItsInput() throws {
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = Project.root.appending(path: "Scripts/backend")
        process.arguments = ["--attached"]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        #expect(line.hasPrefix("http://127.0.0.1:"))
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(try (output.fileHandleForReading.readToEnd() ?? Data()).isEmpty)
    }

    @Test func saysHowItIsUsed() throws {
        let process = Process()
        let errors = Pipe()
        process.executableURL = Project.root.appending(path: "Scripts/backend")
        process.arguments = ["--port", "80"]
        process.standardError = errors
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 1)
        let text = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
        #expect(text.hasPrefix("usage: "))
    }

    @Test func isInstalledFromPinnedVersions() throws {
        let lines = try Project.text("Tests/Backend/requirements.txt").split(separator: "\n")
        let requirements = lines.filter { !$0.hasPrefix("#") }
        #expect(requirements.count > 3)
        for line in requirements { #expect(line.wholeMatch(of: /[A-Za-z0-9_-]+==[0-9.]+/) != nil, "\(line)") }
    }
}
