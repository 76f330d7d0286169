import Streams

/// An observer that records what it receives, and when.
///
/// Events may come from any thread; each is recorded with what the clock shows then.
public final class TestableObserver<Element>: ObserverType, Sendable {
    private let scheduler: TestScheduler
    private let recorded = Lock(Handed<[Recorded<Event<Element>>]>([]))

    init(scheduler: TestScheduler) { self.scheduler = scheduler }

    /// What was received so far.
    public var events: [Recorded<Event<Element>>] { recorded.withLock { $0 }.value }

    /// Records an event.
    public func on(_ event: Event<Element>) {
        let event = Recorded(time: scheduler.clock, value: event)
        recorded.withLock { $0.value.append(event) }
    }
}
