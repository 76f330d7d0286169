import Synchronization

extension Observable {
    /// The elements of the latest of the sequences that `select` makes.
    @inlinable final func switched<Inner>(_ select: Selector<Element, Inner>) -> Observable<Inner> {
        let source = attach
        return Observable<Inner> { sink in Switch(sink, select).attach(to: source) }
    }
}

/// The lifetime of an outer subscription, with that of the latest inner sequence.
///
/// What a chain has to undo for a switch, and nothing else: a teardown that knew the observer would keep a chain alive
/// whose sources are gone.
///
/// Sendable by contract: the variables are touched only under `lock`.
@usableFromInline final class Succession: Lifetime, @unchecked Sendable {
    private let lock = Lock()
    /// The number of the latest sequence; one that takes over the parts of the one before takes over its number, too.
    @usableFromInline let latest = Atomic<Int>(0)
    @exclusivity(unchecked) private var inner: Lifetime?
    @exclusivity(unchecked) private var isClosed = false
    @exclusivity(unchecked) private var isOuterDone = false

    @usableFromInline init(within chain: Lifetime) {
        super.init()
        chain.add(self)
    }

    /// Ends the one before; the number of the new one, unless it is already not wanted any more.
    @usableFromInline func begin(_ lifetime: Lifetime) -> Int? {
        let (previous, round) = lock.withLock {
            let previous = inner
            if !isClosed { inner = lifetime }
            return (previous, isClosed ? nil : latest.add(1, ordering: .acquiringAndReleasing).newValue)
        }
        guard let previous else { return round }
        previous.end()
        // The disposal of the one before may have ended this, or moved it on to yet another sequence.
        return lock.withLock { inner === lifetime } ? round : nil
    }

    /// Begins with the parts of one that is over, after which no other has begun; false when the chain has ended.
    @usableFromInline func resume(_ lifetime: Lifetime) -> Bool {
        lock.withLock {
            if isClosed { return false }
            inner = lifetime
            return true
        }
    }

    /// Whether that was the last event.
    @usableFromInline func completed(_ lifetime: Lifetime) -> Bool {
        lock.withLock {
            guard inner === lifetime else { return false }
            inner = nil
            return isOuterDone
        }
    }

    /// Whether that was the last event.
    @usableFromInline func outerCompleted() -> Bool {
        lock.withLock {
            isOuterDone = true
            return inner == nil
        }
    }

    @usableFromInline override func run() {
        end()
        let lifetime = lock.withLock {
            isClosed = true
            defer { inner = nil }
            return inner
        }
        lifetime?.end()
    }
}

/// The state of one `flatMapLatest`.
///
/// Sendable by contract: `spare` is touched only while the outer sequence sends an element; events go through
/// the serializer.
@usableFromInline final class Switch<Source, Element>: Serializer, Flattening, @unchecked Sendable {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let select: Selector<Source, Element>
    @usableFromInline let inners: Succession
    /// The parts of a sequence that has completed and that only the switch knows, to be used again.
    @exclusivity(unchecked) @usableFromInline final var spare: Followed<Source, Element>?

    @inlinable init(_ sink: Sink<Element>, _ select: Selector<Source, Element>) {
        self.sink = sink
        self.select = select
        inners = Succession(within: sink.lifetime)
        super.init()
    }

    @inlinable var outer: Lifetime { inners }

    @inlinable var isTaking: Bool { true }

    @inlinable func attachInner(_ attach: @escaping Attach<Element>) {
        guard var followed = followed() else { return }
        followed.lifetime._withUnsafeGuaranteedRef { lifetime in
            attach(
                Sink(
                    next: { [followed] element in followed.next(element) },
                    stop: { [followed] stop in followed.stop(stop) },
                    lifetime: lifetime))
        }
        // Most sequences are over by now. The parts of one that nobody holds any more serve the next one.
        if spare == nil, followed.isOver.load(ordering: .acquiring), isKnownUniquelyReferenced(&followed),
            followed.lifetime.isKnownOnce
        {
            followed.owner = nil
            spare = followed
        }
    }

    /// The parts of the next sequence, unless it is not wanted any more.
    @inlinable func followed() -> Followed<Source, Element>? {
        if let followed = spare {
            spare = nil
            followed.renew(for: self)
            return followed.lifetime._withUnsafeGuaranteedRef({ inners.resume($0) }) ? followed : nil
        }
        let lifetime = Lifetime(of: inners)
        return inners.begin(lifetime).map { Followed(self, lifetime, round: $0) }
    }

    @usableFromInline func outerCompleted() {
        if inners.outerCompleted() { finish(.completed) }
    }

    @usableFromInline func fail(_ stop: TerminalEvent) {
        finish(stop)
        // Also where the failure waits for its turn, or for a hop.
        inners.run()
    }

    @usableFromInline func finish(_ stop: TerminalEvent) {
        run { [sink] in sink.terminate(stop) }
    }
}

/// One of the sequences of a switch: what both closures of its sink hold.
@usableFromInline final class Followed<Source, Element> {
    /// Owned: who asks whether anybody else knows it must not count as one.
    @usableFromInline let lifetime: Unmanaged<Lifetime>
    /// Kept alive by `owner`, and not counted once more for each element.
    @usableFromInline let switching: Unmanaged<Switch<Source, Element>>
    @usableFromInline let round: Int
    /// While the sequence runs.
    @exclusivity(unchecked) @usableFromInline final var owner: Switch<Source, Element>?
    /// Whether it has completed, and whoever told so is done with it.
    @usableFromInline let isOver = Atomic<Bool>(false)

    @inlinable init(_ owner: Switch<Source, Element>, _ lifetime: Lifetime, round: Int) {
        self.round = round
        self.lifetime = .passRetained(lifetime)
        self.owner = owner
        switching = .passUnretained(owner)
    }

    deinit { lifetime.release() }

    @inlinable func renew(for owner: Switch<Source, Element>) {
        self.owner = owner
        isOver.store(false, ordering: .relaxed)
        lifetime._withUnsafeGuaranteedRef { $0.renew() }
    }

    @inlinable func next(_ element: Element) {
        if lifetime._withUnsafeGuaranteedRef({ $0.isEnded }) { return }
        switching._withUnsafeGuaranteedRef { owner in
            guard owner.tryEnter() else { return nextInTurn(element) }
            forward(element, to: owner)
            owner.leave()
        }
    }

    @usableFromInline @inline(never) func nextInTurn(_ element: Element) {
        switching._withUnsafeGuaranteedRef { owner in owner.run { self.forward(element, to: owner) } }
    }

    @inlinable func forward(_ element: Element, to owner: Switch<Source, Element>) {
        // Asked when its turn has come: the sequence may have been left while the element waited. That it has ended
        // meanwhile is no reason to drop the element.
        if isWanted(by: owner) { owner.sink.next(element) }
    }

    @inlinable func isWanted(by owner: Switch<Source, Element>) -> Bool {
        owner.inners.latest.load(ordering: .acquiring) == round && !owner.sink.lifetime.isEnded
    }

    @inlinable func stop(_ stop: TerminalEvent) {
        guard lifetime._withUnsafeGuaranteedRef({ $0.stop(with: stop) }) else { return }
        switching._withUnsafeGuaranteedRef { owner in
            lifetime._withUnsafeGuaranteedRef { $0.end() }
            if case .failed = stop { return fail(stop, owner) }
            if lifetime._withUnsafeGuaranteedRef({ owner.inners.completed($0) }) { owner.finish(.completed) }
            isOver.store(true, ordering: .releasing)
        }
    }

    /// Like an element, a failure may have had to wait until the sequence was left.
    @usableFromInline func fail(_ stop: TerminalEvent, _ owner: Switch<Source, Element>) {
        owner.run { [self] in
            guard isWanted(by: owner) else { return stop.drop() }
            owner.sink.terminate(stop)
        }
    }
}
