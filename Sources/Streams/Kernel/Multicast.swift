import Synchronization

/// The observers of one subject, and the order in which they are served.
///
/// Everything here belongs to whoever is inside `serializer`: observers are added, served and removed by jobs, so a
/// delivery iterates over storage that cannot change under it and costs no retain and no copy per observer. An observer
/// added during a delivery sees the events after it; one disposed during a delivery is skipped at once.
///
/// Sendable by contract: `entries`, `count` and `gaps` are touched only inside `serializer`; the rest is atomic or
/// guarded by `lock`.
@usableFromInline
final class Multicast<Element>: @unchecked Sendable {
    @usableFromInline
    final class Entry {
        @usableFromInline let sink: Sink<Element>
        @usableFromInline let membership: Membership

        @inlinable
        init(_ sink: Sink<Element>, _ membership: Membership) {
            self.sink = sink
            self.membership = membership
        }
    }

    @usableFromInline typealias Slot = Unmanaged<Entry>?

    @usableFromInline let serializer = Serializer()
    @exclusivity(unchecked)
    @usableFromInline final var entries: UnsafeMutablePointer<Slot>
    @exclusivity(unchecked)
    @usableFromInline final var capacity: Int
    /// Slots in use, gaps included.
    @exclusivity(unchecked)
    @usableFromInline final var count = 0
    @exclusivity(unchecked)
    @usableFromInline final var gaps = 0
    /// Whether a stop event has come, or `dispose`.
    @usableFromInline let isStopped = Atomic<Bool>(false)
    private let lock = Lock()
    /// What a late observer receives; touched only under `lock`.
    private var ended: (() -> Stop)?
    private let disposed = Atomic<Bool>(false)
    @usableFromInline let observers = Atomic<Int>(0)

    @inlinable
    init() {
        capacity = 1
        entries = .allocate(capacity: 1)
    }

    deinit {
        _ = removeAll()
        entries.deallocate()
    }

    /// Whether a subscription is alive, stopped or not.
    @inlinable
    var hasObservers: Bool { observers.load(ordering: .relaxed) > 0 }

    // MARK: Events

    @inlinable
    func next(_ element: Element) {
        guard serializer.tryEnter() else { return nextInTurn(element) }
        deliver(element)
        serializer.leave()
    }

    /// Apart from `next`, so that a send without contention makes no closure and needs no retain.
    @usableFromInline
    @inline(never)
    func nextInTurn(_ element: Element) {
        serializer.run { [self] in deliver(element) }
    }

    @inlinable
    func stop(_ stop: Stop) {
        serializer.run { [self] in finish(stop) }
    }

    /// Sends an element to every observer; inside the serializer.
    @inlinable
    func deliver(_ element: Element) {
        if isStopped.load(ordering: .relaxed) { return }
        for index in 0..<count {
            entries[index]?._withUnsafeGuaranteedRef { entry in
                if !entry.sink.lifetime.isEnded { entry.sink.next(element) }
            }
        }
    }

    /// Sends the end to every observer and lets go of them; inside the serializer.
    @usableFromInline
    func finish(_ stop: Stop) {
        if isStopped.load(ordering: .relaxed) { return }
        publish { stop }
        for entry in removeAll() where !entry.sink.lifetime.isEnded { entry.sink.stop(stop) }
    }

    /// Makes late subscribers see `stop`.
    private func publish(_ stop: @escaping () -> Stop) {
        // What was there before is let go of without the lock.
        _ = lock.withLock {
            defer { ended = stop }
            return ended
        }
        isStopped.store(true, ordering: .releasing)
    }

    // MARK: Observers

    /// The end, if it has come.
    @usableFromInline
    var stopped: Stop? { isStopped.load(ordering: .acquiring) ? lock.withLock { ended }?() : nil }

    /// Adds an observer, or sends it the end if that has come.
    @inlinable
    func attach(_ sink: Sink<Element>) {
        if let stopped { return sink.stop(stopped) }
        let entry = Entry(sink, join(sink.lifetime))
        serializer.run { [self] in add(entry) }
    }

    /// The membership of an observer that is to be added, given up when its chain ends.
    @inlinable
    func join(_ lifetime: Lifetime) -> Membership {
        let membership = Membership(self)
        lifetime.add(membership)
        return membership
    }

    /// Inside the serializer.
    @inlinable
    func add(_ entry: Entry) {
        if let stopped { return entry.sink.stop(stopped) }
        if entry.sink.lifetime.isEnded { return }
        if count == capacity { grow() }
        entry.membership.index = count
        (entries + count).initialize(to: .passRetained(entry))
        count += 1
    }

    /// Inside the serializer.
    private func remove(_ membership: Membership) {
        let index = membership.index
        guard index >= 0 else { return }
        membership.index = -1
        entries[index]?.release()
        entries[index] = nil
        gaps += 1
        if gaps == count {
            count = 0
            gaps = 0
        } else if gaps > 32, gaps > count / 2 {
            closeGaps()
        }
    }

    @usableFromInline
    func removeAll() -> [Entry] {
        var all: [Entry] = []
        all.reserveCapacity(count - gaps)
        for index in 0..<count {
            guard let entry = entries[index]?.takeRetainedValue() else { continue }
            entry.membership.index = -1
            all.append(entry)
        }
        count = 0
        gaps = 0
        return all
    }

    /// Lets go of all observers without a word: their source is gone and nothing can reach them any more.
    @usableFromInline
    func abandon() {
        serializer.run { [self] in _ = removeAll() }
    }

    @usableFromInline
    func grow() {
        if gaps > count / 2 { return closeGaps() }
        let larger = UnsafeMutablePointer<Slot>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: entries, count: count)
        entries.deallocate()
        entries = larger
        capacity *= 2
    }

    private func closeGaps() {
        var used = 0
        for index in 0..<count {
            guard let entry = entries[index] else { continue }
            entry._withUnsafeGuaranteedRef { $0.membership.index = used }
            entries[used] = entry
            used += 1
        }
        count = used
        gaps = 0
    }

    /// The place of one observer, given up when its chain ends.
    ///
    /// It knows the index of the observer and not the observer, so that a chain whose subject is gone is freed.
    @usableFromInline
    final class Membership: Teardown, @unchecked Sendable {
        @usableFromInline let multicast: Multicast
        @exclusivity(unchecked)
        @usableFromInline final var index = -1

        @inlinable
        init(_ multicast: Multicast) {
            self.multicast = multicast
            multicast.observers.add(1, ordering: .relaxed)
        }

        @usableFromInline
        override func run() {
            multicast.observers.subtract(1, ordering: .relaxed)
            multicast.serializer.run { [self] in multicast.remove(self) }
        }
    }
}

/// What the subject and all that is derived from it hold of its observers: when the last of them is gone nothing can
/// reach the observers any more, and they are let go of.
@usableFromInline
final class Anchor<Element>: Sendable {
    @usableFromInline let observers: Multicast<Element>

    @inlinable
    init(_ observers: Multicast<Element>) { self.observers = observers }

    deinit { observers.abandon() }
}

extension Multicast {
    /// Whether `dispose` was called.
    @usableFromInline
    var isDisposed: Bool { disposed.load(ordering: .acquiring) }

    /// Lets go of all observers without an event; later ones receive `stop`.
    @usableFromInline
    func dispose(_ stop: @escaping () -> Stop) {
        disposed.store(true, ordering: .releasing)
        serializer.run { [self] in
            publish(stop)
            _ = removeAll()
        }
    }
}
