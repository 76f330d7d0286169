import Streams

/// Keeps the latest events.
final class Recorder: Sendable {
    private let limit: Int
    private let ring = Lock(Ring())

    private struct Ring {
        var events: [Recording.Event] = []
        /// The place of the oldest event, when the ring is full.
        var oldest = 0
        var omitted = 0
    }

    init(limit: Int) { self.limit = limit }

    func add(_ event: Recording.Event) {
        ring.withLock { ring in
            if ring.events.count < limit { return ring.events.append(event) }
            ring.omitted += 1
            guard limit > 0 else { return }
            ring.events[ring.oldest] = event
            ring.oldest = (ring.oldest + 1) % limit
        }
    }

    var recording: Recording {
        let (events, oldest, omitted) = ring.withLock { ($0.events, $0.oldest, $0.omitted) }
        return Recording(events: Array(events[oldest...] + events[..<oldest]), omitted: omitted)
    }
}
