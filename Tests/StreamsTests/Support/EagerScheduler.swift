import Dispatch
import Foundation
import TestSupport

/// Does work on a queue of its own, and before it returns from having been given it; after so many pieces it keeps the
/// rest until it is told to go on.
final class EagerScheduler: SchedulerType {
    private let queue = DispatchQueue(label: "eager")
    private let key = DispatchSpecificKey<Bool>()

    private let eagerPieces: Int
    private let pieces = Counter()
    private let rest = ManualScheduler()

    init(eagerPieces: Int = .max) {
        self.eagerPieces = eagerPieces
        queue.setSpecific(key: key, value: true)
    }

    /// Does what it has kept.
    func goOn() { rest.runAll() }

    /// Whether the caller runs on it.
    var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }

    var now: RxTime { Date() }

    func schedule<State: Sendable>(
        _ state: State, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        guard pieces.increment() <= eagerPieces else { return rest.schedule(state, action: action) }
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
