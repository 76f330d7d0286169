#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

enum OutputError: Error, Equatable {
    /// The reader closed the pipe, as `head` does after its last line. This is not worth a message.
    case closed
    /// Writing failed with this `errno`.
    case failed(Int32)
}

/// A descriptor to which texts are written completely.
struct Output: Sendable {
    static let standard = Output(descriptor: STDOUT_FILENO)
    static let error = Output(descriptor: STDERR_FILENO)
    /// Moves the cursor to the start of its line and erases the line.
    static let eraseLine = "\r\u{1B}[K"

    let descriptor: Int32

    func write(_ text: String) throws(OutputError) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
                continue
            }
            switch errno {
            case EINTR: continue
            case EAGAIN: _ = isReady(timeout: -1)
            case EPIPE: throw .closed
            case let code: throw .failed(code)
            }
        }
    }

    /// Writes a few characters, unless that could block: a process that is being terminated must not wait.
    func writeIfReady(_ text: String) {
        guard isReady(timeout: 0) else { return }
        try? write(text)
    }

    /// Takes the output away from its other users, whose texts are discarded from now on.
    ///
    /// - Returns: The output under another descriptor; the same one if the system has no further descriptor.
    func takeAway() -> Output {
        let own = dup(descriptor)
        let null = open("/dev/null", O_WRONLY)
        guard own >= 0, null >= 0, dup2(null, descriptor) >= 0 else { return self }
        return Output(descriptor: own)
    }

    /// The width of the terminal, or `nil` if the descriptor is not one that knows its width.
    var columns: Int? { size.flatMap { $0.ws_col > 0 ? Int($0.ws_col) : nil } }

    /// The window of the terminal, or `nil` if the descriptor is not one that knows its size.
    var window: Window? {
        size.flatMap { $0.ws_col > 0 && $0.ws_row > 0 ? Window(columns: Int($0.ws_col), rows: Int($0.ws_row)) : nil }
    }

    private var size: winsize? {
        var size = winsize()
        return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
    }

    private func isReady(timeout: Int32) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return poll(&entry, 1, timeout) == 1
    }
}

/// Calls the system's `write`, which the method of that name hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
