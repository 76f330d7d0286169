import Streams

/// An observer that records what it receives, and when.
///
/// Events may come from any thread; each is recorded with what the clock shows then.
public final class TestableObserver<Element>: ObserverType, Sendable {
    private let scheduler: TestScheduler
    private let recorded = Guarded(Handed<[Recorded<Event<Element>>]>([]))

    init(scheduler: TestScheduler) { self.scheduler = scheduler }

    /// What was received so far.
    public var events: [Recorded<Event<Element>>] { recorded.withLock { $0 }.value }

    /// Records an event.
    public func on(_ event: Event<Element>) {
        let event = Recorded(time: scheduler.clock, value: event)
        recorded.withLock { $0.value.append(event) }
    }
}

/// A value that is kept on one thread and looked at on another although its type does not say that it may.
///
/// Sendable by contract: elements travel with the events of their sequence, which are serial, and a test looks at what
/// was recorded after the events that it waits for.
private struct Handed<Value>: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
}
