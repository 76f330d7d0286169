/// The lifetime of an inner sequence, linked with those of its siblings.
///
/// Sendable by contract: the links are touched only under the lock of the brood, and do not change after its end.
@usableFromInline
final class Sibling: Lifetime, @unchecked Sendable {
    @exclusivity(unchecked)
    fileprivate final var older: Unmanaged<Sibling>?
    @exclusivity(unchecked)
    fileprivate final var newer: Unmanaged<Sibling>?

    override init(of owner: Teardown) { super.init(of: owner) }
}

/// The lifetimes of the inner sequences of one chain, and those that wait: all of a merger that does not depend on what
/// the elements are, and so need not be specialised for them.
///
/// Sendable by contract: the variables are touched only under `lock`; the links no longer change once it has ended.
@usableFromInline
class Brood: Teardown, @unchecked Sendable {
    @usableFromInline final let limit: Int
    private let lock = Lock()
    /// Each is kept by its place among the others.
    @exclusivity(unchecked)
    private final var oldest: Unmanaged<Sibling>?
    @exclusivity(unchecked)
    private final var newest: Unmanaged<Sibling>?
    @exclusivity(unchecked)
    private final var isEnded = false
    @exclusivity(unchecked)
    private final var running = 0
    @exclusivity(unchecked)
    private final var waiting = Fifo<AnyObject>()

    @usableFromInline
    init(limit: Int) {
        self.limit = limit
        super.init()
    }

    deinit {
        var next = oldest
        while let sibling = next?.takeRetainedValue() { next = sibling.newer }
    }

    /// A new lifetime that ends with the chain, kept until it is forgotten; nil when the chain has ended.
    @usableFromInline
    final func sibling() -> Sibling? {
        let sibling = Sibling(of: self)
        return lock.withLock {
            if isEnded { return nil }
            let place = Unmanaged.passRetained(sibling)
            sibling.older = newest
            if let newest { newest._withUnsafeGuaranteedRef { $0.newer = place } } else { oldest = place }
            newest = place
            return sibling
        }
    }

    @usableFromInline
    final func forget(_ sibling: Sibling) {
        // Let go of without the lock. After the end they stay, since others may be looking at them.
        let isUnlinked = lock.withLock {
            if isEnded { return false }
            let (older, newer) = (sibling.older, sibling.newer)
            if let older { older._withUnsafeGuaranteedRef { $0.newer = newer } } else { oldest = newer }
            if let newer { newer._withUnsafeGuaranteedRef { $0.older = older } } else { newest = older }
            return true
        }
        if isUnlinked { Unmanaged.passUnretained(sibling).release() }
    }

    /// Whether one more may run; otherwise it waits.
    @usableFromInline
    final func hasRoom(for source: AnyObject) -> Bool {
        lock.withLock {
            if running < limit {
                running += 1
                return true
            }
            if !isEnded { waiting.append(source) }
            return false
        }
    }

    /// What may run now that one is over.
    @usableFromInline
    final func takeWaiting() -> AnyObject? {
        lock.withLock {
            let source = waiting.takeFirst()
            if source == nil { running -= 1 }
            return source
        }
    }

    @usableFromInline
    final override func run() {
        // What is dropped is let go of without the lock.
        let dropped = lock.withLock {
            isEnded = true
            defer { waiting = Fifo() }
            return waiting
        }
        withExtendedLifetime(dropped) {}
        var next = oldest
        while let sibling = next?.takeUnretainedValue() {
            sibling.end()
            next = sibling.newer
        }
    }
}
