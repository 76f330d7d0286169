extension ContiguousArray {
    /// Whether it is worth a search for elements that have ended, before it grows.
    @inline(__always) var isFull: Bool { count == capacity && count >= 32 }

    /// Takes out the elements that have ended, to be released outside a lock.
    ///
    /// Makes room for as many again as remain: so an insertion costs a constant number of steps, amortized.
    @inline(never) mutating func takeEnded(_ hasEnded: (Element) -> Bool) -> ContiguousArray {
        var remaining = 0
        for index in indices where !hasEnded(self[index]) {
            if remaining < index { swapAt(remaining, index) }
            remaining += 1
        }
        let ended = ContiguousArray(self[remaining...])
        removeSubrange(remaining...)
        reserveCapacity(Swift.max(32, 2 * remaining))
        return ended
    }
}

extension Disposable {
    /// Whether it holds nothing anymore, as far as that is known without a lock and without a call of client code.
    var hasEnded: Bool {
        exactly(Lifetime.self)?.isStopped ?? exactly(SingleAssignmentDisposable.self)?.isDisposed
            ?? exactly(SerialDisposable.self)?.isDisposed ?? exactly(BooleanDisposable.self)?.isDisposed
            ?? exactly(ActionDisposable.self)?.hasEnded.load(ordering: .relaxed)
            ?? exactly(DisposableList.self)?.hasEnded.load(ordering: .relaxed) ?? (Self.self == NopDisposable.self)
    }

    /// Not a conditional cast, which takes as long as a subscription.
    private func exactly<Known: Disposable>(_ type: Known.Type) -> Known? {
        Self.self == type ? unsafeBitCast(self, to: type) : nil
    }
}
