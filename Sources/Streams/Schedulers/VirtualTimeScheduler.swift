import Dispatch

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A scheduler with a virtual clock, which jumps to the time of the next work instead of waiting for it.
///
/// `start()` and `advanceTo(_:)` run the work inside the call, in the order of time, and work for the same time in the
/// order in which it was scheduled. The clock is never set back, and a duration below zero is zero.
///
/// A scheduler can be used in any isolation and in any task, but not by two threads at the same time; only the clock can
/// be read then. Work that is scheduled on an actor runs only if that actor calls `start()` or `advanceTo(_:)`; any
/// context of the main thread runs work of the main actor. Misuse never traps: a `TestScheduler` fails its test, any
/// other scheduler reports on standard error.
///
/// Sendable by contract: all mutable state is locked, or guarded by `VirtualTimeUse`. A closure loses its isolation in the
/// type system, but a call has it: `VirtualTimeUse` checks that, or it calls the closure inside the function that got it.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType, WorkScheduler, @unchecked Sendable
{
    /// A point in virtual time.
    public typealias VirtualTime = Converter.VirtualTimeUnit

    /// An interval of virtual time.
    public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

    // Calls through `SchedulerType` arrive in code for any converter, which is slow. These closures are made where the
    // converter is known.
    @usableFromInline final let readClock: (VirtualTimeScheduler) -> RxTime
    @usableFromInline final let enqueue: (VirtualTimeScheduler, ScheduledWork, Double) -> Void
    @usableFromInline final let makeIntervals: (VirtualTimeScheduler, Double, RxTimeInterval) -> () -> RxTimeInterval
    @usableFromInline final let abandonAll: (VirtualTimeQueue<Converter>) -> Void
    @usableFromInline final let converter: Converter
    @usableFromInline final let currentClock: Lock<VirtualTime>
    @usableFromInline final let queue: VirtualTimeQueue<Converter>
    @usableFromInline final let use = VirtualTimeUse()
    /// The last point in time, if there is one: work for it never runs.
    ///
    /// Set by the initializer of a subclass.
    @usableFromInline package final var end: VirtualTime?
    /// Reads the clock in seconds: those of its date, unless ticks of a subclass can be shorter than the steps of a date.
    ///
    /// Set by the initializer of a subclass.
    @usableFromInline package final var readSeconds: (VirtualTimeScheduler) -> Double

    /// Creates a scheduler whose clock shows `initialClock`, in the units of `converter`.
    @inlinable public init(initialClock: VirtualTime, converter: Converter) {
        self.converter = converter
        currentClock = Lock(initialClock)
        queue = VirtualTimeQueue(converter)
        readClock = { $0.converter.convertFromVirtualTime($0.clock) }
        readSeconds = { $0.converter.convertFromVirtualTime($0.clock).timeIntervalSinceReferenceDate }
        enqueue = { scheduler, work, seconds in scheduler.insert(work, after: seconds) }
        makeIntervals = { scheduler, delay, period in scheduler.intervals(startAfter: delay, period: period) }
        abandonAll = { queue in queue.abandonAll() }
    }

    /// A chain that owns its work would retain itself.
    deinit { abandonAll(queue) }

    // MARK: The clock

    /// The time on the clock.
    @inlinable public final var clock: VirtualTime { currentClock.value }

    /// The time on the clock, as a date.
    public final var now: RxTime { readClock(self) }

    /// The time on the clock, in seconds.
    public final var monotonicTime: Double { readSeconds(self) }

    /// Returns the time at which work that is scheduled for `time` runs; `time` itself, unless a subclass overrides it.
    ///
    /// Called for work that is scheduled through the scheduler protocols, not for work that is scheduled in virtual time.
    open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

    @inlinable final func moveClock(to time: VirtualTime) {
        if converter.compareVirtualTime(time, clock) == .greaterThan { currentClock.replace(by: time) }
    }

    // MARK: Scheduling

    /// Runs `action` with `state` at the current time.
    @inlinable @preconcurrency public final func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        scheduleRelative(state, dueTime: .nanoseconds(0), action: action)
    }

    /// Runs `action` with `state` after `dueTime`; never, if that is `.never`.
    @inlinable @preconcurrency public final func scheduleRelative<StateType: Sendable>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let work = ScheduledWork { action(state) }
        start(work, after: dueTime)
        return work
    }

    /// Runs `action` after `startAfter` and then every `period`, each time with the state that the last run returned.
    ///
    /// The clock advances between two runs, which do not drift; runs that are missed are one. A period of zero is a
    /// millisecond; one that is too short for the unit of the clock is doubled until it is not.
    @preconcurrency public final func schedulePeriodic<StateType: Sendable>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> StateType
    ) -> any Disposable {
        if startAfter.isNever { return Disposables.create() }
        let interval = makeIntervals(self, startAfter.delay.seconds, period)
        // Without a reference to the scheduler, which holds the work, and is the only one to run it.
        let restart = { [unowned self] work in start(work, after: interval()) }
        return startTicks(state, startAfter: startAfter, restart: restart, action: action)
    }

    /// Returns a function that returns the time from each tick of periodic work to the next one.
    @inlinable final func intervals(startAfter delay: Double, period: RxTimeInterval) -> () -> RxTimeInterval {
        let first = time(after: delay)
        let isExact = converter.compareVirtualTime(adjustScheduledTime(first), first) == .equal
        // Periods count from the first run if it is not at the time that was asked for.
        var due = PeriodicTime(after: isExact ? delay : .infinity, at: monotonicTime)
        return { [unowned self] in
            let (now, period) = (monotonicTime, secondsAdvancing(period))
            if period == .infinity { return .never }
            let delay = due.advance(by: period, at: now)
            // In the unit of the clock, the next multiple of the period can be the current time.
            return .seconds(advancesClock(by: delay) ? delay : due.advance(by: period, at: now))
        }
    }

    /// Returns a period that advances the clock, in whole units of the clock; `.never` at the end of virtual time.
    final func advancing(_ period: RxTimeInterval) -> RxTimeInterval { .seconds(secondsAdvancing(period)) }

    @inlinable final func secondsAdvancing(_ period: RxTimeInterval) -> Double {
        var period = period.period
        while !period.isNever {
            let interval = converter.convertToVirtualTimeInterval(period.seconds)
            let seconds = converter.convertFromVirtualTimeInterval(interval)
            if seconds > 0, advancesClock(by: seconds) { return seconds }
            period = period.multiplied(by: 2)
        }
        return .infinity
    }

    /// Returns whether work that is due in `seconds` runs at a later time.
    @inlinable final func advancesClock(by seconds: Double) -> Bool {
        converter.compareVirtualTime(adjustScheduledTime(time(after: seconds)), clock) == .greaterThan
    }

    final var hasEqualTimes: Bool { true }

    @usableFromInline final func start(_ work: ScheduledWork, after dueTime: RxTimeInterval) {
        if dueTime.isNever { work.abandon() } else { enqueue(self, work, dueTime.seconds) }
    }

    @inlinable final func insert(_ work: ScheduledWork, after seconds: Double) {
        insert(work, at: adjustScheduledTime(time(after: seconds)))
    }

    /// Returns the time in `seconds`, without a date, whose steps can be longer than the unit of the clock.
    @inlinable final func time(after seconds: Double) -> VirtualTime {
        converter.offsetVirtualTime(clock, offset: converter.convertToVirtualTimeInterval(max(seconds, 0)))
    }

    @inlinable final func insert(_ work: ScheduledWork, at time: VirtualTime) {
        guard let time = dueTime(time) else { return work.abandon() }
        use.schedule { queue.add(work, at: time) }
    }

    /// Returns the time at which work for `time` is due; nil if that is never.
    @inlinable final func dueTime(_ time: VirtualTime) -> VirtualTime? {
        if let end, converter.compareVirtualTime(time, end) != .lessThan { return nil }
        let clock = clock
        // Not in the past, where it would precede work that is due now and was scheduled earlier.
        return converter.compareVirtualTime(time, clock) == .lessThan ? clock : time
    }

    /// Runs `action` with `state` after `dueTime` in virtual time.
    ///
    /// The action has the isolation of the caller, and runs only where that can be guaranteed; see the type.
    @preconcurrency @inlinable public final func scheduleRelativeVirtual<StateType: Sendable>(
        _ state: StateType, dueTime: VirtualTimeInterval,
        @_inheritActorContext action: @escaping @Sendable @isolated(any) (StateType) -> any Disposable
    ) -> any Disposable {
        let time = converter.offsetVirtualTime(clock, offset: dueTime)
        return scheduleAbsoluteVirtual(state, time: time, action: action)
    }

    /// Runs `action` with `state` at a point in virtual time; a point in the past means the current time.
    ///
    /// The action has the isolation of the caller, and runs only where that can be guaranteed; see the type.
    @preconcurrency @inlinable public final func scheduleAbsoluteVirtual<StateType: Sendable>(
        _ state: StateType, time: VirtualTime,
        @_inheritActorContext action: @escaping @Sendable @isolated(any) (StateType) -> any Disposable
    ) -> any Disposable {
        let actor = action.isolation
        let action = unsafeBitCast(action, to: (@Sendable (StateType) -> any Disposable).self)
        return insert(for: actor, at: time) { action(state) }
    }

    /// Runs `action` at a point in virtual time.
    @inlinable package final func schedule(
        at time: VirtualTime, action: @escaping @Sendable @isolated(any) () -> Void
    ) {
        let actor = action.isolation
        let action = unsafeBitCast(action, to: (@Sendable () -> Void).self)
        _ = insert(for: actor, at: time) {
            action()
            return Disposables.create()
        }
    }

    /// Runs `action`, which belongs to `actor`, where that can be guaranteed.
    @inlinable final func insert(
        for actor: (any Actor)?, at time: VirtualTime, _ action: @escaping () -> any Disposable
    ) -> any Disposable {
        let work = ScheduledWork { [use] in use.permits(actor) ? action() : Disposables.create() }
        insert(work, at: time)
        return work
    }

    /// Runs `action`, which belongs to the isolation of the caller, in the run that the caller begins next.
    package final func scheduleInNextRun(at time: VirtualTime, action: @escaping () -> Void) {
        let run = use.nextRun
        let work = ScheduledWork { [use] in
            use.during(run: run, action)
            return Disposables.create()
        }
        insert(work, at: time)
    }

    // MARK: Running

    /// Runs all work, and advances the clock to the time of each, until none is left or `stop()` is called.
    ///
    /// Calls from inside that work have no effect.
    @inlinable public final func start(isolation: isolated (any Actor)? = #isolation) {
        use.run(isolation: isolation) { runWork(until: nil) }
    }

    /// Runs the work that is due until `virtualTime`, and then advances the clock to it.
    ///
    /// A call from inside that work is reported and has no effect.
    @inlinable public final func advanceTo(
        _ virtualTime: VirtualTime, isolation: isolated (any Actor)? = #isolation
    ) {
        use.run(
            isolation: isolation,
            nested: "advanceTo(_:) was called from inside work that the same scheduler is running."
        ) {
            runWork(until: virtualTime)
            moveClock(to: virtualTime)
        }
    }

    /// Advances the clock without running work; work that is overdue then runs later, at the time of the clock.
    @inlinable public final func sleep(_ virtualInterval: VirtualTimeInterval) {
        use.move { moveClock(to: converter.offsetVirtualTime(clock, offset: virtualInterval)) }
    }

    /// Makes `start()` or `advanceTo(_:)` return after the current work; the rest stays scheduled.
    public final func stop() { use.stop() }

    @inlinable final func runWork(until limit: VirtualTime?) {
        Trampoline.current.unwindingAnew {
            while use.continues, let (time, work) = queue.next(until: limit) {
                moveClock(to: time)
                work.run()
            }
        }
    }
}

extension VirtualTimeScheduler: MisuseReporting {
    final var misuse: MisuseReporter { use.misuse }

    /// Reports misuse by `report` and not on standard error, for `StreamsTest`.
    ///
    /// Called by the initializer of a subclass.
    package final func reportMisuse(by report: @escaping MisuseReporter.Report) { misuse.report(by: report) }

    /// Whether the caller is work that the scheduler is running.
    package final var isRunningCaller: Bool { use.isRunningHere }

    /// Reports a misuse that a subclass has found.
    package final func reportMisuse(_ sentence: String) { misuse(sentence) }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
    /// The clock and, unless another thread runs work, the times of the scheduled work.
    public var debugDescription: String {
        let head = "\(type(of: self)) at \(Self.description(of: clock))"
        var waiting: [VirtualTime]?
        use.whileIdle { waiting = queue.times }
        guard let times = waiting else { return head }
        if times.isEmpty { return "\(head), nothing waits" }
        let shown = times.prefix(10).map(Self.description).joined(separator: ", ")
        return "\(head), \(times.count) waiting: \(shown)\(times.count > 10 ? ", ..." : "")"
    }

    // The description of a `Date` that is not a number traps.
    private static func description(of time: VirtualTime) -> String {
        guard let date = time as? Date, !date.timeIntervalSince1970.isFinite else { return "\(time)" }
        return "\(date.timeIntervalSince1970) seconds since 1970"
    }
}
