/// The time at which a periodic event is due next.
///
/// A multiple of the period from the first time on: the times at which events occur are rounded by the clock, or late,
/// which would add up.
@usableFromInline struct PeriodicTime: Sendable {
    /// The reading of the clock from which `due` counts, since a small number of seconds is exact where a date is not.
    private var start: Double
    private var due: Double

    /// Creates the time of an event that is due in `delay` seconds.
    @usableFromInline init(after delay: Double, at reading: Double) { (start, due) = (reading, delay) }

    /// Advances to the next event after `reading`, and returns the seconds until then; periods that were missed are one.
    @usableFromInline mutating func advance(by period: Double, at reading: Double) -> Double {
        var elapsed = reading - start
        // The clock of a client was set back.
        if due - elapsed > period { (start, due, elapsed) = (reading, 0, 0) }
        due += period * (max(0, (elapsed - due) / period).rounded(.down) + 1)
        return due - elapsed
    }
}
