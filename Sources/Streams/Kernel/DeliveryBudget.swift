import Dispatch

/// The number of events that one turn delivers, such as a work item of a scheduler: 1,024, or fewer if a millisecond has
/// passed.
@usableFromInline struct DeliveryBudget {
    private static var nanoseconds: UInt64 { 1_000_000 }

    private var left = 1_024
    private var batches = 0
    private var begin: UInt64 = 0
    /// The number of events that are left of the batch, for callers that take one at a time.
    private var batch = 0

    @usableFromInline init() {}

    /// Returns the number of events to deliver before the next call, or 0 if the budget is spent.
    ///
    /// Batches grow from 1 to 64: slow events make it read the clock often, fast ones seldom. Work items of a single
    /// event, which are the most frequent, never read the clock.
    @usableFromInline mutating func nextBatch() -> Int {
        batches += 1
        if batches == 2 { begin = Interleaving.uptimeNanoseconds }
        if batches > 2, Interleaving.uptimeNanoseconds &- begin > Self.nanoseconds { left = 0 }
        let size = min(left, 1 << min(max(batches - 2, 0), 6))
        left -= size
        return size
    }

    /// Takes one event; returns true if it is the first one of a further turn.
    mutating func beginsTurn() -> Bool {
        if batch == 0 { batch = nextBatch() }
        let isSpent = batch == 0
        if isSpent {
            self = DeliveryBudget()
            batch = nextBatch()
        }
        batch -= 1
        return isSpent
    }
}
