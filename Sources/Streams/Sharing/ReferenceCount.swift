import Synchronization

/// A subscription that observers share.
///
/// Sendable by contract: `observers` and `hasBegun` are accessed only under the lock of the `ReferenceCount`.
@usableFromInline class SharedConnection: @unchecked Sendable {
    /// The number of observers, and of callers of `ReferenceCount.keep`.
    @exclusivity(unchecked) fileprivate final var observers = 0
    /// Whether the source has been, or is being, subscribed to: it stays so for the grace period.
    @exclusivity(unchecked) fileprivate final var hasBegun = false
    /// Whether a source that emits at once is still being subscribed to.
    ///
    /// Here, because Swift 6.3.1 cannot compile the `deinit` of a generic subclass with an atomic value.
    @usableFromInline final let isOpening = Atomic<Bool>(true)
    /// The gate for the source.
    @usableFromInline final let gate = SharedGate.forFirst()

    @usableFromInline init() {}

    /// The observers and the replay, which may outlast the connection.
    @usableFromInline var observerList: ObserverList? { nil }

    /// Whether `disconnect` leaves the disposal to the main queue, on which observers connect.
    @usableFromInline var disconnectsLater: Bool { false }

    /// Disposes the subscription.
    @usableFromInline func disconnect() {}

    /// Does now, on the main queue, what `disconnect` has left to it.
    func finishDisconnecting() {}
}

/// Counts the observers of a shared sequence: the first one connects, and after the last one the policy disconnects.
///
/// It does not hold the source: a subscription keeps the connection, and not the sequence it was made from.
///
/// Sendable by contract: the variables are accessed only under `lock`.
@usableFromInline final class ReferenceCount: @unchecked Sendable {
    private let lock = Lock()
    private let gracePeriod: GracePeriod?
    private let resetsOnDisconnection: Bool
    private let resetsOnCompletion: Bool
    private let resetsOnError: Bool
    private var current: SharedConnection?
    /// The timer of the current connection while it has no observers; a timer that is not this one has no effect.
    private var timer: SingleAssignmentDisposable?
    /// The observers and the replay for the next connection, and for observers that subscribe after the last one.
    private var kept: ObserverList?
    private var isLastClosed = false
    /// Whether no observer can join anymore.
    private var isReleased = false
    /// The number of connections that are disconnecting, and the observers that wait for that.
    private var disconnecting = 0
    private var arrivals: [() -> Void] = []
    /// The connection that the main queue has yet to disconnect.
    private var leaving: SharedConnection?

    @usableFromInline init(_ policy: SharingPolicy = .whileConnected) {
        gracePeriod = .of(policy.disconnection)
        resetsOnDisconnection = policy.resetsOnDisconnection
        resetsOnCompletion = policy.resetsOnCompletion
        resetsOnError = policy.resetsOnError
    }

    /// Whether no connection can be joined, and nothing outlasts a connection.
    @usableFromInline var isUnused: Bool {
        guard gracePeriod == nil, resetsOnDisconnection, resetsOnCompletion, resetsOnError else { return false }
        return lock.withLock { current == nil && leaving == nil }
    }

    /// Counts an observer.
    ///
    /// - Parameters:
    ///   - make: returns a new connection, with the observer list that was kept if there is one; runs under the lock.
    ///   - retry: is called after all disconnecting connections have disconnected. Pass it if two connections must not overlap.
    ///     It is made if it is needed.
    /// - Returns: the connection, and whether the caller connects it; nil if `retry` will be called.
    @usableFromInline func join(
        _ make: (ObserverList?) -> SharedConnection, orWait retry: @autoclosure () -> (() -> Void)? = nil
    ) -> (SharedConnection, isFirst: Bool)? {
        // Disposed outside the lock, here and below.
        var unused: SingleAssignmentDisposable?
        var left: SharedConnection?
        let joined: (SharedConnection, isFirst: Bool)? = lock.withLock {
            if disconnecting > 0, let retry = retry() {
                arrivals.append(retry)
                return nil
            }
            swap(&timer, &unused)
            let isFirst = current == nil
            if isFirst { swap(&leaving, &left) }
            let connection = current ?? make(kept)
            if !resetsOnDisconnection { kept = connection.observerList }
            connection.observers += 1
            current = connection
            return (connection, isFirst)
        }
        unused?.dispose()
        // Before the caller connects: two connections do not overlap.
        left?.finishDisconnecting()
        return joined
    }

    /// Counts an observer that has joined until its chain is disposed, and makes the source wait for its consumer.
    @usableFromInline func add(_ observer: Lifetime, to connection: SharedConnection) {
        // Left after the observer is uncounted: without observers, the source does not go on.
        connection.gate?.join(observer)
        observer.add(JoinedTeardown(connection, self))
    }

    /// Returns whether the first observer of a connection has to subscribe to the source.
    ///
    /// Not if its replay has ended it, or with a terminal event.
    @usableFromInline func begin(_ connection: SharedConnection) -> Bool {
        lock.withLock {
            connection.hasBegun = current === connection && !isLastClosed
            return connection.hasBegun
        }
    }

    private enum Departure {
        case stays
        case waits(GracePeriod, SingleAssignmentDisposable)
        case disconnects(wasCurrent: Bool)
    }

    /// Stops counting an observer; after the last one, disconnects or begins the grace period.
    @usableFromInline func leave(_ connection: SharedConnection) {
        let departure: Departure = lock.withLock {
            connection.observers -= 1
            guard connection.observers == 0 else { return .stays }
            guard current === connection else { return .disconnects(wasCurrent: false) }
            guard let gracePeriod, connection.hasBegun, !isReleased else {
                current = nil
                if connection.disconnectsLater { leaving = connection }
                disconnecting += 1
                return .disconnects(wasCurrent: true)
            }
            if gracePeriod.scheduler == nil { return .stays }
            let started = SingleAssignmentDisposable()
            timer = started
            return .waits(gracePeriod, started)
        }
        switch departure {
        case .stays: break
        case .waits(let gracePeriod, let timer): start(timer, of: gracePeriod)
        case .disconnects(let wasCurrent): disconnect(connection, wasCurrent: wasCurrent)
        }
    }

    private func disconnect(_ connection: SharedConnection, wasCurrent: Bool) {
        connection.disconnect()
        guard wasCurrent else { return }
        let arrived: [() -> Void] = lock.withLock {
            disconnecting -= 1
            guard disconnecting == 0 else { return [] }
            defer { arrivals = [] }
            return arrivals
        }
        for retry in arrived { retry() }
    }

    /// Has the main queue disconnect a connection, which has no effect if `join` has done so by then.
    func disconnectOnMainQueue(_ connection: SharedConnection) {
        MainQueue.async { [self] in
            connection.finishDisconnecting()
            lock.withLock { if leaving === connection { leaving = nil } }
        }
    }

    /// Starts the timer of the grace period; it is disposed by now if another observer has joined.
    private func start(_ timer: SingleAssignmentDisposable, of gracePeriod: GracePeriod) {
        let work = gracePeriod.scheduler?.scheduleRelative((), dueTime: gracePeriod.time) { [self] in
            expire(timer)
            return Disposables.create()
        }
        if let work { timer.setDisposable(work) }
    }

    private func expire(_ expiring: SingleAssignmentDisposable) {
        var expired: SharedConnection?
        lock.withLock {
            guard timer === expiring else { return }
            timer = nil
            swap(&current, &expired)
            disconnecting += 1
        }
        if let expired { disconnect(expired, wasCurrent: true) }
    }

    /// Ends a grace period: the shared sequence has been released, so that no observer can join.
    ///
    /// A connection without observers would keep itself.
    @usableFromInline func release() {
        if gracePeriod == nil { return }
        var unused: (connection: SharedConnection?, timer: SingleAssignmentDisposable?)
        lock.withLock {
            isReleased = true
            if current?.observers == 0 { swap(&current, &unused.connection) }
            swap(&timer, &unused.timer)
        }
        unused.timer?.dispose()
        unused.connection?.disconnect()
    }

    /// Runs `body`, during which the connection stays even without observers; does nothing if it can no longer be joined.
    ///
    /// For the time in which the source is being subscribed to: an observer that subscribes then shares the connection. A
    /// grace period is longer.
    @usableFromInline func keep(_ connection: SharedConnection, during body: () -> Void) {
        let isCurrent = lock.withLock {
            guard current === connection else { return false }
            if gracePeriod == nil { connection.observers += 1 }
            return true
        }
        guard isCurrent else { return }
        body()
        if gracePeriod == nil { leave(connection) }
    }

    /// Closes a connection whose source has terminated: it can no longer be joined.
    ///
    /// For the time before the observers are told: one that subscribes again from the callback connects again, or, if the
    /// policy does not reset after `stop`, receives that. The source is released afterwards.
    @usableFromInline func close(_ connection: SharedConnection, after stop: TerminalEvent = .completed) {
        let resets = if case .completed = stop { resetsOnCompletion } else { resetsOnError }
        let list = connection.observerList
        // Released outside the lock.
        var unused: (kept: ObserverList?, current: SharedConnection?, timer: SingleAssignmentDisposable?)
        var abandoned: SharedConnection?
        lock.withLock {
            if isLastClosed { return }
            let wasCurrent = current === connection
            // The event also ends the observers of a later connection if they share the list.
            guard wasCurrent || list != nil && kept === list else { return }
            if wasCurrent || current?.observerList === list {
                if !wasCurrent, current?.observers == 0 { abandoned = current }
                swap(&current, &unused.current)
                swap(&timer, &unused.timer)
            }
            swap(&kept, &unused.kept)
            if !resets { kept = list }
            isLastClosed = !resets
        }
        unused.timer?.dispose()
        abandoned?.disconnect()
    }
}

/// Uncounts one observer of a connection.
private final class JoinedTeardown: Teardown, @unchecked Sendable {
    private let connection: SharedConnection
    private let count: ReferenceCount

    init(_ connection: SharedConnection, _ count: ReferenceCount) {
        self.connection = connection
        self.count = count
        super.init()
    }

    override func run() { count.leave(connection) }
}
