import Dispatch

/// A scheduler with a virtual clock, which jumps to the time of the next work instead of waiting for it.
///
/// `start()` and `advanceTo(_:)` run the work inside the call, in the order of time, and work for the same time in the
/// order in which it was scheduled. The clock is never set back.
///
/// A scheduler belongs to the thread that created it. Scheduling and running work on another thread is a programmer
/// error; only the clock can be read on any thread.
///
/// Sendable by contract: the clock is locked; all other mutable state is touched only on that thread, which each access
/// checks.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType, @unchecked Sendable {
    /// A point in virtual time.
    public typealias VirtualTime = Converter.VirtualTimeUnit

    /// An interval of virtual time.
    public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

    private let converter: Converter
    private let currentClock: Lock<VirtualTime>
    private var queue: VirtualTimeQueue<Converter>
    private var isRunning = false
    /// The identity of the thread that created the scheduler; retained, so that no other thread can have the same one.
    private let owner = Trampoline.current
    private let isOwnedByMain = MainQueue.isCurrent

    /// Creates a scheduler whose clock shows `initialClock`, in the units of `converter`.
    public init(initialClock: VirtualTime, converter: Converter) {
        self.converter = converter
        currentClock = Lock(initialClock)
        queue = VirtualTimeQueue(converter: converter)
    }

    // MARK: The clock

    /// The time on the clock.
    public var clock: VirtualTime { currentClock.withLock { $0 } }

    /// The time on the clock, as a date.
    public var now: RxTime { converter.convertFromVirtualTime(clock) }

    /// Returns the time at which work that is scheduled for `time` runs; `time` itself, unless a subclass overrides it.
    ///
    /// Called for work that is scheduled through the scheduler protocols, not for work that is scheduled in virtual time.
    open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

    private func moveClock(to time: VirtualTime) {
        guard converter.compareVirtualTime(time, clock) == .greaterThan else { return }
        currentClock.withLock { $0 = time }
    }

    // MARK: Scheduling

    /// Runs `action` with `state` at the current time.
    public func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        scheduleRelative(state, dueTime: .nanoseconds(0), action: action)
    }

    /// Runs `action` with `state` after `dueTime`; never, if that is `.never`.
    public func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        if dueTime.seconds == .infinity { return Disposables.create() }
        let time = converter.convertToVirtualTime(now.addingTimeInterval(dueTime.seconds))
        return scheduleAbsoluteVirtual(state, time: adjustScheduledTime(time), action: action)
    }

    /// Runs `action` with `state` after `dueTime` in virtual time.
    public func scheduleRelativeVirtual<StateType>(
        _ state: StateType, dueTime: VirtualTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let time = converter.offsetVirtualTime(clock, offset: dueTime)
        return scheduleAbsoluteVirtual(state, time: time, action: action)
    }

    /// Runs `action` with `state` at a point in virtual time; a point in the past means the current time.
    public func scheduleAbsoluteVirtual<StateType>(
        _ state: StateType, time: VirtualTime, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        checkThread()
        let job = ScheduledWork { action(state) }
        queue.insert(job, at: time)
        return job
    }

    // MARK: Running

    /// Runs all work, and advances the clock to the time of each, until none is left or `stop()` is called.
    ///
    /// Calls from inside that work have no effect.
    public func start() {
        checkThread()
        if isRunning { return }
        run(until: nil)
    }

    /// Runs the work that is due until `virtualTime`, and then advances the clock to it.
    ///
    /// Calling it from inside that work is a programmer error.
    public func advanceTo(_ virtualTime: VirtualTime) {
        checkThread()
        precondition(!isRunning, "advanceTo(_:) was called from inside work that the same scheduler is running.")
        run(until: virtualTime)
        moveClock(to: virtualTime)
    }

    /// Advances the clock without running work; work that is overdue then runs later, at the time of the clock.
    ///
    /// A negative interval is a programmer error.
    public func sleep(_ virtualInterval: VirtualTimeInterval) {
        checkThread()
        let time = converter.offsetVirtualTime(clock, offset: virtualInterval)
        precondition(
            converter.compareVirtualTime(time, clock) != .lessThan, "sleep(_:) cannot move the clock into the past.")
        moveClock(to: time)
    }

    /// Makes `start()` or `advanceTo(_:)` return after the current work; the rest stays scheduled.
    public func stop() {
        checkThread()
        isRunning = false
    }

    private func run(until limit: VirtualTime?) {
        isRunning = true
        while isRunning, let (time, job) = queue.next(until: limit) {
            moveClock(to: time)
            job.run()
        }
        isRunning = false
    }

    /// Whether the caller runs on the scheduler's thread, or both on the main queue, which several threads can serve.
    private var isOnItsThread: Bool { Trampoline.current === owner || (isOwnedByMain && MainQueue.isCurrent) }

    private func checkThread() {
        precondition(isOnItsThread, "A virtual time scheduler was used on another thread than the one that made it.")
    }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
    /// The clock and, on the scheduler's thread, the times of the scheduled work.
    public var debugDescription: String {
        let head = "\(type(of: self)) at \(clock)"
        guard isOnItsThread else { return head }
        let times = queue.times
        if times.isEmpty { return "\(head), nothing waits" }
        let shown = times.prefix(10).map { "\($0)" }.joined(separator: ", ")
        return "\(head), \(times.count) waiting: \(shown)\(times.count > 10 ? ", ..." : "")"
    }
}
