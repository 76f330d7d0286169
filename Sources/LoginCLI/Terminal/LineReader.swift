import Foundation
import Synchronization

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
    init(descriptor: Int32, editor: LineEditor? = nil, limit: Int = limit) {
        Thread.detachNewThread { [requests] in
            var source = LineSource(descriptor: descriptor, editor: editor, line: ScriptLine(limit: limit))
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

    func next() async -> LineResult {
        await withCheckedContinuation { continuation in next { continuation.resume(returning: $0) } }
    }
}

/// Passes requests to the reading thread; `nil` ends it.
private final class Requests: Sendable {
    private let queue = Mutex<[LineReader.Deliver?]>([])
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
    var line: ScriptLine
    var unread: ArraySlice<UInt8> = []

    mutating func next() -> LineResult {
        while true {
            if let byte = unread.popFirst() {
                let result = editor == nil ? line.add(byte) : editor?.type(byte)
                if let result { return result }
            } else if let result = fill() {
                editor?.end()
                return result
            }
        }
    }

    /// Reads bytes, and returns a result if there are no more.
    ///
    /// Of a terminal it reads single bytes: input after the line stays there, for the program that reads next.
    private mutating func fill() -> LineResult? {
        let (bytes, code) = withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 1) { buffer in
            let count = readSome(editor == nil ? buffer : UnsafeMutableRawBufferPointer(rebasing: buffer.prefix(1)))
            return count == -1 ? ([], errno) : ([UInt8](buffer.prefix(count)), 0)
        }
        unread = bytes[...]
        if code != 0 { return .unreadable(code) }
        return bytes.isEmpty ? line.end() : nil
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

/// A line that is not typed at a terminal.
private struct ScriptLine {
    let limit: Int

    private var bytes: [UInt8] = []

    init(limit: Int) {
        self.limit = limit
    }

    /// Adds a byte, and returns the line if this ends it.
    mutating func add(_ byte: UInt8) -> LineResult? {
        guard byte == 0x0A else {
            // The rest of a line that is too long is discarded. One byte may be the CR of the line ending.
            if bytes.count <= limit + 1 { bytes.append(byte) }
            return nil
        }
        return take(bytes.last == 0x0D ? bytes.dropLast() : bytes[...])
    }

    /// Ends the input: the last line needs no line ending.
    mutating func end() -> LineResult { bytes.isEmpty ? .end : take(bytes[...]) }

    private mutating func take(_ line: ArraySlice<UInt8>) -> LineResult {
        bytes = []
        if line.count > limit { return .tooLong }
        if line.contains(0) { return .containsNUL }
        return String(validating: line, as: UTF8.self).map(LineResult.text) ?? .notText
    }
}
