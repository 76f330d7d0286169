/// The lifetime of an inner sequence, linked with those of its siblings.
///
/// Sendable by contract: the links are touched only under the lock of the brood, and do not change after its end.
@usableFromInline final class Sibling: Lifetime, @unchecked Sendable {
    @exclusivity(unchecked) fileprivate final var older: Unmanaged<Sibling>?
    @exclusivity(unchecked) fileprivate final var newer: Unmanaged<Sibling>?

    override init(of owner: Teardown) { super.init(of: owner) }
}

/// The lifetime of an outer subscription, with those of the inner sequences and the sources that wait for room.
///
/// What a chain has to undo for a merger, and nothing else: a teardown that knew the observer would keep a chain alive
/// whose sources are gone.
///
/// Sendable by contract: the variables are touched only under `lock`; the links no longer change once it is closed.
@usableFromInline final class Brood: Lifetime, @unchecked Sendable {
    @usableFromInline let limit: Int
    private let lock = Lock()
    /// Each is kept by its place among the others.
    @exclusivity(unchecked) private var oldest: Unmanaged<Sibling>?
    @exclusivity(unchecked) private var newest: Unmanaged<Sibling>?
    @exclusivity(unchecked) private var isClosed = false
    @exclusivity(unchecked) private var running = 0
    @exclusivity(unchecked) private var waiting = Queue<AnyObject>()
    /// The inner sequences that have completed and whose places were not filled yet.
    @exclusivity(unchecked) private var freePlaces = 0

    @usableFromInline init(within chain: Lifetime, limit: Int) {
        self.limit = limit
        super.init()
        chain.add(self)
    }

    deinit {
        var next = oldest
        while let sibling = next?.takeRetainedValue() { next = sibling.newer }
    }

    /// A new lifetime that ends with the chain, kept until it is forgotten; nil when the chain has ended.
    @usableFromInline func sibling() -> Sibling? {
        let sibling = Sibling(of: self)
        return lock.withLock {
            if isClosed { return nil }
            let place = Unmanaged.passRetained(sibling)
            sibling.older = newest
            if let newest { newest._withUnsafeGuaranteedRef { $0.newer = place } } else { oldest = place }
            newest = place
            return sibling
        }
    }

    /// Whether a sibling that begins again is still ended with the chain.
    @usableFromInline var isOpen: Bool { lock.withLock { !isClosed } }

    @usableFromInline func forget(_ sibling: Sibling) {
        // Let go of without the lock. After the end they stay, since others may be looking at them.
        let isUnlinked = lock.withLock {
            if isClosed { return false }
            let (older, newer) = (sibling.older, sibling.newer)
            if let older { older._withUnsafeGuaranteedRef { $0.newer = newer } } else { oldest = newer }
            if let newer { newer._withUnsafeGuaranteedRef { $0.older = older } } else { newest = older }
            return true
        }
        if isUnlinked { Unmanaged.passUnretained(sibling).release() }
    }

    /// Whether one more may run; otherwise it waits.
    @usableFromInline func hasRoom(for source: AnyObject) -> Bool {
        lock.withLock {
            if running < limit {
                running += 1
                return true
            }
            if !isClosed { waiting.append(source) }
            return false
        }
    }

    /// Begins the next of the waiting sources, now that one has completed.
    ///
    /// A source that completes while it is being attached leaves a place to the loop that attaches it, so that
    /// synchronous sources need no stack.
    @usableFromInline func fillPlace(_ attach: (AnyObject) -> Void) {
        let begins = lock.withLock {
            defer { freePlaces += 1 }
            return freePlaces == 0
        }
        guard begins else { return }
        var isFilling = true
        while isFilling {
            let source = lock.withLock {
                let source = waiting.takeFirst()
                if source == nil { running -= 1 }
                return source
            }
            if let source { attach(source) }
            isFilling = lock.withLock {
                freePlaces -= 1
                return freePlaces > 0
            }
        }
    }

    @usableFromInline override func run() {
        end()
        // What is dropped is released outside the lock.
        let dropped: Queue<AnyObject>? = lock.withLock {
            if isClosed { return nil }
            isClosed = true
            defer { waiting = Queue() }
            return waiting
        }
        guard dropped != nil else { return }
        var next = oldest
        while let sibling = next?.takeUnretainedValue() {
            sibling.end()
            next = sibling.newer
        }
    }
}
