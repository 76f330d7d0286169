import Synchronization

/// A node whose value is computed from its inputs, when it is read or observed.
///
/// The memo holds the box of one transaction and the boxes of the inputs from which it was computed. It is valid for
/// another transaction if these are the same, which a connected node knows without asking them: no later transaction has
/// marked it. No lock is held while the value is computed; if two threads compute at the same time, the later transaction
/// keeps its memo.
final class PropertyDerivation: PropertyNode, @unchecked Sendable {
    private struct Memo: Sendable {
        let box: AnyPropertyBox
        let inputs: [AnyPropertyBox]
        let number: UInt
    }

    private let memo = Lock<Memo?>(nil)
    /// The identity of a thread that computes, by which a derivation of itself is known.
    private let computing = Atomic<UInt>(0)
    private let compute: @Sendable ([AnyPropertyBox]) -> AnyPropertyBox

    init(
        inputs: [PropertyNode], isEqual: PropertyEquality,
        compute: @escaping @Sendable ([AnyPropertyBox]) -> AnyPropertyBox
    ) {
        self.compute = compute
        super.init(inputs: inputs, isEqual: isEqual)
        isLive = !inputs.isEmpty
    }

    override func known(at snapshot: UInt) -> AnyPropertyBox? {
        guard let memo = memo.value, isValid(memo, at: snapshot) else { return nil }
        return memo.box
    }

    override func box(from inputs: [AnyPropertyBox], at snapshot: UInt) -> AnyPropertyBox {
        let known = memo.value
        var box: AnyPropertyBox
        if let known, known.inputs.elementsEqual(inputs, by: ===) {
            box = known.box
        } else {
            box = computed(from: inputs)
            if let known, hasEqualValues(known.box, box) { box = known.box }
        }
        return keep(Memo(box: box, inputs: inputs, number: snapshot))
    }

    private func isValid(_ memo: Memo, at snapshot: UInt) -> Bool {
        memo.number == snapshot || memo.number < snapshot && affected.load(ordering: .relaxed) <= memo.number
    }

    private func computed(from inputs: [AnyPropertyBox]) -> AnyPropertyBox {
        let thread = UInt(bitPattern: Trampoline.unmanaged.toOpaque())
        require(
            computing.exchange(thread, ordering: .relaxed) != thread,
            "The closure of a property reads the property itself, or sets one from which it is derived.")
        defer { computing.store(0, ordering: .relaxed) }
        return compute(inputs)
    }

    /// Keeps the memo of the latest transaction; returns the one box that all readers of the transaction receive.
    private func keep(_ new: Memo) -> AnyPropertyBox {
        var replaced: Memo?
        let box = memo.withLock { memo in
            if let memo, memo.number >= new.number { return memo.number == new.number ? memo.box : new.box }
            replaced = memo
            memo = new
            return new.box
        }
        // Released outside the lock.
        withExtendedLifetime(replaced) {}
        return box
    }
}
