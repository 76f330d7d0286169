import Streams

/// A virtual clock for tests: plays recorded events, and records what comes out.
///
///     let scheduler = TestScheduler(initialClock: 0)
///     let numbers = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
///
///     let result = scheduler.start { numbers.map { $0 * 10 } }
///
///     #expect(result.events == [.next(210, 10), .next(220, 20), .completed(230)])
///     #expect(numbers.subscriptions == [Subscription(200, 230)])
///
/// It belongs to the thread that made it, like every virtual clock.
///
/// Sendable for the reason `VirtualTimeScheduler` is: what it adds never changes.
public class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter>, @unchecked Sendable {
    /// When a test run does what, unless it says otherwise.
    public enum Defaults {
        /// When the sequence is made.
        public static let created = 100
        /// When it is subscribed to.
        public static let subscribed = 200
        /// When the subscription is disposed.
        public static let disposed = 1000
    }

    private let simulateProcessingDelay: Bool

    /// A scheduler for a test.
    ///
    /// - Parameters:
    ///   - initialClock: what its clock shows at first.
    ///   - resolution: the seconds of one tick.
    ///   - simulateProcessingDelay: whether work that an operator schedules for now is done one tick later.
    public init(initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true) {
        self.simulateProcessingDelay = simulateProcessingDelay
        super.init(
            initialClock: initialClock, converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
    }

    /// The time at which work that an operator asks for at `time` is done: the next tick at the earliest, when a
    /// processing delay is simulated.
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

    /// A sequence that sends its events at their ticks, to whoever is subscribed then.
    ///
    /// Its events come before anything else that is scheduled later for the same tick.
    public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
        .hot(events, on: self)
    }

    /// A sequence that sends its events to each observer, at ticks counted from its subscription.
    public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
        .cold(events, on: self)
    }

    /// An observer that records what it receives, and when.
    public func createObserver<Element>(_: Element.Type) -> TestableObserver<Element> {
        TestableObserver(scheduler: self)
    }

    // MARK: Test runs

    /// Makes a sequence, subscribes to it and disposes the subscription at the given ticks, and does all work.
    ///
    /// - Returns: the observer that was subscribed.
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

    /// Makes a sequence at 100, subscribes to it at 200, disposes the subscription at a given tick, and does all work.
    ///
    /// - Returns: the observer that was subscribed.
    public func start<Element, OutputSequence>(
        disposed: TestTime, create: @escaping () -> OutputSequence
    ) -> TestableObserver<Element>
    where OutputSequence: ObservableConvertibleType, Element == OutputSequence.Element {
        start(created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed, create: create)
    }

    /// Makes a sequence at 100, subscribes to it at 200, disposes the subscription at 1000, and does all work.
    ///
    /// - Returns: the observer that was subscribed.
    public func start<Element, OutputSequence>(
        _ create: @escaping () -> OutputSequence
    ) -> TestableObserver<Element>
    where OutputSequence: ObservableConvertibleType, Element == OutputSequence.Element {
        start(disposed: Defaults.disposed, create: create)
    }
}
