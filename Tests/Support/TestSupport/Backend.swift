import Foundation
import Testing

/// A server of `Tests/Backend`, ended with this process at the latest.
package struct Backend: Sendable {
    package struct NotStarted: Error, CustomStringConvertible {
        package let description: String
    }

    private static let running = Result { try Backend() }

    /// Whether the server is installed, which is tried first; where it is required, the tests run and fail without it.
    package static var isAvailable: Bool { get async { await installation.value } }

    private static let installation = Task {
        if ProcessInfo.processInfo.environment["STREAMS_BACKEND"] == "required" { return true }
        return (try? await Project.run([script.path, "--install"]).status) == 0
    }

    /// The command that enables the tests.
    package static let instructions = """
        needs the test server, which needs Python with virtual environments: apt-get install python3-venv. \
        Scripts/backend --install shows what else is missing
        """

    private static let script = Project.root.appending(path: "Scripts/backend")

    /// The server that all tests of this process share, started when a test first asks for it.
    package static var shared: Backend {
        get throws { try running.get() }
    }

    /// The address, for example `http://127.0.0.1:8080`.
    package let url: String
    private let process: Process
    // Held open: the server ends when its standard input does, which happens even when this process is killed.
    private let input = Pipe()
    private let errors: FileHandle

    /// Starts a server that no other test uses.
    package init() throws {
        let output = Pipe()
        errors = try Self.temporaryFile()
        process = Process()
        process.executableURL = Self.script
        process.arguments = ["--attached"]
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        // Other programs that tests start must not hold it open as well.
        _ = fcntl(input.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
        try process.run()
        let line = Self.firstLine(of: output.fileHandleForReading)
        guard line.hasPrefix("http://") else {
            throw NotStarted(description: "Scripts/backend did not start.\n\(Self.contents(of: errors))")
        }
        url = line
    }

    /// The log up to now.
    package var log: String { Self.contents(of: errors) }

    /// Ends the server, and returns when it has ended.
    ///
    /// Closing its input would not be enough: programs that were started since then may hold it open.
    package func end() {
        guard process.isRunning else { return }
        process.terminate()
        process.waitUntilExit()
    }

    /// Waits until the request to the fault of this name is under way.
    package func arrival(_ name: String) async throws { try await answer("arrived/\(name)") }

    /// Waits until that request was given up.
    package func departure(_ name: String) async throws { try await answer("given-up/\(name)") }

    /// Ends all sessions, as their expiry does.
    package func endSessions() async throws { try await answer("ended-sessions") }

    /// The port of another server: `untrusted` has a certificate that no client trusts, `foreign` does not speak HTTP.
    package func port(of server: String) async throws -> Int {
        try JSONDecoder().decode([String: Int].self, from: try await answer("ports/\(server)"))["port"] ?? 0
    }

    /// Returns the body of an answer, which some requests wait for.
    ///
    /// A session of Foundation would leave folders for cookies and answers in the home folder.
    @discardableResult private func answer(_ path: String) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { [url] in continuation.resume(with: Result { try Self.get("\(url)/\(path)") }) }
        }
    }

    private static func get(_ address: String) throws -> Data {
        guard let url = URL(string: address), let port = url.port.flatMap(UInt16.init(exactly:)) else {
            throw CocoaError(.fileReadInvalidFileName)
        }
        #if canImport(Darwin)
            let stream = socket(AF_INET, SOCK_STREAM, 0)
        #else
            let stream = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var server = sockaddr_in()
        server.sin_family = sa_family_t(AF_INET)
        server.sin_port = port.bigEndian
        server.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        let isConnected = withUnsafePointer(to: &server) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(stream, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        let file = FileHandle(fileDescriptor: stream, closeOnDealloc: true)
        guard isConnected else { throw CocoaError(.fileReadUnknown) }
        try file.write(contentsOf: Data("GET \(url.path) HTTP/1.0\r\n\r\n".utf8))
        let answer = try file.readToEnd() ?? Data()
        guard let end = answer.range(of: Data("\r\n\r\n".utf8)) else { throw CocoaError(.fileReadCorruptFile) }
        return answer[end.upperBound...]
    }

    /// Creates a file that exists until it is closed.
    private static func temporaryFile() throws -> FileHandle {
        let path = NSTemporaryDirectory() + "streams-backend-\(UUID().uuidString)"
        let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
        unlink(path)
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    private static func contents(of file: FileHandle) -> String {
        // Without moving the place in the file that the server shares.
        var bytes = [UInt8](repeating: 0, count: 1 << 20)
        let count = pread(file.fileDescriptor, &bytes, bytes.count, 0)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }

    private static func firstLine(of file: FileHandle) -> String {
        var text = Data()
        while !text.contains(UInt8(ascii: "\n")) {
            let more = file.availableData
            if more.isEmpty { break }
            text += more
        }
        return String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips a suite where the server cannot be installed.
    package static var needsBackend: Self { .enabled("\(Backend.instructions)") { await Backend.isAvailable } }
}
