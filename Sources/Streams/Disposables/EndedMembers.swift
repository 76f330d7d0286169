import Synchronization

extension ContiguousArray {
    /// Whether `takeEnded` is worth a call after an insertion: before the array grows, and now and then in a large one.
    @inline(__always) var mayKeepEnded: Bool { (count == capacity && count >= 32) || count % 1_024 == 0 }

    /// Takes out the elements that have ended, to be released outside a lock; before the array is full, only if they are
    /// probably more than half.
    ///
    /// Makes room for as many again as remain: so an insertion costs a constant number of steps, amortized.
    @inline(never) mutating func takeEnded(_ hasEnded: (Element) -> Bool) -> ContiguousArray {
        if count < capacity, !haveMostEnded(hasEnded) { return [] }
        var remaining = 0
        for index in indices where !hasEnded(self[index]) {
            if remaining < index { swapAt(remaining, index) }
            remaining += 1
        }
        let ended = ContiguousArray(self[remaining...])
        removeSubrange(remaining...)
        let room = Swift.max(32, 2 * remaining)
        if capacity > 1_024, room <= capacity / 4 { reallocate(capacity: room) } else { reserveCapacity(room) }
        return ended
    }

    /// Asks a few elements; the distance between them is odd, since every second one may be of one kind.
    private func haveMostEnded(_ hasEnded: (Element) -> Bool) -> Bool {
        stride(from: 0, to: count, by: count / 16 | 1).count { hasEnded(self[$0]) } > 8
    }
}

extension Disposable {
    /// Whether it holds nothing anymore, as far as that is known without a lock and without a call of client code.
    var hasEnded: Bool {
        if let lifetime = exactly(Lifetime.self) { return lifetime.isStopped }
        if let lifetime = exactly(TraitLifetime.self) { return lifetime.isStopped }
        if let work = exactly(ScheduledWork.self) { return work.hasEnded.load(ordering: .relaxed) }
        if let action = exactly(ActionDisposable.self) { return action.hasEnded.load(ordering: .relaxed) }
        if let list = exactly(DisposableList.self) { return list.hasEnded.load(ordering: .relaxed) }
        if let group = exactly(CompositeDisposable.self) { return group.hasEnded.load(ordering: .relaxed) }
        if let counted = exactly(RefCountDisposable.self) { return counted.isDisposed }
        if let slot = exactly(SingleAssignmentDisposable.self) { return slot.isDisposed }
        if let slot = exactly(SerialDisposable.self) { return slot.isDisposed }
        if let slot = exactly(ScheduledDisposable.self) { return slot.isDisposed }
        return exactly(BooleanDisposable.self)?.isDisposed ?? isNop
    }

    /// Not a conditional cast, which takes as long as a subscription.
    func exactly<Known: Disposable>(_ type: Known.Type) -> Known? {
        Self.self == type ? unsafeBitCast(self, to: type) : nil
    }
}
