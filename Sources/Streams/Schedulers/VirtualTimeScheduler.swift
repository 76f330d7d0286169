import Dispatch

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

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
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType, WorkScheduler, @unchecked Sendable
{
    /// A point in virtual time.
    public typealias VirtualTime = Converter.VirtualTimeUnit

    /// An interval of virtual time.
    public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

    /// The identity of the thread that created the scheduler; retained, so that no other thread can have the same one.
    @usableFromInline final let owner = Trampoline.current
    private let isOwnedByMain = MainQueue.isCurrent
    // Calls through `SchedulerType` arrive in code for any converter, which is slow. These closures are made where the
    // converter is known.
    @usableFromInline final let readClock: (VirtualTimeScheduler) -> RxTime
    @usableFromInline final let enqueue: (VirtualTimeScheduler, ScheduledWork, Double) -> Void
    @exclusivity(unchecked) @usableFromInline final var isRunning = false
    @usableFromInline final let converter: Converter
    @usableFromInline final let currentClock: Lock<VirtualTime>
    /// The time on the clock, for the thread that sets it.
    @exclusivity(unchecked) @usableFromInline final var time: VirtualTime
    @usableFromInline final var queue: WorkHeap<VirtualTimeOrder<Converter>>

    /// Creates a scheduler whose clock shows `initialClock`, in the units of `converter`.
    @inlinable public init(initialClock: VirtualTime, converter: Converter) {
        self.converter = converter
        time = initialClock
        currentClock = Lock(initialClock)
        queue = WorkHeap(order: VirtualTimeOrder(converter))
        readClock = { $0.converter.convertFromVirtualTime($0.clock) }
        enqueue = { scheduler, work, seconds in scheduler.insert(work, after: seconds) }
    }

    // MARK: The clock

    /// The time on the clock.
    @inlinable public final var clock: VirtualTime { currentClock.withLock { $0 } }

    /// The time on the clock, as a date.
    public final var now: RxTime { readClock(self) }

    /// The time on the clock, in seconds.
    public final var monotonicTime: Double { readClock(self).timeIntervalSinceReferenceDate }

    /// Returns the time at which work that is scheduled for `time` runs; `time` itself, unless a subclass overrides it.
    ///
    /// Called for work that is scheduled through the scheduler protocols, not for work that is scheduled in virtual time.
    open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

    @inlinable final func moveClock(to time: VirtualTime) {
        guard converter.compareVirtualTime(time, self.time) == .greaterThan else { return }
        self.time = time
        currentClock.withLock { $0 = time }
    }

    // MARK: Scheduling

    /// Runs `action` with `state` at the current time.
    @inlinable public final func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        scheduleRelative(state, dueTime: .nanoseconds(0), action: action)
    }

    /// Runs `action` with `state` after `dueTime`; never, if that is `.never`.
    @inlinable public final func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let work = ScheduledWork { action(state) }
        start(work, after: dueTime)
        return work
    }

    @usableFromInline final func start(_ work: ScheduledWork, after dueTime: RxTimeInterval) {
        if dueTime != .never { enqueue(self, work, dueTime.seconds) }
    }

    @inlinable final func insert(_ work: ScheduledWork, after seconds: Double) {
        checkThread()
        let due = converter.convertFromVirtualTime(time).addingTimeInterval(seconds)
        queue.insert(work, at: adjustScheduledTime(converter.convertToVirtualTime(due)))
    }

    /// Runs `action` with `state` after `dueTime` in virtual time.
    @inlinable public final func scheduleRelativeVirtual<StateType>(
        _ state: StateType, dueTime: VirtualTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let time = converter.offsetVirtualTime(clock, offset: dueTime)
        return scheduleAbsoluteVirtual(state, time: time, action: action)
    }

    /// Runs `action` with `state` at a point in virtual time; a point in the past means the current time.
    @inlinable public final func scheduleAbsoluteVirtual<StateType>(
        _ state: StateType, time: VirtualTime, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        checkThread()
        let work = ScheduledWork { action(state) }
        queue.insert(work, at: time)
        return work
    }

    // MARK: Running

    /// Runs all work, and advances the clock to the time of each, until none is left or `stop()` is called.
    ///
    /// Calls from inside that work have no effect.
    @inlinable public final func start() {
        checkThread()
        if isRunning { return }
        run(until: nil)
    }

    /// Runs the work that is due until `virtualTime`, and then advances the clock to it.
    ///
    /// Calling it from inside that work is a programmer error.
    @inlinable public final func advanceTo(_ virtualTime: VirtualTime) {
        checkThread()
        precondition(!isRunning, "advanceTo(_:) was called from inside work that the same scheduler is running.")
        run(until: virtualTime)
        moveClock(to: virtualTime)
    }

    /// Advances the clock without running work; work that is overdue then runs later, at the time of the clock.
    ///
    /// A negative interval is a programmer error.
    @inlinable public final func sleep(_ virtualInterval: VirtualTimeInterval) {
        checkThread()
        let next = converter.offsetVirtualTime(time, offset: virtualInterval)
        precondition(
            converter.compareVirtualTime(next, time) != .lessThan, "sleep(_:) cannot move the clock into the past.")
        moveClock(to: next)
    }

    /// Makes `start()` or `advanceTo(_:)` return after the current work; the rest stays scheduled.
    public final func stop() {
        checkThread()
        isRunning = false
    }

    @inlinable final func run(until limit: VirtualTime?) {
        isRunning = true
        while isRunning, let (time, work) = queue.next(until: limit) {
            moveClock(to: time)
            work.run()
        }
        isRunning = false
    }

    /// Whether the caller runs on the scheduler's thread, or both on the main queue, which several threads can serve.
    @usableFromInline final var isOnItsThread: Bool {
        Trampoline.unmanaged.toOpaque() == Unmanaged.passUnretained(owner).toOpaque()
            || (isOwnedByMain && MainQueue.isCurrent)
    }

    @usableFromInline final func checkThread() {
        precondition(isOnItsThread, "A virtual time scheduler was used on another thread than the one that made it.")
    }
}

/// The order of a virtual clock.
@usableFromInline struct VirtualTimeOrder<Converter: VirtualTimeConverterType>: TimeOrder {
    @usableFromInline let converter: Converter

    @inlinable init(_ converter: Converter) { self.converter = converter }

    @inlinable func compare(
        _ left: Converter.VirtualTimeUnit, _ right: Converter.VirtualTimeUnit
    ) -> VirtualTimeComparison { converter.compareVirtualTime(left, right) }
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
