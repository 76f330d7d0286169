import Dispatch
import Streams
import TestSupport

/// Threads that a law waits for, though not for ever.
enum Crew {
    /// Runs `body` on another thread; false when it is stuck.
    static func run(_ body: @escaping @Sendable () -> Void) -> Bool { onAnotherThread(body).arrives }

    /// Runs each body on a thread of its own, all at the same time; false when one is stuck.
    static func runAll(_ bodies: [@Sendable () -> Void]) -> Bool { bodies.map(onAnotherThread).allSatisfy(\.arrives) }
}

extension DispatchSemaphore {
    /// Whether a signal comes before a time that only a hang reaches.
    var arrives: Bool { wait(timeout: .now() + 30) == .success }
}

extension Stage {
    /// Subscribes on another thread, which then plays the sources and the scheduler: a few elements, then the end.
    ///
    /// - Parameters:
    ///   - onSubscribed: called there when there is something to dispose.
    ///   - finally: called there at the end.
    func performElsewhere(
        _ scheduler: HandScheduler, onSubscribed: @escaping @Sendable () -> Void,
        finally: @escaping @Sendable () -> Void
    ) -> DispatchSemaphore {
        guard let result else { return DispatchSemaphore(value: 1) }
        let (probes, subscription, witness) = (probes, subscription, witness)
        return onAnotherThread {
            // As work of the thread, so that what synchronous sources send waits until there is something to dispose.
            _ = CurrentThreadScheduler.instance.schedule(()) {
                subscription.setDisposable(result.subscribe(witness))
                onSubscribed()
                return Disposables.create()
            }
            for element in 1...4 {
                for probe in probes { probe.send(.next(element)) }
                scheduler.runAll()
            }
            for probe in probes { probe.send(.completed) }
            for _ in 1...4 { scheduler.runAll() }
            finally()
        }
    }
}
