import Synchronization

/// A node whose value is computed from its inputs, when it is read or observed.
///
/// A memo is valid for a later transaction if the inputs have the same boxes, which a connected node knows without asking
/// them: no later transaction has marked it. No lock is held while the value is computed.
final class PropertyDerivation: PropertyNode, @unchecked Sendable {
    private let memos = Lock(PropertyMemos())
    /// The identity of a thread that computes, by which a derivation of itself is known.
    private let computing = Atomic<UInt>(0)
    private let compute: @Sendable ([AnyPropertyBox]) -> AnyPropertyBox

    init(
        inputs: [PropertyNode], isEqual: PropertyEquality,
        compute: @escaping @Sendable ([AnyPropertyBox]) -> AnyPropertyBox
    ) {
        self.compute = compute
        super.init(inputs: inputs, isEqual: isEqual)
        liveInputs = inputs.count
    }

    override func known(at snapshot: UInt) -> AnyPropertyBox? {
        let affected = affected.load(ordering: .relaxed)
        return memos.withLock { $0.box(at: snapshot, affected: affected) }
    }

    /// Returns a known box if it has an equal value, so that what is derived from it is not computed again.
    override func box(from inputs: [AnyPropertyBox], at snapshot: UInt) -> AnyPropertyBox {
        let (before, after) = memos.withLock { ($0.last(upTo: snapshot), $0.first(after: snapshot)) }
        let box =
            before?.box(from: inputs) ?? after?.box(from: inputs)
            ?? known(in: before, after, equalTo: computed(from: inputs))
        return keep(PropertyMemo(box: box, inputs: inputs, number: snapshot))
    }

    private func known(
        in before: PropertyMemo?, _ after: PropertyMemo?, equalTo box: AnyPropertyBox
    ) -> AnyPropertyBox {
        if let before, hasEqualValues(before.box, box) { return before.box }
        if let after, hasEqualValues(after.box, box) { return after.box }
        return box
    }

    private func computed(from inputs: [AnyPropertyBox]) -> AnyPropertyBox {
        let thread = Trampoline.identity
        require(
            computing.exchange(thread, ordering: .relaxed) != thread,
            "The closure of a property reads the property itself, or sets one from which it is derived.")
        defer { computing.store(0, ordering: .relaxed) }
        return compute(inputs)
    }

    /// Returns the one box that all readers of the transaction receive.
    private func keep(_ memo: PropertyMemo) -> AnyPropertyBox {
        // Released outside the lock.
        var replaced: PropertyMemo?
        let isHeld = clock.hasSnapshot(before: memo.number)
        let (box, isListed) = memos.withLock { memos in
            (memos.insert(memo, isHeld: isHeld, &replaced), memos.list())
        }
        withExtendedLifetime(replaced) {}
        if isListed { clock.list(self) }
        return box
    }

    /// Under the lock of the clock; see `PropertyMemos.removeAll(before:_:)`.
    func removeMemos(before oldest: UInt, _ removed: inout [PropertyMemo]) -> Bool {
        memos.withLock { $0.removeAll(before: oldest, &removed) }
    }
}
