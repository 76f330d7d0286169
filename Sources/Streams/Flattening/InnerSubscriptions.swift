import Synchronization

/// The lifetime of an inner subscription, an element of a doubly linked list.
///
/// Sendable by contract: the variables are accessed only under the lock of the list, and do not change after it closed.
@usableFromInline final class InnerLifetime: Lifetime, @unchecked Sendable {
    @exclusivity(unchecked) fileprivate final var older: Unmanaged<InnerLifetime>?
    @exclusivity(unchecked) fileprivate final var newer: Unmanaged<InnerLifetime>?
    /// Whether the sequence counts as unfinished; used where another one can replace it.
    @exclusivity(unchecked) fileprivate final var isCounted = true
    @exclusivity(unchecked) fileprivate final var isReplaced = false
    @exclusivity(unchecked) fileprivate final var isObserverReleased = false
}

/// The lifetime of the subscription to the source, with those of the inner subscriptions and the sequences that wait.
///
/// This is all that the chain tears down for a flattening operator. A teardown that held the observer would keep a chain
/// alive whose sources are gone.
///
/// Sendable by contract: the variables are accessed only under `lock`, and the list does not change after it closed.
@usableFromInline final class InnerSubscriptions: Lifetime, @unchecked Sendable {
    @usableFromInline let policy: FlatteningPolicy
    @usableFromInline let limit: Int
    /// The number of sequences that have not completed: the source, those that run, and those that wait.
    @usableFromInline let unfinished = Atomic<Int>(1)
    /// The number of the latest subscription, where it replaces the one before; a reused observer keeps its number.
    @usableFromInline let latest = Atomic<Int>(0)
    private let lock = Lock()
    /// The ends of the list, which owns its elements.
    @exclusivity(unchecked) private var oldest: Unmanaged<InnerLifetime>?
    @exclusivity(unchecked) private var newest: Unmanaged<InnerLifetime>?
    /// Whether the list does not change anymore, since no inner sequence may begin or go on.
    @exclusivity(unchecked) private var isClosed = false
    @exclusivity(unchecked) private var isReleased = false
    @exclusivity(unchecked) private var running = 0
    @exclusivity(unchecked) private var waiting = Queue<AnyObject>()

    @usableFromInline init(within chain: Lifetime, _ policy: FlatteningPolicy) {
        self.policy = policy
        limit = policy.limit
        super.init(halting: .always)
        chain.add(self)
    }

    deinit {
        var next = oldest
        while let lifetime = next?.takeRetainedValue() { next = lifetime.newer }
    }

    @usableFromInline override func run() { disposeAll() }

    @usableFromInline override func halt() {
        _ = claim()
        let isFirst = lock.withLock {
            defer { isClosed = true }
            return !isClosed
        }
        if isFirst { forEach { Unwinding.halt($0) } }
    }

    /// Disposes the subscription to the source and all inner subscriptions, and releases the sequences that wait.
    @usableFromInline func disposeAll() {
        halt()
        // Released outside the lock.
        var discarded = Queue<AnyObject>()
        let isFirst = lock.withLock {
            if isReleased { return false }
            isReleased = true
            discarded = waiting.takeAll()
            return true
        }
        _ = consume discarded
        guard isFirst else { return }
        forEach { $0.dispose() }
        dispose()
    }

    /// Calls `body` for the lifetimes of the closed list, the newest first.
    private func forEach(_ body: (InnerLifetime) -> Void) {
        var next = newest
        while let lifetime = next?.takeUnretainedValue() {
            body(lifetime)
            next = lifetime.older
        }
    }

    // MARK: Inner subscriptions

    /// Whether an element of the source begins an inner sequence.
    @inlinable var acceptsElements: Bool {
        if case .first = policy { unfinished.load(ordering: .acquiring) == 1 } else { true }
    }

    /// Counts a lifetime that was renewed again; returns false if the chain has been disposed.
    @usableFromInline func reopen(_ lifetime: InnerLifetime) -> Bool {
        lock.withLock {
            lifetime.isCounted = true
            return !isClosed
        }
    }

    /// Returns true if the sequence still counted as unfinished, which a replaced one does not.
    @usableFromInline func uncount(_ lifetime: InnerLifetime) -> Bool {
        lock.withLock {
            defer { lifetime.isCounted = false }
            return lifetime.isCounted
        }
    }

    /// Adds a lifetime until its observer is released, and disposes the one that it replaces.
    ///
    /// - Returns: the number of the subscription; nil if the chain has been disposed, or if the disposal of the replaced
    ///   subscription has led to yet another one.
    @usableFromInline func insert(_ lifetime: InnerLifetime) -> Int? {
        let (number, replaced): (Int?, InnerLifetime?) = lock.withLock {
            if isClosed { return (nil, nil) }
            let previous = newest
            link(lifetime)
            guard case .latest = policy else { return (0, nil) }
            return (latest.add(1, ordering: .acquiringAndReleasing).newValue, previous.map { replace($0) })
        }
        guard let replaced else { return number }
        replaced.dispose()
        let isLatest = lock.withLock { !isClosed && !lifetime.isReplaced }
        if !isLatest { observerReleased(lifetime, isOver: false) }
        return isLatest ? number : nil
    }

    /// Removes the lifetime of a completed or replaced sequence; others stay until the chain is disposed.
    @usableFromInline func observerReleased(_ lifetime: InnerLifetime, isOver: Bool) {
        let isRemoved = lock.withLock {
            lifetime.isObserverReleased = true
            guard !isClosed, isOver || lifetime.isReplaced else { return false }
            unlink(lifetime)
            return true
        }
        // Released outside the lock.
        if isRemoved { Unmanaged.passUnretained(lifetime).release() }
    }

    /// Under the lock.
    private func replace(_ place: Unmanaged<InnerLifetime>) -> InnerLifetime {
        let lifetime = place.takeUnretainedValue()
        lifetime.isReplaced = true
        if lifetime.isCounted {
            // Not the last one: the sequence that replaces it counts.
            unfinished.subtract(1, ordering: .acquiringAndReleasing)
            lifetime.isCounted = false
        }
        if lifetime.isObserverReleased {
            unlink(lifetime)
            place.release()
        }
        return lifetime
    }

    private func link(_ lifetime: InnerLifetime) {
        let place = Unmanaged.passRetained(lifetime)
        lifetime.older = newest
        if let newest { newest._withUnsafeGuaranteedRef { $0.newer = place } } else { oldest = place }
        newest = place
    }

    private func unlink(_ lifetime: InnerLifetime) {
        let (older, newer) = (lifetime.older, lifetime.newer)
        if let older { older._withUnsafeGuaranteedRef { $0.newer = newer } } else { oldest = newer }
        if let newer { newer._withUnsafeGuaranteedRef { $0.older = older } } else { newest = older }
    }

    // MARK: Waiting sequences

    /// Returns true if one more sequence may run, which then counts as running.
    @usableFromInline func start() -> Bool { lock.withLock { startIfPossible() } }

    /// Returns true if one more sequence may run by now; otherwise enqueues `source`.
    @usableFromInline func startOrEnqueue(_ source: AnyObject) -> Bool {
        lock.withLock {
            if startIfPossible() { return true }
            if !isClosed { waiting.append(source) }
            return false
        }
    }

    /// Under the lock.
    private func startIfPossible() -> Bool {
        guard running < limit else { return false }
        running += 1
        return true
    }

    /// Returns the next waiting sequence, which takes the place of one that has completed, or frees the place.
    @usableFromInline func finishOne() -> AnyObject? {
        lock.withLock {
            let next = isClosed ? nil : waiting.takeFirst()
            if next == nil { running -= 1 }
            return next
        }
    }
}
