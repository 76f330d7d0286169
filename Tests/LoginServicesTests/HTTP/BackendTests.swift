import Foundation
import TestSupport
import Testing

@testable import LoginServices

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite(.noLeaks, .needsBackend, .oneAtATime, .ownThread) struct BackendTests {
    @Test func endsWithItsInput() throws {
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = Project.root.appending(path: "Scripts/backend")
        process.arguments = ["--attached"]
        process.standardInput = input
        process.standardOutput = output
        // Other programs that tests start must not hold it open, too.
        _ = fcntl(input.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
        try process.run()
        var said = output.fileHandleForReading.availableData
        try input.fileHandleForWriting.close()
        said += try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(try /http:\/\/127.0.0.1:[0-9]+\n/.wholeMatch(in: String(decoding: said, as: UTF8.self)) != nil)
    }

    @Test func endsWhenToldToThoughSomebodyWaitsForAnAnswer() async throws {
        let backend = try Backend()
        let failed = Recorder<Bool>()
        let session = URLSession(configuration: .withoutStorage())
        defer { session.finishTasksAndInvalidate() }
        // Without a task, whose start other tests could delay.
        session.dataTask(with: URL(string: "\(backend.url)/faults/silent/waiting/shows")!) { _, _, error in
            failed.record(error != nil)
        }
        .resume()
        try await backend.arrival("waiting")
        backend.end()
        await until { !failed.values.isEmpty }
        #expect(failed.values == [true])
    }

    @Test func saysHowItIsUsed() async throws {
        let script = Project.root.appending(path: "Scripts/backend").path
        let (status, errors) = try await Project.run([script, "--port", "80"], capturing: .errors)
        #expect(status == 1)
        #expect(errors.hasPrefix("usage: "))
    }

    @Test func isInstalledFromPinnedVersions() throws {
        let lines = try Project.text("Tests/Backend/requirements.txt").split(separator: "\n")
        let requirements = lines.filter { !$0.hasPrefix("#") }
        #expect(requirements.count > 3)
        for line in requirements { #expect(line.wholeMatch(of: /[A-Za-z0-9_-]+==[0-9.]+/) != nil, "\(line)") }
    }
}
