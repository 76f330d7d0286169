/// The age from which an element is not replayed, in seconds, and the scheduler whose clock measures it.
@usableFromInline final class ReplayWindow: Sendable {
    fileprivate let age: Double
    fileprivate let scheduler: any SchedulerType

    @usableFromInline init(_ window: RxTimeInterval, _ scheduler: any SchedulerType) {
        let seconds = window.delay.seconds
        age = seconds - ElapsedTime.tolerance(of: seconds)
        self.scheduler = scheduler
    }
}

/// The times of the elements in a replay buffer with a window.
///
/// There is no timer: the owner removes what is too old when an element arrives and when an observer subscribes. Each of the
/// two reads the clock once.
///
/// Sendable by contract: the variables are accessed only under the lock of the buffer.
@usableFromInline final class ReplayTimes: @unchecked Sendable {
    private let window: ReplayWindow
    @exclusivity(unchecked) private var clock = ElapsedTime()
    /// One time for each element, the oldest first.
    @exclusivity(unchecked) private var times = Queue<Double>()

    @usableFromInline init(_ window: ReplayWindow) { self.window = window }

    /// The time on the clock of the scheduler, which may be that of a client: not to be read under the lock.
    @usableFromInline var now: Double { window.scheduler.monotonicTime }

    /// Appends the time of an element to a buffer that has `limit` elements then.
    @usableFromInline func append(_ time: Double, limit: Int) {
        times.append(clock.advance(to: time))
        while times.count > limit { _ = times.takeFirst() }
    }

    /// Returns the elapsed time at `time`.
    @usableFromInline func elapsedTime(at time: Double) -> Double { clock.advance(to: time) }

    /// Removes the time of the oldest element if that is too old; returns false if it is not.
    @usableFromInline func removeExpired(atElapsedTime now: Double) -> Bool {
        guard let oldest = times.peek({ $0 }), now - oldest >= window.age else { return false }
        _ = times.takeFirst()
        return true
    }

    func removeAll() { _ = times.takeAll() }
}
