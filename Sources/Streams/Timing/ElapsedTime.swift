/// The elapsed time according to a clock that may be set back.
///
/// The `monotonicTime` of a client's scheduler is by default its `now`, which may be the time of day. A step back counts
/// as no time: an hour that the clock loses does not lengthen an interval by an hour.
@usableFromInline struct ElapsedTime {
    @usableFromInline var latest: Double?
    @usableFromInline var lost: Double = 0

    @inlinable init() {}

    /// The time in seconds that an interval may lack when it has passed: a difference of two dates is inexact.
    @inlinable static func tolerance(of interval: Double) -> Double { min(interval / 1_000, 0.000_001) }

    /// Returns the time at `reading`, in seconds, on a clock that is never set back.
    @inlinable mutating func advance(to reading: Double) -> Double {
        if let latest, reading < latest {
            // A reading that is less than a second older comes from another thread, which has read the clock before.
            if latest - reading < 1 { return latest + lost }
            lost += latest - reading
        }
        latest = reading
        return reading + lost
    }
}
