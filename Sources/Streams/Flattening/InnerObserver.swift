import Synchronization

/// The observer of one inner sequence, which both closures of its sink hold.
///
/// `InnerSubscriptions` keeps its lifetime and not the observer itself, so that a chain without sources is freed.
@usableFromInline final class InnerObserver<Source, Element>: Upstream {
    @usableFromInline typealias Owner = FlatteningObserver<Source, Element>

    /// Kept alive by `owner`; not counted twice.
    @usableFromInline let unownedLifetime: Unmanaged<InnerLifetime>
    /// Kept alive by `owner`; not counted for each element.
    @usableFromInline let unownedOwner: Unmanaged<Owner>
    /// The number of its subscription, 0 if no other sequence can replace it.
    @usableFromInline let number: Int
    /// Not nil while the sequence runs.
    @exclusivity(unchecked) @usableFromInline final var owner: Owner?
    /// Whether the sequence has completed and the call that completed it does not use the observer anymore.
    @usableFromInline let isOver = Atomic<Bool>(false)

    @inlinable init(_ owner: Owner, _ lifetime: InnerLifetime, number: Int) {
        unownedLifetime = .passUnretained(lifetime)
        unownedOwner = .passUnretained(owner)
        self.number = number
        self.owner = owner
    }

    deinit {
        owner?.inners.observerReleased(unownedLifetime.takeUnretainedValue(), isOver: isOver.load(ordering: .acquiring))
    }

    @inlinable var lifetime: Lifetime { unownedLifetime.takeUnretainedValue() }

    /// Not the method of the protocol, to which code that is not specialized would pass its type at each inner sequence.
    @inline(__always) @inlinable func attach(to source: Attach<Element>) {
        source(Sink(next: { [self] in next($0) }, stop: { [self] in stop($0) }, lifetime: lifetime))
    }

    @inline(__always) @inlinable func next(_ element: Element) {
        if unownedLifetime._withUnsafeGuaranteedRef({ $0.isStopped }) { return }
        unownedOwner._withUnsafeGuaranteedRef { $0.send(element, to: self) }
    }

    @inline(__always) @inlinable func receive(_ element: Element) {
        unownedOwner._withUnsafeGuaranteedRef { if isCurrent(in: $0) { $0.sink.emit(element) } }
    }

    /// Whether a subject has stored its observer in the lifetime.
    @inlinable var hasSource: Bool { unownedLifetime._withUnsafeGuaranteedRef { $0.hasSource } }

    /// Whether its events still belong to the result.
    ///
    /// Not whether it has stopped: an element that waited for its turn is delivered after its sequence has completed.
    @inline(__always)
    @inlinable func isCurrent(in owner: Owner) -> Bool {
        (number == 0 || owner.inners.latest.load(ordering: .acquiring) == number) && !owner.sink.lifetime.isStopped
    }

    @inlinable func stop(_ stop: TerminalEvent) {
        guard unownedLifetime._withUnsafeGuaranteedRef({ $0.claim(stop) }) else { return }
        finish(stop)
        unownedLifetime._withUnsafeGuaranteedRef { $0.dispose() }
        guard case .completed = stop else { return }
        unownedOwner._withUnsafeGuaranteedRef { $0.attachWaiting() }
        isOver.store(true, ordering: .releasing)
    }

    @inlinable func complete() {
        unownedOwner._withUnsafeGuaranteedRef { $0.innerCompleted(self) }
    }

    @inlinable func terminate(_ stop: TerminalEvent) {
        unownedOwner._withUnsafeGuaranteedRef { $0.innerFailed(stop, self) }
    }
}

extension Unmanaged where Instance: Lifetime {
    /// Whether there is exactly one reference to the lifetime.
    ///
    /// Not a property of the lifetime: in debug builds the call of a method retains the object.
    @inlinable var isKnownOnce: Bool {
        var only = takeRetainedValue()
        defer { _ = Unmanaged.passRetained(only) }
        return isKnownUniquelyReferenced(&only)
    }
}
