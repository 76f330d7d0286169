#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

enum OutputError: Error, Equatable {
    /// The reader went away, as `head` does when it has seen enough. Nobody is left to be told.
    case closed
    /// Writing failed; the code is an `errno`.
    case failed(Int32)
}

/// A descriptor that is written to in whole.
struct Output: Sendable {
    static let standard = Output(descriptor: STDOUT_FILENO)
    static let error = Output(descriptor: STDERR_FILENO)
    /// Back to the start of the terminal's line, which becomes empty.
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

    /// Writes a few characters unless that could block, which a process that is being ended must not do.
    func writeIfReady(_ text: String) {
        guard isReady(timeout: 0) else { return }
        try? write(text)
    }

    /// The width of the terminal, or `nil` if the descriptor is not one that knows its width.
    var columns: Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    private func isReady(timeout: Int32) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return poll(&entry, 1, timeout) == 1
    }
}

/// `write` by another name, which the method of that name would hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
