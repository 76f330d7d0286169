import Dispatch

/// The share of one work item in the deliveries of a hop: 1,024 events, or fewer if a millisecond has passed.
@usableFromInline struct Turn {
    private static var nanoseconds: UInt64 { 1_000_000 }

    private var left = 1_024
    private var portions = 0
    private var begin: UInt64 = 0

    @usableFromInline init() {}

    /// The number of events that may be delivered before the next call; 0 at the end of the turn.
    ///
    /// Portions grow from 1 to 64: after slow events the clock is read often, for fast ones it costs little. A turn of
    /// one event, which most are, does not read it at all.
    @usableFromInline mutating func next() -> Int {
        portions += 1
        if portions == 2 { begin = Interleaving.uptimeNanoseconds }
        if portions > 2, Interleaving.uptimeNanoseconds &- begin > Self.nanoseconds { left = 0 }
        let size = min(left, 1 << min(max(portions - 2, 0), 6))
        left -= size
        return size
    }
}
