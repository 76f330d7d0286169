import Streams

/// Runs work on the main actor from anywhere.
enum OnMainActor {
    /// Runs `body` at once when the caller is on the main queue, otherwise there and later.
    static func run(_ body: @escaping @MainActor () -> Void) {
        _ = ConcurrentMainScheduler.instance.schedule(body) { body in
            MainActor.assumeIsolated(body)
            return Disposables.create()
        }
    }
}
