import Foundation
import Streams
import StreamsTest

/// A scheduler that does everything later than it was asked to.
final class LateScheduler: SchedulerType, Sendable {
    let clock: TestScheduler
    private let delay: Int

    init(_ clock: TestScheduler, by delay: Int) {
        self.clock = clock
        self.delay = delay
    }

    var now: RxTime { clock.now }

    func schedule<State: Sendable>(
        _ state: State, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        scheduleRelative(state, dueTime: .seconds(0), action: action)
    }

    func scheduleRelative<State: Sendable>(
        _ state: State, dueTime: RxTimeInterval, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        let (clock, delay) = (clock, delay)
        return clock.scheduleRelative(state, dueTime: dueTime) { state in
            clock.scheduleRelative(state, dueTime: .seconds(delay), action: action)
        }
    }
}

/// A scheduler that does what waits in the wrong order: the newest first, whenever it is due.
final class UnfairScheduler: SchedulerType, Sendable {
    private let jobs = Lock<[@Sendable () -> Void]>([])

    var now: RxTime { Date(timeIntervalSince1970: 0) }

    /// Does what waits now.
    func runAll() {
        let waiting = jobs.withLock { jobs in
            defer { jobs = [] }
            return jobs
        }
        for job in waiting.reversed() { job() }
    }

    func schedule<State: Sendable>(
        _ state: State, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        let scheduled = SingleAssignmentDisposable()
        jobs.withLock { jobs in
            jobs.append { if !scheduled.isDisposed { scheduled.setDisposable(action(state)) } }
        }
        return scheduled
    }

    func scheduleRelative<State: Sendable>(
        _ state: State, dueTime: RxTimeInterval, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable { schedule(state, action: action) }
}
