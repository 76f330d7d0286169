import Dispatch

/// A scheduler whose clock moves only as far as its work asks for, so that hours pass in no time.
///
/// Work is done by whoever calls `start()` or `advanceTo(_:)`, in order of time; work for the same time in the order in
/// which it was scheduled. The clock never goes back.
///
/// A scheduler belongs to the thread that made it. Scheduling and running work on another is a programmer error;
/// only the clock may be read from anywhere.
///
/// Sendable by contract: apart from the clock, which is locked, mutable state is only touched on that one thread,
/// and every access checks that it is.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType, @unchecked Sendable {
    /// A point in virtual time.
    public typealias VirtualTime = Converter.VirtualTimeUnit

    /// A span of virtual time.
    public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

    private let converter: Converter
    private let currentClock: Lock<VirtualTime>
    private var queue: VirtualTimeQueue<Converter>
    private var isRunning = false
    /// Stands for the thread that made the scheduler; kept, so that it cannot come to stand for another one.
    private let owner = Trampoline.current
    private let isOwnedByMain = MainQueue.isCurrent

    /// A scheduler whose clock shows `initialClock` and counts as `converter` says.
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

    /// The time at which work that is asked for at `time` is done; `time` itself, unless a subclass knows better.
    ///
    /// It is asked for work scheduled through the scheduler protocols, and not for work scheduled in virtual time.
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

    /// Runs `action` with `state` after `dueTime`; after `.never` it does not run at all.
    public func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        guard let seconds = dueTime.seconds else { return Disposables.create() }
        let time = converter.convertToVirtualTime(now.addingTimeInterval(seconds))
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

    /// Does all work, moving the clock along, until none is left or `stop()` is called.
    ///
    /// Calling it from inside that work does nothing.
    public func start() {
        checkThread()
        if isRunning { return }
        run(until: nil)
    }

    /// Does the work that is due until `virtualTime`, and then sets the clock to it.
    ///
    /// Calling it from inside that work is a programmer error.
    public func advanceTo(_ virtualTime: VirtualTime) {
        checkThread()
        precondition(!isRunning, "advanceTo(_:) was called from inside work that the same scheduler is doing.")
        run(until: virtualTime)
        moveClock(to: virtualTime)
    }

    /// Moves the clock without doing any work; what became overdue is done later, at the time that is then.
    ///
    /// Sleeping into the past is a programmer error.
    public func sleep(_ virtualInterval: VirtualTimeInterval) {
        checkThread()
        let time = converter.offsetVirtualTime(clock, offset: virtualInterval)
        precondition(
            converter.compareVirtualTime(time, clock) != .lessThan, "sleep(_:) cannot move the clock into the past.")
        moveClock(to: time)
    }

    /// Ends `start()` or `advanceTo(_:)` after the work that is being done; the rest stays scheduled.
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

    /// Whether the caller runs where the scheduler was made; the main queue may be served by one thread after another.
    private var isOnItsThread: Bool { Trampoline.current === owner || (isOwnedByMain && MainQueue.isCurrent) }

    private func checkThread() {
        precondition(isOnItsThread, "A virtual time scheduler was used on another thread than the one that made it.")
    }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
    /// The clock, and the times of the work that waits, as far as they may be looked at from the current thread.
    public var debugDescription: String {
        let head = "\(type(of: self)) at \(clock)"
        guard isOnItsThread else { return head }
        let times = queue.times
        if times.isEmpty { return "\(head), nothing waits" }
        let shown = times.prefix(10).map { "\($0)" }.joined(separator: ", ")
        return "\(head), \(times.count) waiting: \(shown)\(times.count > 10 ? ", ..." : "")"
    }
}
