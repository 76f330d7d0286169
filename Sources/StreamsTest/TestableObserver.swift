import Streams

/// An observer that records the events it receives with their ticks.
///
/// Events can come from any thread; each is recorded with the tick that the clock shows then.
public final class TestableObserver<Element>: ObserverType, Sendable {
    private let scheduler: TestScheduler
    private let recorded = Lock(UncheckedSendable<[Recorded<Event<Element>>]>([]))

    init(scheduler: TestScheduler) { self.scheduler = scheduler }

    /// The events received so far.
    public var events: [Recorded<Event<Element>>] { recorded.value.value }

    /// Records an event.
    public func on(_ event: Event<Element>) {
        let event = Recorded(time: scheduler.clock, value: event)
        recorded.withLock { $0.value.append(event) }
    }
}
