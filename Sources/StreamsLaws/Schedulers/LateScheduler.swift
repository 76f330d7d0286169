import Streams
import StreamsTest

/// A scheduler that runs all work later than scheduled.
package final class LateScheduler: SchedulerType, Sendable {
    package let clock: TestScheduler
    private let delay: Int

    package init(_ clock: TestScheduler, by delay: Int) {
        self.clock = clock
        self.delay = delay
    }

    package var now: RxTime { clock.now }

    package func scheduleRelative<State: Sendable>(
        _ state: State, dueTime: RxTimeInterval, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        let (clock, delay) = (clock, delay)
        return clock.scheduleRelative(state, dueTime: dueTime) { state in
            clock.scheduleRelative(state, dueTime: .seconds(delay), action: action)
        }
    }
}
