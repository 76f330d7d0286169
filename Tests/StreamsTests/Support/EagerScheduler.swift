import Dispatch
import Foundation
import Streams

/// Does all work on a queue of its own, and before it returns from having been given it.
final class EagerScheduler: SchedulerType {
    private let queue = DispatchQueue(label: "eager")
    private let key = DispatchSpecificKey<Bool>()

    init() { queue.setSpecific(key: key, value: true) }

    /// Whether the caller runs on it.
    var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }

    var now: RxTime { Date() }

    func schedule<State: Sendable>(
        _ state: State, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        let done = DispatchSemaphore(value: 0)
        queue.async {
            _ = action(state)
            done.signal()
        }
        _ = done.arrives()
        return Disposables.create()
    }

    func scheduleRelative<State: Sendable>(
        _ state: State, dueTime: RxTimeInterval, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        schedule(state, action: action)
    }
}
