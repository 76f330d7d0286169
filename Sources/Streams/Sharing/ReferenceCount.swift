import Synchronization

/// A subscription that observers share.
///
/// Sendable by contract: `observers` is accessed only under the lock of the `ReferenceCount`.
@usableFromInline class SharedConnection: @unchecked Sendable {
    /// The number of observers, and of callers of `ReferenceCount.keep`.
    @exclusivity(unchecked) fileprivate final var observers = 0
    /// Whether a source that emits at once is still being subscribed to.
    ///
    /// Here, because Swift 6.3.1 cannot compile the `deinit` of a generic subclass with an atomic value.
    @usableFromInline final let isOpening = Atomic<Bool>(true)
    /// The gate for the source.
    @usableFromInline final let gate = SharedGate.forFirst()

    @usableFromInline init() {}

    /// Disposes the subscription.
    @usableFromInline func disconnect() {}
}

/// Counts the observers of a shared sequence: the first one connects, and the last one disconnects.
///
/// It does not hold the source: a subscription keeps the connection, and not the sequence it was made from.
///
/// Sendable by contract: the variables are accessed only under `lock`.
@usableFromInline final class ReferenceCount: @unchecked Sendable {
    private let lock = Lock()
    private var current: SharedConnection?
    private var isLastClosed = false
    /// The number of connections that are disconnecting, and the observers that wait for that.
    private var disconnecting = 0
    private var arrivals: [() -> Void] = []

    @usableFromInline init() {}

    /// Whether no connection can be joined.
    @usableFromInline var isUnused: Bool { lock.withLock { current == nil } }

    /// Whether the last connection has been closed.
    @usableFromInline var isFinished: Bool { lock.withLock { isLastClosed } }

    /// Counts an observer.
    ///
    /// - Parameters:
    ///   - make: returns a new connection; runs under the lock.
    ///   - retry: is called after all disconnecting connections have disconnected. Pass it if two connections must not overlap.
    /// - Returns: the connection, and whether the caller connects it; nil if `retry` will be called.
    @usableFromInline func join(
        _ make: () -> SharedConnection, orWait retry: (() -> Void)? = nil
    ) -> (SharedConnection, isFirst: Bool)? {
        lock.withLock {
            if disconnecting > 0, let retry {
                arrivals.append(retry)
                return nil
            }
            let isFirst = current == nil
            let connection = current ?? make()
            connection.observers += 1
            current = connection
            return (connection, isFirst)
        }
    }

    /// Stops counting an observer, and disconnects after the last one.
    @usableFromInline func leave(_ connection: SharedConnection) {
        let (wasLast, wasCurrent) = lock.withLock {
            connection.observers -= 1
            guard connection.observers == 0 else { return (false, false) }
            guard current === connection else { return (true, false) }
            current = nil
            disconnecting += 1
            return (true, true)
        }
        if wasLast { connection.disconnect() }
        guard wasCurrent else { return }
        let arrived: [() -> Void] = lock.withLock {
            disconnecting -= 1
            guard disconnecting == 0 else { return [] }
            defer { arrivals = [] }
            return arrivals
        }
        for retry in arrived { retry() }
    }

    /// Runs `body`, during which the connection stays even without observers; does nothing if it can no longer be joined.
    ///
    /// For the time in which the source is being subscribed to: an observer that subscribes then shares the connection.
    @usableFromInline func keep(_ connection: SharedConnection, during body: () -> Void) {
        let isCurrent = lock.withLock {
            guard current === connection else { return false }
            connection.observers += 1
            return true
        }
        guard isCurrent else { return }
        body()
        leave(connection)
    }

    /// Closes a connection whose source has terminated: it can no longer be joined.
    ///
    /// For the time before the observers are told: one that subscribes again from the callback connects again. The source
    /// is released afterwards.
    ///
    /// - Parameter isLast: whether no connection follows.
    @usableFromInline func close(_ connection: SharedConnection, isLast: Bool = false) {
        lock.withLock {
            if current === connection { current = nil }
            isLastClosed = isLast
        }
    }
}

/// Uncounts one observer of a connection.
@usableFromInline final class JoinedTeardown: Teardown, @unchecked Sendable {
    private let connection: SharedConnection
    private let count: ReferenceCount

    @usableFromInline init(_ connection: SharedConnection, _ count: ReferenceCount) {
        self.connection = connection
        self.count = count
        super.init()
    }

    @usableFromInline override func run() { count.leave(connection) }
}
