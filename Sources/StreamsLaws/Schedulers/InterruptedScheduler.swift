import Foundation
import Streams

/// A scheduler whose work is interrupted when it has begun, and is too late to be canceled: what another thread may do
/// then happens on this one.
package final class InterruptedScheduler<Base: SchedulerType & Sendable>: SchedulerType {
    package let base: Base
    private let interruption = Lock<(@Sendable () -> Void)?>(nil)

    package init(_ base: Base) { self.base = base }

    package var now: RxTime { base.now }

    /// Calls `body` in each work that begins from now on, before that does anything.
    package func interrupt(_ body: @escaping @Sendable () -> Void) { interruption.replace(by: body) }

    package func schedule<State: Sendable>(
        _ state: State, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        base.schedule(state, action: interrupted(action))
    }

    package func scheduleRelative<State: Sendable>(
        _ state: State, dueTime: RxTimeInterval, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        base.scheduleRelative(state, dueTime: dueTime, action: interrupted(action))
    }

    private func interrupted<State>(
        _ action: @escaping @Sendable (State) -> any Disposable
    ) -> @Sendable (State) -> any Disposable {
        { [self] state in
            interruption.value?()
            return action(state)
        }
    }
}
