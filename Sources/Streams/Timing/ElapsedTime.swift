/// The time that has passed, from readings of a clock that may be set back.
///
/// The `monotonicTime` of a scheduler of a client is by default its `now`, which may be the time of day. A step back
/// counts as no time, so an hour that the clock loses does not lengthen an interval by an hour.
struct ElapsedTime {
    private var latest: Double?
    private var lost: Double = 0

    /// The time at `reading`, in seconds, on a clock that never goes back.
    mutating func advance(to reading: Double) -> Double {
        if let latest, reading < latest {
            // A reading that is a little older comes from another thread, which has read the clock before.
            if latest - reading < 1 { return latest + lost }
            lost += latest - reading
        }
        latest = reading
        return reading + lost
    }
}
