import Streams
import StreamsTest

/// A scheduler whose work runs when a law says so.
package protocol ControlledScheduler: SchedulerType {
    /// Runs the work that is due soon.
    func settle()
}

extension ControlledScheduler {
    package func schedule<State: Sendable>(
        _ state: State, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        scheduleRelative(state, dueTime: .nanoseconds(0), action: action)
    }
}

extension TestScheduler: ControlledScheduler {
    package func settle() { advanceTo(clock + 20) }
}

extension ManualScheduler: ControlledScheduler {
    package func settle() { runAll() }
}

extension LateScheduler: ControlledScheduler {
    func settle() { clock.settle() }
}

extension InterruptedScheduler: ControlledScheduler where Base: ControlledScheduler {
    package func settle() { base.settle() }
}

extension UnfairScheduler: ControlledScheduler {
    func settle() { runAll() }
}

extension ShiftedScheduler: ControlledScheduler where Base: ControlledScheduler {
    package func settle() { base.settle() }
}

extension ConcurrentDispatchQueueScheduler: ControlledScheduler {
    package func settle() {}
}

extension DoublingScheduler: ControlledScheduler {
    func settle() { _ = runAll() }
}
