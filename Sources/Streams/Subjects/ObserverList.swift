import Synchronization

/// The observers of a subject, independent of the type of their elements, so that clients share this code.
///
/// Observers are added, served and removed inside the serializer, so a delivery iterates over storage that does not
/// change, without a retain or a copy for each observer. An observer that is added during a delivery receives the events
/// after it; one that is disposed during a delivery receives nothing more.
///
/// Sendable by contract: the variables are accessed only inside the serializer; the rest is atomic.
@usableFromInline class ObserverList: Source, @unchecked Sendable {
    // Small numbers, in an order without gaps: most programs have many subjects with few observers.
    @exclusivity(unchecked) final var capacity: UInt32 = 0
    /// Points to `capacity` places: none before the first observer, `onlyPlace` until there are two, then an allocation.
    @exclusivity(unchecked) @usableFromInline final var observers: UnsafeMutablePointer<Unmanaged<Lifetime>?>
    @exclusivity(unchecked) private final var onlyPlace: Unmanaged<Lifetime>?
    /// The number of places in use, gaps included.
    @exclusivity(unchecked) @usableFromInline final var count: UInt32 = 0
    @exclusivity(unchecked) private final var gaps: UInt32 = 0
    private let observerCount = Atomic<Int32>(0)
    /// The number of objects that can still send: a subject, or the connection of a shared sequence.
    private let producers = Atomic<Int32>(0)
    /// Whether the terminal event has been sent, or the observers have been released by `dispose`: there are none anymore.
    @usableFromInline final let isStopped = Atomic<Bool>(false)
    /// Whether there has been an observer, one whose addition is enqueued included.
    private let isUsed = Atomic<Bool>(false)

    @usableFromInline override init() {
        observers = Self.noObservers
        super.init()
    }

    // An observer in the list retains it: there is none.
    deinit { deallocate() }

    /// Whether there is a subscription, terminated or not.
    ///
    /// An event that is sent after this was true reaches the observer.
    final var hasObservers: Bool { observerCount.load(ordering: .acquiring) > 0 }

    /// Counts an observer until its chain is disposed.
    ///
    /// The observer has its place, or the job that adds it is enqueued: an event that is sent from now on reaches it.
    @usableFromInline final func register(_ lifetime: Lifetime) {
        isUsed.store(true, ordering: .relaxed)
        observerCount.add(1, ordering: .acquiringAndReleasing)
        lifetime.add(self)
    }

    /// Inside the serializer.
    final func append(_ lifetime: Lifetime) {
        if count == capacity { grow() }
        lifetime.place = Int32(count)
        (observers + Int(count)).initialize(to: .passRetained(lifetime))
        count += 1
    }

    final override func remove(_ lifetime: Lifetime) {
        forgetObserver()
        // The observers leave together with the terminal event, during which most chains are disposed.
        if isStopped.load(ordering: .relaxed) { return }
        // Discarded outside the lock.
        var isRemoved = false
        update(
            { isRemoved = take(lifetime) },
            otherwise: { [self] in if take(lifetime) { discard(.passUnretained(lifetime)) } })
        if isRemoved { discard(.passUnretained(lifetime)) }
    }

    /// Releases the closures of an observer that has left the list, and the reference that the list had to its lifetime.
    private final func discard(_ removed: Unmanaged<Lifetime>) { removed.takeRetainedValue().discardObserver() }

    final override func forgetObserver() { observerCount.subtract(1, ordering: .relaxed) }

    /// Inside the serializer; false if the observer is not in the list.
    private final func take(_ lifetime: Lifetime) -> Bool {
        let place = Int(lifetime.place)
        guard place >= 0 else { return false }
        lifetime.place = -1
        observers[place] = nil
        gaps += 1
        if gaps == count {
            count = 0
            gaps = 0
        } else if gaps > 32, gaps > count / 2 {
            closeGaps()
        }
        return true
    }

    /// Inside the serializer; the caller discards the observers, outside a lock.
    final func removeAll() -> RemovedObservers {
        let removed =
            capacity > 1
            ? RemovedObservers(observers, count: count) : RemovedObservers(count > 0 ? observers[0] : nil)
        if capacity > 1 { useOnlyPlace() }
        (count, gaps) = (0, 0)
        return removed
    }

    private final func grow() {
        if gaps > count / 2 { return closeGaps() }
        if capacity == 0 { return useOnlyPlace() }
        resize(to: capacity * 2)
    }

    private final func resize(to size: UInt32) {
        let places = UnsafeMutablePointer<Unmanaged<Lifetime>?>.allocate(capacity: Int(size))
        places.moveInitialize(from: observers, count: Int(count))
        deallocate()
        observers = places
        capacity = size
    }

    private static var noObservers: UnsafeMutablePointer<Unmanaged<Lifetime>?> {
        UnsafeMutablePointer(bitPattern: MemoryLayout<UInt>.alignment).unsafelyUnwrapped
    }

    /// Uses the property at its address alone, which is valid while the object lives: there are no exclusivity checks.
    private final func useOnlyPlace() {
        observers = withUnsafeMutablePointer(to: &onlyPlace) { $0 }
        capacity = 1
    }

    private final func deallocate() {
        if capacity > 1 { observers.deallocate() }
    }

    private final func closeGaps() {
        var used = 0
        for index in 0..<Int(count) {
            guard let lifetime = observers[index] else { continue }
            lifetime._withUnsafeGuaranteedRef { $0.place = Int32(used) }
            observers[used] = lifetime
            used += 1
        }
        count = UInt32(used)
        gaps = 0
        if capacity > 1_024, count <= capacity / 8 { resize(to: capacity / 4) }
    }

    // MARK: Producers

    /// Keeps the observers until the matching `removeProducer()`.
    @usableFromInline final func addProducer() { producers.add(1, ordering: .relaxed) }

    /// - Returns: whether it was the last one, and there has been an observer.
    @discardableResult final func removeProducer() -> Bool {
        let isLast = producers.subtract(1, ordering: .acquiringAndReleasing).newValue == 0
        guard isLast, hadObservers else { return false }
        // An observer may hold the last reference to another subject.
        Unwinding.run({ releaseUnreachable() }, later: releaseUnreachable)
        return true
    }

    /// After the last producer has been released, releases the observers without an event: none can reach them anymore.
    @usableFromInline final func releaseUnreachable() {
        if hasProducers { return }
        // Discarded outside the lock.
        var removed: RemovedObservers?
        update(
            { if !hasProducers { removed = removeAll() } },
            otherwise: { [self] in if !hasProducers { removeAll().discard() } })
        removed?.discard()
    }

    /// Whether there has been an observer; asked when the last producer has gone.
    private final var hadObservers: Bool {
        // An exchange with `register`: a thread that registers an observer afterwards sees that no producer is left.
        observerCount.add(0, ordering: .acquiringAndReleasing)
        return isUsed.load(ordering: .relaxed)
    }

    /// Releases the buffered elements, when no observer can be added any more.
    ///
    /// A subscription retains the list, and may be disposed in another isolation domain than the elements belong to.
    @usableFromInline func releaseElements() {}

    private final var hasProducers: Bool { producers.load(ordering: .acquiring) > 0 }
}

/// The observers that have left a list together, with the storage that they had there.
struct RemovedObservers: ~Copyable {
    private let only: Unmanaged<Lifetime>?
    private let others: UnsafeMutablePointer<Unmanaged<Lifetime>?>?
    private let count: Int

    fileprivate init(_ only: Unmanaged<Lifetime>?) {
        self.only = only
        others = nil
        count = 0
        markAsRemoved()
    }

    /// - Parameter observers: allocated storage, which belongs to the result.
    fileprivate init(_ observers: UnsafeMutablePointer<Unmanaged<Lifetime>?>, count: UInt32) {
        only = nil
        others = observers
        self.count = Int(count)
        markAsRemoved()
    }

    deinit { others?.deallocate() }

    private borrowing func markAsRemoved() {
        forEach { $0._withUnsafeGuaranteedRef { $0.place = -1 } }
    }

    /// Sends the terminal event to each observer.
    borrowing func deliver(_ stop: TerminalEvent) {
        forEach { $0._withUnsafeGuaranteedRef { $0.deliver(stop) } }
    }

    /// Releases the closures of the observers, and the references that the list had to their lifetimes.
    consuming func discard() {
        forEach { $0.takeRetainedValue().discardObserver() }
    }

    private borrowing func forEach(_ body: (Unmanaged<Lifetime>) -> Void) {
        if let only { return body(only) }
        guard let others else { return }
        var index = 0
        while index < count {
            if let observer = others[index] { body(observer) }
            index += 1
        }
    }
}
