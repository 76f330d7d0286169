import Dispatch
import Streams

/// Runs that involve several threads.
extension OperatorRun {
    /// Subscribes on another thread, which then drives the sources and the scheduler: a few elements, then completion.
    ///
    /// - Parameters:
    ///   - onSubscribed: Called on the thread when there is a subscription to dispose.
    ///   - finally: Called on the thread at the end.
    func playOnThread(
        _ scheduler: ManualScheduler, onSubscribed: @escaping @Sendable () -> Void,
        finally: @escaping @Sendable () -> Void
    ) -> DispatchSemaphore {
        guard let result else { return DispatchSemaphore(value: 1) }
        let (sources, subscription, observer) = (sources, subscription, observer)
        return onAnotherThread {
            // As work of the thread, so that synchronous sources wait until there is a subscription to dispose.
            _ = CurrentThreadScheduler.instance.schedule(()) {
                subscription.setDisposable(result.subscribe(observer))
                onSubscribed()
                return Disposables.create()
            }
            for element in 1...4 {
                for source in sources { source.send(.next(element)) }
                scheduler.runAll()
            }
            for source in sources { source.send(.completed) }
            for _ in 1...4 { scheduler.runAll() }
            finally()
        }
    }

    /// Creates a run in which `caller` calls from another thread whenever client code runs.
    convenience init(
        _ candidate: OperatorUnderTest, on scheduler: ManualScheduler, with caller: ConcurrentCaller
    ) {
        self.init(candidate, on: scheduler)
        calls.onRecord { caller.call(during: "a closure") }
        observer.onEvent { _ in caller.call(during: "an event") }
        liveElements.onRelease { caller.call(during: "the deinit of an element") }
        for source in sources { source.onDispose { caller.call(during: "a teardown") } }
    }

    /// Subscribes, and drives the sources and the scheduler on this thread: a few elements, then `last`.
    func play(_ scheduler: ManualScheduler, with caller: ConcurrentCaller, last: Event<Int> = .completed) {
        subscribe()
        for event in (1...4).map(Event.next) + [last] {
            for (index, source) in sources.enumerated() {
                caller.sender = index
                source.send(event)
            }
            caller.sender = nil
            scheduler.runAll()
        }
        for _ in 1...4 { scheduler.runAll() }
        dispose()
        scheduler.runAll()
    }
}
