import Streams

/// Runs work on the main actor from any thread.
enum OnMainActor {
    /// Runs `body` at once if the caller is on the main queue, otherwise later.
    static func run(_ body: @escaping @MainActor () -> Void) {
        _ = ConcurrentMainScheduler.instance.schedule(body) { body in
            MainActor.assumeIsolated(body)
            return Disposables.create()
        }
    }
}
