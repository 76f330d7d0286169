/// The work that waits for its time on a clock, and the task that runs it.
///
/// The task keeps the timer only while it runs work. Earlier work replaces a task that sleeps, since a sleep ends early
/// only with its task.
///
/// Times are durations since the creation: the instants of the clock are compared by client code, which must not run under
/// the lock.
final class ClockTimer: WorkTimer {
    /// Sendable by contract: it is behind the lock.
    private struct State: @unchecked Sendable {
        var waiting = WorkHeap(order: NaturalOrder<Duration>())
        /// The latest time, which is never set back.
        var now = Duration.zero
        /// The time at which the task looks for work, zero while it runs some; nil if there is no task.
        var alarm: Duration?
        /// The number of the task; earlier ones have no effect.
        var number = 0
        var task: (any Disposable)?
    }

    private enum Step {
        case run(ScheduledWork)
        case sleep(until: Duration)
        case end
    }

    let resolution: Duration
    /// The time on the clock.
    private let read: @Sendable () -> Duration
    private let sleep: @Sendable (_ until: Duration) async throws -> Void
    private let state = Lock(State())
    private let cancelled = CancelledWork()

    init(_ clock: some Clock<Duration>) {
        let origin = clock.now
        resolution = clock.minimumResolution
        read = { origin.duration(to: clock.now) }
        sleep = { try await clock.sleep(until: origin.advanced(by: $0), tolerance: nil) }
    }

    deinit { state.withLock { $0.task }?.dispose() }

    /// The time on the clock, or the latest one if the clock has been set back.
    var now: Duration {
        let reading = read()
        return state.withLock { state in
            state.now = max(state.now, reading)
            return state.now
        }
    }

    /// Runs `work` after `delay`, unless it is disposed first.
    func start(_ work: ScheduledWork, after delay: Duration) {
        work.wait(for: self)
        let reading = read()
        let number: Int? = state.withLock { state in
            state.now = max(state.now, reading)
            let time = state.now + delay
            state.waiting.insert(work, at: time)
            if let alarm = state.alarm, time >= alarm { return nil }
            state.alarm = .zero
            state.number += 1
            return state.number
        }
        if let number { startTask(number) }
    }

    func workWasCancelled() {
        guard cancelled.countOne() else { return }
        state.withLock { state in
            state.waiting.removeCancelled()
            cancelled.reset(waiting: state.waiting.entries.count)
        }
    }

    private func startTask(_ number: Int) {
        let task = Streams.startTask(detached: true, priority: nil) { [weak self, sleep] in
            var time = Duration.zero
            while let next = await self?.runWork(for: number, reached: time) {
                time = next
                do { try await sleep(time) } catch {
                    self?.endTask(number)
                    return
                }
            }
        }
        var unused: (any Disposable)? = task
        state.withLock { state in
            if state.number == number { swap(&state.task, &unused) }
        }
        unused?.dispose()
    }

    /// Lets the next work start a task, after a clock has failed to sleep.
    private func endTask(_ number: Int) {
        state.withLock { state in
            if state.number == number { state.alarm = nil }
        }
    }

    /// Runs the work that is due, and returns the time of the next; nil if the task has nothing more to do.
    private func runWork(for number: Int, reached time: Duration) async -> Duration? {
        while true {
            switch step(of: number, reached: time) {
            case .run(let work): work.run()
            case .sleep(let time): return time
            case .end: return nil
            }
            await Task.yield()
        }
    }

    private func step(of number: Int, reached time: Duration) -> Step {
        let reading = read()
        return state.withLock { state in
            if state.number != number { return .end }
            // A clock may end a sleep slightly early.
            state.now = max(state.now, reading, time)
            if let (_, work) = state.waiting.next(until: state.now) {
                state.alarm = .zero
                return .run(work)
            }
            state.alarm = state.waiting.firstTime
            return state.alarm.map { .sleep(until: $0) } ?? .end
        }
    }
}
