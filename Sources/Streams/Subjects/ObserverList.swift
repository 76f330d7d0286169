import Synchronization

/// The observers of a subject, independent of the type of their elements, so that clients share this code.
///
/// Observers are added, served and removed inside the serializer, so a delivery iterates over storage that does not
/// change, without a retain or a copy for each observer. An observer that is added during a delivery receives the events
/// after it; one that is disposed during a delivery receives nothing more.
///
/// Sendable by contract: `entries`, `capacity`, `count` and `gaps` are accessed only inside the serializer; the rest is atomic.
@usableFromInline class ObserverList: Source, @unchecked Sendable {
    /// Points to `capacity` places; there are none before the first observer.
    @exclusivity(unchecked) @usableFromInline final var entries: UnsafeMutablePointer<Unmanaged<ObserverEntry>?>
    // Small numbers: most programs have many subjects with few observers.
    @exclusivity(unchecked) final var capacity: UInt32 = 0
    /// The number of places in use, gaps included.
    @exclusivity(unchecked) @usableFromInline final var count: UInt32 = 0
    @exclusivity(unchecked) private final var gaps: UInt32 = 0
    private let observerCount = Atomic<Int32>(0)
    /// The number of objects that can still send: a subject, or the connection of a shared sequence.
    private let producers = Atomic<Int32>(0)

    @usableFromInline override init() {
        entries = Self.noEntries
        super.init()
    }

    deinit {
        _ = removeAll()
        deallocate()
    }

    /// Whether there is a subscription, terminated or not.
    ///
    /// An event that is sent after this was true reaches the observer.
    final var hasObservers: Bool { observerCount.load(ordering: .acquiring) > 0 }

    /// Counts an observer until its chain is disposed.
    ///
    /// The observer has its place, or the job that adds it is enqueued: an event that is sent from now on reaches it.
    @usableFromInline final func register(_ lifetime: Lifetime) {
        observerCount.add(1, ordering: .releasing)
        lifetime.add(self)
    }

    /// Inside the serializer.
    final func append(_ entry: ObserverEntry) {
        if count == capacity { grow() }
        entry.lifetime.place = Int32(count)
        (entries + Int(count)).initialize(to: .passRetained(entry))
        count += 1
    }

    final override func remove(_ lifetime: Lifetime) {
        forgetObserver()
        // Released outside the lock.
        var removed: Unmanaged<ObserverEntry>?
        update({ removed = take(lifetime) }, otherwise: { [self] in take(lifetime)?.release() })
        removed?.release()
    }

    final override func forgetObserver() { observerCount.subtract(1, ordering: .relaxed) }

    /// Inside the serializer.
    private final func take(_ lifetime: Lifetime) -> Unmanaged<ObserverEntry>? {
        let place = Int(lifetime.place)
        guard place >= 0 else { return nil }
        lifetime.place = -1
        let entry = entries[place]
        entries[place] = nil
        gaps += 1
        if gaps == count {
            count = 0
            gaps = 0
        } else if gaps > 32, gaps > count / 2 {
            closeGaps()
        }
        return entry
    }

    /// Inside the serializer.
    final func removeAll() -> [ObserverEntry] {
        var all: [ObserverEntry] = []
        all.reserveCapacity(Int(count - gaps))
        for index in 0..<Int(count) {
            guard let entry = entries[index]?.takeRetainedValue() else { continue }
            entry.lifetime.place = -1
            all.append(entry)
        }
        count = 0
        gaps = 0
        return all
    }

    private final func grow() {
        if gaps > count / 2 { return closeGaps() }
        let size = max(1, capacity * 2)
        let larger = UnsafeMutablePointer<Unmanaged<ObserverEntry>?>.allocate(capacity: Int(size))
        larger.moveInitialize(from: entries, count: Int(count))
        deallocate()
        entries = larger
        capacity = size
    }

    private static var noEntries: UnsafeMutablePointer<Unmanaged<ObserverEntry>?> {
        UnsafeMutablePointer(bitPattern: MemoryLayout<UInt>.alignment).unsafelyUnwrapped
    }

    private final func deallocate() {
        if capacity > 0 { entries.deallocate() }
    }

    private final func closeGaps() {
        var used = 0
        for index in 0..<Int(count) {
            guard let entry = entries[index] else { continue }
            entry._withUnsafeGuaranteedRef { $0.lifetime.place = Int32(used) }
            entries[used] = entry
            used += 1
        }
        count = UInt32(used)
        gaps = 0
    }

    // MARK: Producers

    /// Keeps the observers until the matching `removeProducer()`.
    @usableFromInline final func addProducer() { producers.add(1, ordering: .relaxed) }

    final func removeProducer() {
        producers.subtract(1, ordering: .acquiringAndReleasing)
        releaseUnreachable()
    }

    /// After the last producer has been released, releases the observers without an event: none can reach them anymore.
    @usableFromInline final func releaseUnreachable() {
        if hasProducers { return }
        // Released outside the lock.
        var released: [ObserverEntry] = []
        update(
            { if !hasProducers { released = removeAll() } },
            otherwise: { [self] in if !hasProducers { _ = removeAll() } })
        withExtendedLifetime(released) {}
    }

    private final var hasProducers: Bool { producers.load(ordering: .acquiring) > 0 }
}

/// An observer in the list, which retains it as long as there is a producer.
///
/// The chain does not retain it: its lifetime has the place of the entry in the list.
@usableFromInline class ObserverEntry {
    @usableFromInline final let lifetime: Lifetime

    @usableFromInline init(_ lifetime: Lifetime) { self.lifetime = lifetime }
}
