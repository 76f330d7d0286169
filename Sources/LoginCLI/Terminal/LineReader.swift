import Foundation
import Streams

/// The result of a request for a line.
enum LineResult: Equatable, Sendable {
    case text(String)
    /// The line was read to its end and discarded, because it exceeds the limit.
    case tooLong
    /// The line is not valid UTF-8.
    case notText
    case containsNUL
    /// The input is exhausted, or the user pressed Ctrl-D.
    case end
    /// Reading failed with this `errno`.
    case unreadable(Int32)
}

/// Reads lines on a dedicated thread, one for each request, so that no other thread waits for the user.
///
/// A line is read only after it was requested, so that a prompt can take effect first. Requests are answered in their
/// order, on the reading thread.
final class LineReader: Sendable {
    typealias Deliver = @Sendable (LineResult) -> Void

    /// The length of the longest line that is kept, in bytes.
    static let limit = 4_096

    private let requests = Requests()

    /// - Parameter editor: The editor of the terminal that the descriptor reads from; `nil` if it is not a terminal.
    init(descriptor: Int32, editor: LineEditor? = nil) {
        Thread.detachNewThread { [requests] in
            var source = LineSource(descriptor: descriptor, editor: editor)
            while let deliver = requests.take() {
                deliver(source.next())
            }
        }
    }

    deinit {
        requests.add(nil)
    }

    func next(_ deliver: @escaping Deliver) {
        requests.add(deliver)
    }
}

/// Passes requests to the reading thread; `nil` ends it.
private final class Requests: Sendable {
    private let queue = Lock<[LineReader.Deliver?]>([])
    private let available = DispatchSemaphore(value: 0)

    func add(_ request: LineReader.Deliver?) {
        queue.withLock { $0.append(request) }
        available.signal()
    }

    func take() -> LineReader.Deliver? {
        available.wait()
        return queue.withLock { $0.removeFirst() }
    }
}

/// A descriptor that is read line by line.
private struct LineSource {
    let descriptor: Int32
    let editor: LineEditor?
    var splitter = LineSplitter(limit: LineReader.limit)

    mutating func next() -> LineResult {
        guard let editor else { return splitLine() }
        return editedLine(editor)
    }

    /// Reads single bytes: input after the line stays in the terminal, for the program that reads next.
    private func editedLine(_ editor: LineEditor) -> LineResult {
        var byte: UInt8 = 0
        while true {
            switch withUnsafeMutableBytes(of: &byte, readSome) {
            case -1:
                let code = errno
                editor.end()
                return .unreadable(code)
            case 0:
                editor.end()
                return .end
            default:
                if let line = editor.type(byte) { return line }
            }
        }
    }

    private mutating func splitLine() -> LineResult {
        while true {
            if let line = splitter.next() { return line }
            var code: Int32 = 0
            withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 1) { buffer in
                switch readSome(buffer) {
                case -1: code = errno
                case 0: splitter.finish()
                case let count: splitter.feed(buffer.prefix(count))
                }
            }
            if code != 0 { return .unreadable(code) }
        }
    }

    /// Reads what is available, waiting for at least a byte.
    ///
    /// - Returns: The number of bytes; 0 at the end of the input, -1 for a failure that `errno` describes.
    private func readSome(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
        while true {
            let count = read(descriptor, buffer.baseAddress, buffer.count)
            guard count == -1 else { return count }
            switch errno {
            case EINTR: continue
            case EAGAIN:
                // Another process that shares the descriptor may have made it non-blocking.
                var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                poll(&entry, 1, -1)
            default: return -1
            }
        }
    }
}
