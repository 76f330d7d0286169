import Foundation
import Streams

/// A scheduler whose `now` is a time of day that is set forward and back.
///
/// With `measuresElapsedTime` it has a clock for elapsed time as well; otherwise it is like a scheduler of a client that
/// knows only `now`.
package final class ShiftedScheduler<Base: SchedulerType & Sendable>: SchedulerType {
    let base: Base
    private let measuresElapsedTime: Bool
    private let shift = Lock<TimeInterval>(0)

    package init(_ base: Base, measuresElapsedTime: Bool) {
        self.base = base
        self.measuresElapsedTime = measuresElapsedTime
    }

    /// Sets the time of day forward, or back if `seconds` is negative.
    package func setClock(by seconds: TimeInterval) { shift.withLock { $0 += seconds } }

    package var now: RxTime { base.now + shift.value }

    package var monotonicTime: Double { (measuresElapsedTime ? base.now : now).timeIntervalSinceReferenceDate }

    package func schedule<State: Sendable>(
        _ state: State, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable { base.schedule(state, action: action) }

    package func scheduleRelative<State: Sendable>(
        _ state: State, dueTime: RxTimeInterval, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable { base.scheduleRelative(state, dueTime: dueTime, action: action) }
}
