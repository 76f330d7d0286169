import Streams

/// A virtual clock for tests that plays recorded events and records the events that observers receive.
///
///     let scheduler = TestScheduler(initialClock: 0)
///     let numbers = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
///
///     let result = scheduler.start { numbers.map { $0 * 10 } }
///
///     #expect(result.events == [.next(210, 10), .next(220, 20), .completed(230)])
///     #expect(numbers.subscriptions == [Subscription(200, 230)])
///
/// It belongs to the thread that created it, like every virtual clock.
///
/// Sendable for the same reason as `VirtualTimeScheduler`: its own state is immutable.
public class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter>, @unchecked Sendable {
    /// The default ticks of a test run.
    public enum Defaults {
        /// The tick at which the sequence is created.
        public static let created = 100
        /// The tick of the subscription.
        public static let subscribed = 200
        /// The tick at which the subscription is disposed.
        public static let disposed = 1000
    }

    private let simulateProcessingDelay: Bool

    /// Creates a scheduler for a test.
    ///
    /// - Parameters:
    ///   - initialClock: The first tick of the clock.
    ///   - resolution: The number of seconds per tick.
    ///   - simulateProcessingDelay: Whether work that is scheduled for now runs one tick later.
    public init(initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true) {
        self.simulateProcessingDelay = simulateProcessingDelay
        super.init(
            initialClock: initialClock, converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
    }

    /// Returns the tick of work scheduled for `time`: at the earliest the next one if a processing delay is simulated.
    public override func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime {
        simulateProcessingDelay && time <= clock ? clock + 1 : time
    }

    /// Runs `action` at a tick.
    public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
        _ = scheduleAbsoluteVirtual((), time: time) {
            action()
            return Disposables.create()
        }
    }

    // MARK: Sources and observers

    /// Creates a sequence that emits its events at their ticks to the observers that are subscribed then.
    ///
    /// At a tick, its events precede work that is scheduled later for that tick.
    public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
        .hot(events, on: self)
    }

    /// Creates a sequence that emits its events to each observer, at ticks relative to the subscription.
    public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
        .cold(events, on: self)
    }

    /// Creates an observer that records the events it receives with their ticks.
    public func createObserver<Element>(_: Element.Type) -> TestableObserver<Element> {
        TestableObserver(scheduler: self)
    }

    // MARK: Test runs

    /// Creates a sequence, subscribes and disposes at the given ticks, and runs all scheduled work.
    ///
    /// - Returns: The observer that was subscribed.
    public func start<Element, OutputSequence>(
        created: TestTime, subscribed: TestTime, disposed: TestTime, create: @escaping () -> OutputSequence
    ) -> TestableObserver<Element>
    where OutputSequence: ObservableConvertibleType, Element == OutputSequence.Element {
        let observer = createObserver(Element.self)
        var source: OutputSequence?
        var subscription: (any Disposable)?
        scheduleAt(created) { source = create() }
        scheduleAt(subscribed) { subscription = source?.asObservable().subscribe(observer) }
        scheduleAt(disposed) { subscription?.dispose() }
        start()
        return observer
    }

    /// Creates a sequence at 100, subscribes at 200, disposes the subscription at a given tick, and runs all scheduled
    /// work.
    ///
    /// - Returns: The observer that was subscribed.
    public func start<Element, OutputSequence>(
        disposed: TestTime, create: @escaping () -> OutputSequence
    ) -> TestableObserver<Element>
    where OutputSequence: ObservableConvertibleType, Element == OutputSequence.Element {
        start(created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed, create: create)
    }

    /// Creates a sequence at 100, subscribes at 200, disposes the subscription at 1000, and runs all scheduled work.
    ///
    /// - Returns: The observer that was subscribed.
    public func start<Element, OutputSequence>(
        _ create: @escaping () -> OutputSequence
    ) -> TestableObserver<Element>
    where OutputSequence: ObservableConvertibleType, Element == OutputSequence.Element {
        start(disposed: Defaults.disposed, create: create)
    }
}
