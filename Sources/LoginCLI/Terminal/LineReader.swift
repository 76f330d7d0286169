import Foundation
import Streams

/// Reads lines on a thread of its own, one for each request, so that no other thread ever waits for the user.
///
/// Nothing is read before it is asked for: a prompt can switch echo off first, and what was typed ahead waits in the
/// terminal. Requests are answered in their order, on the reading thread.
final class LineReader: Sendable {
    typealias Deliver = @Sendable (Line) -> Void

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

    mutating func next() -> Line {
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
