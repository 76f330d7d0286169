import Synchronization

/// The observer of one inner sequence, which both closures of its sink hold.
///
/// `InnerSubscriptions` keeps its lifetime and not the observer itself, so that a chain without sources is freed.
@usableFromInline final class InnerObserver<Source, Element> {
    @usableFromInline typealias Owner = FlatteningObserver<Source, Element>

    /// Kept alive by `owner`; not counted twice.
    @usableFromInline let lifetime: Unmanaged<InnerLifetime>
    /// Kept alive by `owner`; not counted for each element.
    @usableFromInline let unownedOwner: Unmanaged<Owner>
    /// The number of its subscription, 0 if no other sequence can replace it.
    @usableFromInline let number: Int
    /// Not nil while the sequence runs.
    @exclusivity(unchecked) @usableFromInline final var owner: Owner?
    /// Whether the sequence has completed and the call that completed it does not use the observer anymore.
    @usableFromInline let isOver = Atomic<Bool>(false)

    @inlinable init(_ owner: Owner, _ lifetime: InnerLifetime, number: Int) {
        self.lifetime = .passUnretained(lifetime)
        unownedOwner = .passUnretained(owner)
        self.number = number
        self.owner = owner
    }

    deinit {
        owner?.inners.observerReleased(lifetime.takeUnretainedValue(), isOver: isOver.load(ordering: .acquiring))
    }

    @inline(__always)
    @inlinable func next(_ element: Element) {
        if lifetime._withUnsafeGuaranteedRef({ $0.isStopped }) { return }
        unownedOwner._withUnsafeGuaranteedRef { owner in
            guard owner.tryEnter() else { return nextContended(element) }
            deliver(element, to: owner)
            owner.leave()
        }
    }

    /// Apart from `next`, so that an element without contention makes no closure.
    @inline(never)
    @usableFromInline func nextContended(_ element: Element) {
        unownedOwner._withUnsafeGuaranteedRef { owner in owner.run { self.deliver(element, to: owner) } }
    }

    @inline(__always)
    @inlinable func deliver(_ element: Element, to owner: Owner) {
        if isCurrent(in: owner) { owner.sink.emit(element) }
    }

    /// Whether a subject has stored its observer in the lifetime.
    @inlinable var hasSource: Bool { lifetime._withUnsafeGuaranteedRef { $0.hasSource } }

    /// Whether its events still belong to the result.
    ///
    /// Not whether it has stopped: an element that waited for its turn is delivered after its sequence has completed.
    @inline(__always)
    @inlinable func isCurrent(in owner: Owner) -> Bool {
        (number == 0 || owner.inners.latest.load(ordering: .acquiring) == number) && !owner.sink.lifetime.isStopped
    }

    @inlinable func stop(_ stop: TerminalEvent) {
        guard lifetime._withUnsafeGuaranteedRef({ $0.stop(with: stop) }) else { return }
        unownedOwner._withUnsafeGuaranteedRef { owner in
            if case .failed = stop { owner.innerFailed(stop, self) } else { owner.innerCompleted(self) }
            lifetime._withUnsafeGuaranteedRef { $0.dispose() }
            guard case .completed = stop else { return }
            owner.attachWaiting()
            isOver.store(true, ordering: .releasing)
        }
    }
}
