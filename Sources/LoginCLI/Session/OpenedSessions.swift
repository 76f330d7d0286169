import Streams

/// The sessions that were opened in this run and not ended: nobody will know them after it.
final class OpenedSessions: Sendable {
    private let headers = Guarded<Set<String>>([])

    /// What speaks for each of them.
    var all: Set<String> { headers.withLock { $0 } }

    func opened(_ header: String) {
        headers.withLock { _ = $0.insert(header) }
    }

    func ended(_ header: String) {
        headers.withLock { _ = $0.remove(header) }
    }
}
