import Foundation
import TestSupport

/// A server of its own for one test, which can end it.
final class LocalServer {
    struct NotStarted: Error {}

    /// Where it is, as in `http://127.0.0.1:8080`.
    let url: String
    private let process = Process()
    // It ends when its standard input does.
    private let input = Foundation.Pipe()

    init() throws {
        let output = Foundation.Pipe()
        process.executableURL = Project.root.appending(path: "Scripts/backend")
        process.arguments = ["--attached"]
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        _ = fcntl(input.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
        try process.run()
        var line = Data()
        while !line.contains(UInt8(ascii: "\n")) {
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else { throw NotStarted() }
            line += more
        }
        url = String(decoding: line.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    deinit { end() }

    func end() {
        // Not by closing its input, which a program that was started meanwhile may hold open, nor gracefully, which
        // would wait for the clients to leave.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
