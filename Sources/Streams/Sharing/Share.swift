/// How long a shared sequence remembers.
public enum SubjectLifetimeScope: Sendable {
    /// As long as somebody is subscribed and the source runs: whoever comes later begins anew.
    case whileConnected
    /// For ever: whoever comes later receives what is remembered, and the end if it has come.
    case forever
}

extension ObservableType {
    /// One subscription to the source for all observers.
    ///
    ///     source:              --1--2--3--
    ///     first:               --1--2--3--
    ///     second (replay: 1):       ^2-3--
    ///
    /// The first observer connects, the last one to leave disconnects. A newcomer receives the latest `replay` elements
    /// before any other. What happens to those who come later:
    ///
    ///     scope            after the last one left            after the source stopped
    ///     whileConnected   nothing replayed, new subscription nothing replayed, new subscription
    ///     forever          replay, new subscription           replay and the stop, no new subscription
    ///
    /// Any number of threads may subscribe at the same time: the source is subscribed to once. Observers are served in
    /// the order in which they came.
    ///
    ///     let ticks = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).share(replay: 1)
    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
        precondition(replay >= 0, "share(replay:scope:) needs a count that is not negative.")
        let shared = Shared(asObservable(), replay: replay, scope: scope)
        return Observable { sink in shared.attach(sink) }
    }
}

/// The state of one `share`.
///
/// Sendable by contract: `current` is touched only under `lock`.
private final class Shared<Element>: @unchecked Sendable {
    /// One subscription to the source and those who share it.
    final class Connection: Sendable {
        let hub: Hub<Element>
        let lifetime = Lifetime()
        /// Guarded by the lock of `Shared`.
        let state = Unchecked(Cell((observers: 0, isConnected: false)))

        init(_ hub: Hub<Element>) { self.hub = hub }
    }

    private let source: Observable<Element>
    private let replay: Int
    private let lasting: Hub<Element>?
    private let lock = Lock()
    private var current: Connection?

    init(_ source: Observable<Element>, replay: Int, scope: SubjectLifetimeScope) {
        self.source = source
        self.replay = replay
        lasting = scope == .forever ? Hub(limit: replay, replaysAfterStop: true) : nil
    }

    func attach(_ sink: Sink<Element>) {
        let (connection, isFirst) = lock.withLock {
            let connection = current ?? Connection(lasting ?? Hub(limit: replay, replaysAfterStop: true))
            let isFirst = !connection.state.value.value.isConnected
            connection.state.value.value.observers += 1
            connection.state.value.value.isConnected = true
            current = connection
            return (connection, isFirst)
        }
        sink.lifetime.onEnd { [self] in leave(connection) }
        // A synchronous source is heard by the first observer only when that is in its place.
        connection.hub.attach(sink)
        if isFirst, !connection.hub.isStopped, !connection.lifetime.isEnded { connect(connection) }
    }

    private func connect(_ connection: Connection) {
        source.attach(
            Sink(
                next: { element in
                    if !connection.lifetime.isEnded { connection.hub.next(element) }
                },
                stop: { [self] stop in
                    guard connection.lifetime.stop() else { return }
                    // First forgotten, then told: who subscribes again from inside the callback begins anew.
                    forget(connection)
                    connection.lifetime.end()
                    connection.hub.stop(stop)
                },
                lifetime: connection.lifetime))
    }

    private func leave(_ connection: Connection) {
        let isLast = lock.withLock {
            connection.state.value.value.observers -= 1
            guard connection.state.value.value.observers == 0 else { return false }
            if current === connection { current = nil }
            return true
        }
        if isLast { connection.lifetime.end() }
    }

    private func forget(_ connection: Connection) {
        lock.withLock {
            if current === connection { current = nil }
        }
    }
}
