import Synchronization

/// The places of the observers of one subject: all of a multicast that does not depend on what the elements are, and so
/// need not be specialised for them.
///
/// Everything here belongs to whoever is inside `serializer`: observers are added, served and removed by jobs, so a
/// delivery iterates over storage that cannot change under it and costs no retain and no copy per observer. An observer
/// added during a delivery sees the events after it; one disposed during a delivery is skipped at once.
///
/// Sendable by contract: `seats`, `count` and `gaps` are touched only inside `serializer`; the rest is atomic.
@usableFromInline class Seats: Serializer, @unchecked Sendable {
    @usableFromInline typealias Seat = Unmanaged<Seated>?

    @exclusivity(unchecked) @usableFromInline final var seats: UnsafeMutablePointer<Seat>
    @exclusivity(unchecked) final var capacity = 1
    /// Seats in use, gaps included.
    @exclusivity(unchecked) @usableFromInline final var count = 0
    @exclusivity(unchecked) private final var gaps = 0
    private let observers = Atomic<Int>(0)
    /// The number of sources that can still send something: a subject, or a connection of a shared sequence.
    private let anchors = Atomic<Int>(0)

    @usableFromInline override init() {
        seats = .allocate(capacity: 1)
        super.init()
    }

    deinit {
        _ = removeAll()
        seats.deallocate()
    }

    /// Whether a subscription is alive, stopped or not.
    ///
    /// What is sent after this was seen to be true reaches the observer.
    @usableFromInline final var hasObservers: Bool { observers.load(ordering: .acquiring) > 0 }

    /// Counts an observer until its chain ends.
    ///
    /// For one that has its place, or whose job to take it waits: what is sent from then on comes after that.
    @usableFromInline final func join(_ membership: Membership, _ lifetime: Lifetime) {
        observers.add(1, ordering: .releasing)
        lifetime.add(membership)
    }

    /// Inside the serializer.
    @usableFromInline final func take(_ observer: Seated) {
        if count == capacity { grow() }
        observer.membership.index = count
        (seats + count).initialize(to: .passRetained(observer))
        count += 1
    }

    fileprivate final func leave(_ membership: Membership) {
        observers.subtract(1, ordering: .relaxed)
        var seat: Seat = nil
        update({ seat = remove(membership) }, otherwise: { [self] in remove(membership)?.release() })
        seat?.release()
    }

    /// Inside the serializer; the result is to be released outside its lock.
    private final func remove(_ membership: Membership) -> Seat {
        let index = membership.index
        guard index >= 0 else { return nil }
        membership.index = -1
        let seat = seats[index]
        seats[index] = nil
        gaps += 1
        if gaps == count {
            count = 0
            gaps = 0
        } else if gaps > 32, gaps > count / 2 {
            closeGaps()
        }
        return seat
    }

    @usableFromInline final func removeAll() -> [Seated] {
        var all: [Seated] = []
        all.reserveCapacity(count - gaps)
        for index in 0..<count {
            guard let observer = seats[index]?.takeRetainedValue() else { continue }
            observer.membership.index = -1
            all.append(observer)
        }
        count = 0
        gaps = 0
        return all
    }

    /// Keeps the observers until the matching `unanchor()`.
    @usableFromInline final func anchor() { anchors.add(1, ordering: .relaxed) }

    /// Releases the observers without an event when the last source is gone: nothing can reach them any more.
    @usableFromInline final func unanchor() {
        anchors.subtract(1, ordering: .acquiringAndReleasing)
        releaseUnreachable()
    }

    /// Releases the observers if the last source is gone, after the events that it sent before that.
    @usableFromInline final func releaseUnreachable() {
        if isAnchored { return }
        // Released outside the lock.
        var released: [Seated] = []
        update(
            { if !isAnchored { released = removeAll() } }, otherwise: { [self] in if !isAnchored { _ = removeAll() } })
        withExtendedLifetime(released) {}
    }

    private final var isAnchored: Bool { anchors.load(ordering: .acquiring) > 0 }

    private final func grow() {
        if gaps > count / 2 { return closeGaps() }
        let larger = UnsafeMutablePointer<Seat>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: seats, count: count)
        seats.deallocate()
        seats = larger
        capacity *= 2
    }

    private final func closeGaps() {
        var used = 0
        for index in 0..<count {
            guard let seat = seats[index] else { continue }
            seat._withUnsafeGuaranteedRef { $0.membership.index = used }
            seats[used] = seat
            used += 1
        }
        count = used
        gaps = 0
    }
}

/// An observer in its seat.
@usableFromInline class Seated {
    @usableFromInline final let membership: Membership

    @usableFromInline init(_ membership: Membership) { self.membership = membership }
}

/// The place of one observer, given up when its chain ends.
///
/// It knows the index of the observer and not the observer, so that a chain whose subject is gone is freed.
///
/// Sendable by contract: `index` is touched only inside the serializer.
@usableFromInline final class Membership: Teardown, @unchecked Sendable {
    private let seats: Seats
    @exclusivity(unchecked) fileprivate final var index = -1

    @usableFromInline init(_ seats: Seats) {
        self.seats = seats
        super.init()
    }

    @usableFromInline override func run() { seats.leave(self) }
}

/// The observers of one subject, and the order in which they are served.
///
/// Sendable by contract: `ended` is touched only under `lock`, the rest is atomic or belongs to `Seats`.
@usableFromInline final class Multicast<Element>: Seats, @unchecked Sendable {
    @usableFromInline final class Entry: Seated {
        @usableFromInline let sink: Sink<Element>

        @inlinable init(_ sink: Sink<Element>, _ membership: Membership) {
            self.sink = sink
            super.init(membership)
        }
    }

    /// Whether a stop event has come, or `dispose`.
    @usableFromInline let isStopped = Atomic<Bool>(false)
    private let lock = Lock()
    /// What a late observer receives.
    private var ended: (() -> TerminalEvent)?
    private let disposed = Atomic<Bool>(false)

    @inlinable override init() { super.init() }

    // MARK: Events

    @inlinable func next(_ element: Element) {
        guard tryEnter() else { return nextInTurn(element) }
        deliver(element)
        leave()
    }

    /// Apart from `next`, so that a send without contention makes no closure and needs no retain.
    @usableFromInline @inline(never) func nextInTurn(_ element: Element) {
        run { [self] in deliver(element) }
    }

    @usableFromInline func stop(_ stop: TerminalEvent) {
        run { [self] in finish(stop) }
    }

    /// Sends an element to every observer; inside the serializer.
    @inlinable func deliver(_ element: Element) {
        if isStopped.load(ordering: .relaxed) { return }
        for index in 0..<count {
            seats[index]?._withUnsafeGuaranteedRef { seated in
                let entry = unsafeDowncast(seated, to: Entry.self)
                if !entry.sink.lifetime.isEnded { entry.sink.next(element) }
            }
        }
    }

    /// Sends the end to every observer and lets go of them; inside the serializer.
    @usableFromInline func finish(_ stop: TerminalEvent) {
        if isStopped.load(ordering: .relaxed) { return }
        publish { stop }
        for seated in removeAll() {
            let sink = unsafeDowncast(seated, to: Entry.self).sink
            if !sink.lifetime.isEnded { sink.stop(stop) }
        }
    }

    /// Makes late subscribers see `stop`.
    private func publish(_ stop: @escaping () -> TerminalEvent) {
        // What was there before is let go of without the lock.
        _ = lock.withLock {
            defer { ended = stop }
            return ended
        }
        isStopped.store(true, ordering: .releasing)
    }

    // MARK: Observers

    /// The end, if it has come.
    @inlinable var stopped: TerminalEvent? { isStopped.load(ordering: .acquiring) ? end() : nil }

    @usableFromInline func end() -> TerminalEvent? { lock.withLock { ended }?() }

    /// Adds an observer, or sends it the terminal event.
    @inlinable func attach(_ sink: Sink<Element>) {
        if let stopped { return sink.stop(stopped) }
        let entry = Entry(sink, Membership(self))
        var isSeated = true
        update({ isSeated = seat(entry) }, otherwise: { [self] in add(entry) })
        if !isSeated, let stopped { return sink.stop(stopped) }
        join(entry.membership, sink.lifetime)
        releaseUnreachable()
    }

    /// Inside the serializer; false after the terminal event.
    @usableFromInline func seat(_ entry: Entry) -> Bool {
        if entry.sink.lifetime.isEnded { return true }
        if isStopped.load(ordering: .relaxed) { return false }
        take(entry)
        return true
    }

    /// Inside the serializer, and not under its lock.
    @usableFromInline func add(_ entry: Entry) {
        if !seat(entry), let stopped { entry.sink.stop(stopped) }
    }
}

/// What the subject and all that is derived from it hold of its observers: when the last of them is gone nothing can
/// reach the observers any more, and they are let go of.
@usableFromInline final class Anchor<Element>: Sendable {
    @usableFromInline let observers: Multicast<Element>

    @inlinable init(_ observers: Multicast<Element>) {
        self.observers = observers
        observers.anchor()
    }

    deinit { observers.unanchor() }
}

extension Multicast {
    /// Whether `dispose` was called.
    @usableFromInline var isDisposed: Bool { disposed.load(ordering: .acquiring) }

    /// Lets go of all observers without an event; later ones receive `stop`.
    @usableFromInline func dispose(_ stop: @escaping () -> TerminalEvent) {
        disposed.store(true, ordering: .releasing)
        run { [self] in
            publish(stop)
            _ = removeAll()
        }
    }
}
