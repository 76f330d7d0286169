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

    private let requests = Requests()

    /// - Parameter limit: The longest line kept, in bytes; a longer one is read to its end and reported.
    init(descriptor: Int32, limit: Int = 4_096) {
        Thread.detachNewThread { [requests] in
            var source = LineSource(descriptor: descriptor, splitter: LineSplitter(limit: limit))
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

/// Hands requests over to the reading thread; `nil` tells it to end.
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

/// A descriptor read line by line.
private struct LineSource {
    let descriptor: Int32
    var splitter: LineSplitter

    mutating func next() -> LineResult {
        while true {
            if let line = splitter.next() { return line }
            if let failure = fill() { return .unreadable(failure) }
        }
    }

    private mutating func fill() -> Int32? {
        withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 1) { buffer in
            while true {
                let count = read(descriptor, buffer.baseAddress, buffer.count)
                if count > 0 {
                    splitter.feed(buffer.prefix(count))
                    return nil
                }
                if count == 0 {
                    splitter.finish()
                    return nil
                }
                switch errno {
                case EINTR: continue
                case EAGAIN: waitUntilReadable()
                case let failure: return failure
                }
            }
        }
    }

    /// Whoever shares the descriptor may have made it non-blocking.
    private func waitUntilReadable() {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&entry, 1, -1)
    }
}
