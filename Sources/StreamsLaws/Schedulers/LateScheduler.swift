import Streams
import StreamsTest

/// A scheduler that runs all work later than scheduled.
final class LateScheduler: SchedulerType, Sendable {
    let clock: TestScheduler
    private let delay: Int

    init(_ clock: TestScheduler, by delay: Int) {
        self.clock = clock
        self.delay = delay
    }

    var now: RxTime { clock.now }

    func scheduleRelative<State: Sendable>(
        _ state: State, dueTime: RxTimeInterval, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        let (clock, delay) = (clock, delay)
        return clock.scheduleRelative(state, dueTime: dueTime) { state in
            clock.scheduleRelative(state, dueTime: .seconds(delay), action: action)
        }
    }
}
