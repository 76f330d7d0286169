import Foundation

/// A program at a terminal, driven as a person would: wait for a text, type, wait for the end.
final class Pseudoterminal {
    enum Failure: Error, CustomStringConvertible {
        case ended(before: String, output: String)
        case silent(before: String, output: String)

        var description: String {
            switch self {
            case .ended(let text, let output): "ended before \(text.debugDescription); said \(output.debugDescription)"
            case .silent(let text, let output): "no \(text.debugDescription) came; said \(output.debugDescription)"
            }
        }
    }

    private enum Input {
        case bytes
        case end
        case timeout
    }

    /// The output so far, including echoed input.
    private(set) var output: [UInt8] = []

    /// The folder of the program, removed after the program has ended.
    private let folder: Scratch?
    private let pair: TerminalPair
    private let child: ChildProcess
    private var expected = 0
    private var status: ExitStatus?

    init(
        _ executable: String = Products.loginCLI, _ arguments: [String] = [],
        environment: [String: String] = ["TERM": "xterm"], columns: UInt16 = 80, folder: Scratch? = nil
    ) throws {
        self.folder = folder
        let pair = try TerminalPair(columns: columns)
        // Only the program may keep the slave open, or its end would not be seen.
        defer { pair.closeSlave() }
        self.pair = pair
        let path = pair.path
        child = try ChildProcess(executable, arguments, environment: environment, startsSession: true) { actions in
            for descriptor in STDIN_FILENO...STDERR_FILENO {
                actions.open(path, as: descriptor)
            }
        }
    }

    deinit {
        guard status == nil else { return }
        kill(child.id, SIGKILL)
        _ = child.exitStatus()
    }

    /// The output as text.
    var transcript: String { String(decoding: output, as: UTF8.self) }

    /// Whether the terminal shows what is typed.
    var echoes: Bool { pair.echoes }

    /// Waits until the text was printed, after the one expected before.
    func expect(_ text: String) throws {
        let bytes = Array(text.utf8)
        try expect(text) { $0.firstRange(of: bytes)?.upperBound }
    }

    /// Waits until a prompt is the last thing printed.
    func expectPrompt() throws {
        let ends = ["Email: ", "]: ", "Password: ", "again: ", "\n> ", "): ", "Comment: "].map { Array($0.utf8) }
        try expect("a prompt") { unseen in
            ends.contains { unseen.count >= $0.count && unseen.suffix($0.count) == $0[...] } ? unseen.endIndex : nil
        }
    }

    private func expect(_ what: String, _ find: (ArraySlice<UInt8>) -> Int?) throws {
        let deadline = Deadline()
        while true {
            if let end = find(output[expected...]) {
                expected = end
                return
            }
            switch receive(deadline) {
            case .bytes: continue
            case .end: throw Failure.ended(before: what, output: transcript)
            case .timeout: throw Failure.silent(before: what, output: transcript)
            }
        }
    }

    func send(_ text: String) {
        send(bytes: Array(text.utf8))
    }

    func send(bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(pair.master, $0.baseAddress, $0.count) }
            guard count > 0 || errno == EINTR else { return }
            rest = rest.dropFirst(max(count, 0))
        }
    }

    func send(signal: Int32) {
        kill(child.id, signal)
    }

    /// Collects the rest of the output until everything on the terminal has ended.
    func waitForExit() throws -> ExitStatus {
        if let status { return status }
        let deadline = Deadline()
        while true {
            switch receive(deadline) {
            case .bytes: continue
            case .timeout: throw Failure.silent(before: "the end", output: transcript)
            case .end:
                let status = child.exitStatus()
                self.status = status
                return status
            }
        }
    }

    private func receive(_ deadline: Deadline) -> Input {
        var entries = [pollfd(fd: pair.master, events: Int16(POLLIN), revents: 0)]
        guard deadline.poll(&entries) else { return .timeout }
        var buffer = [UInt8](repeating: 0, count: 4_096)
        let count = read(pair.master, &buffer, buffer.count)
        // When the last program on the terminal has ended, Linux says EIO where others say end of file.
        guard count > 0 else { return .end }
        output += buffer.prefix(count)
        return .bytes
    }
}
