/// A result of a derivation: its box, the boxes of the inputs from which it was computed, and the transaction.
struct PropertyMemo: Sendable {
    let box: AnyPropertyBox
    let inputs: [AnyPropertyBox]
    let number: UInt

    /// Returns the box if it was computed from `inputs`.
    func box(from inputs: [AnyPropertyBox]) -> AnyPropertyBox? {
        self.inputs.elementsEqual(inputs, by: ===) ? box : nil
    }
}

/// The memos of a derivation: the latest, and the ones before it that an older snapshot may need.
///
/// Without the earlier ones, a thread that computes for an older transaction would not find what it has just computed.
struct PropertyMemos: Sendable {
    private(set) var latest: PropertyMemo?
    /// In the order of their transactions.
    private var earlier: [PropertyMemo] = []
    /// Whether the clock has the derivation in its list.
    private var isListed = false

    /// Returns the box after the transaction `snapshot`, if it does not have to be computed.
    ///
    /// - Parameter affected: the latest transaction that may have changed the value.
    func box(at snapshot: UInt, affected: UInt) -> AnyPropertyBox? {
        func box(_ memo: PropertyMemo) -> AnyPropertyBox? {
            memo.number == snapshot || affected <= memo.number ? memo.box : nil
        }
        if let number = latest?.number, number <= snapshot { return latest.flatMap(box) }
        return last(upTo: snapshot).flatMap(box)
    }

    /// The newest memo of the transactions up to `snapshot`.
    func last(upTo snapshot: UInt) -> PropertyMemo? {
        guard let latest, latest.number > snapshot else { return latest }
        let count = count(upTo: snapshot)
        return count > 0 ? earlier[count - 1] : nil
    }

    /// The oldest memo of the transactions after `snapshot`.
    func first(after snapshot: UInt) -> PropertyMemo? {
        guard let latest, latest.number > snapshot else { return nil }
        let count = count(upTo: snapshot)
        return count < earlier.count ? earlier[count] : latest
    }

    /// Adds a memo unless there is one of the same transaction; returns the box that all readers of it receive.
    ///
    /// - Parameters:
    ///   - isHeld: whether a snapshot before that of `memo` is in use.
    ///   - replaced: receives the memo that is not needed anymore.
    mutating func insert(_ memo: PropertyMemo, isHeld: Bool, _ replaced: inout PropertyMemo?) -> AnyPropertyBox {
        if let number = latest?.number, number >= memo.number { return insertEarlier(memo) }
        swap(&latest, &replaced)
        latest = memo
        if isHeld, let replaced { earlier.append(replaced) }
        return memo.box
    }

    /// Inserts a memo of a transaction that is not later than the latest one.
    private mutating func insertEarlier(_ memo: PropertyMemo) -> AnyPropertyBox {
        if let known = last(upTo: memo.number), known.number == memo.number { return known.box }
        earlier.insert(memo, at: count(upTo: memo.number))
        return memo.box
    }

    /// Returns true if the derivation has to be added to the list of the clock.
    mutating func list() -> Bool {
        if isListed || earlier.isEmpty { return false }
        isListed = true
        return true
    }

    /// Moves the memos that no snapshot needs to `removed`, if `oldest` is the oldest one; returns whether others are left.
    mutating func removeAll(before oldest: UInt, _ removed: inout [PropertyMemo]) -> Bool {
        let unneeded = first(after: oldest) == nil ? earlier.count : max(0, count(upTo: oldest) - 1)
        removed += earlier[..<unneeded]
        earlier.removeFirst(unneeded)
        isListed = !earlier.isEmpty
        return isListed
    }

    /// The number of earlier memos of the transactions up to `snapshot`.
    private func count(upTo snapshot: UInt) -> Int {
        earlier.indices.partitioningIndex { earlier[$0].number > snapshot }
    }
}
