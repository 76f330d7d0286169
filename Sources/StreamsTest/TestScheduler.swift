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
/// It can be used in any isolation and in any task, but not by two threads at the same time. Misuse fails the test.
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
    /// The number of seconds per tick.
    let resolution: Double

    /// Creates a scheduler for a test.
    ///
    /// - Parameters:
    ///   - initialClock: The first tick of the clock.
    ///   - resolution: The number of seconds per tick.
    ///   - simulateProcessingDelay: Whether work that is scheduled for now runs one tick later.
    public init(initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true) {
        self.simulateProcessingDelay = simulateProcessingDelay
        self.resolution = resolution
        super.init(
            initialClock: initialClock, converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
        end = .max
        readSeconds = { Double($0.clock) * resolution }
        runTasks(on: self)
        reportMisuse(by: TestFailures.makeMisuseReport())
    }

    /// Returns the tick of work scheduled for `time`: at the earliest the next one if a processing delay is simulated.
    public override func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime {
        simulateProcessingDelay && time <= clock ? min(clock, .max - 1) + 1 : time
    }

    /// Runs `action` at a tick, in the isolation of the caller.
    ///
    /// Work that is scheduled on an actor runs only if that actor starts the scheduler.
    @preconcurrency public func scheduleAt(
        _ time: TestTime, @_inheritActorContext action: @escaping @Sendable @isolated(any) () -> Void
    ) {
        schedule(at: time, action: action)
    }

    // MARK: Sources and observers

    /// Creates a sequence that emits its events at their ticks to the observers that are subscribed then.
    ///
    /// At a tick, its events precede work that is scheduled later for that tick.
    @preconcurrency public func createHotObservable<Element: Sendable>(
        _ events: [Recorded<Event<Element>>]
    ) -> TestableObservable<Element> {
        .hot(events, on: self)
    }

    /// Creates a sequence that emits its events to each observer, at ticks relative to the subscription.
    @preconcurrency public func createColdObservable<Element: Sendable>(
        _ events: [Recorded<Event<Element>>]
    ) -> TestableObservable<Element> {
        .cold(events, on: self)
    }

    /// Creates an observer that records the events it receives with their ticks.
    @preconcurrency public func createObserver<Element: Sendable>(_: Element.Type) -> TestableObserver<Element> {
        TestableObserver(scheduler: self)
    }

    // MARK: Test runs

    /// Creates a sequence, subscribes and disposes at the given ticks, and runs all scheduled work.
    ///
    /// Ticks may be equal; a tick in the past is the current one. If a tick is earlier than the one before it, the test
    /// fails: the run does not subscribe, or does not dispose. A call from inside the work of a run is reported and has no
    /// effect.
    ///
    /// - Returns: The observer that was subscribed.
    @preconcurrency public func start<Element: Sendable, OutputSequence>(
        created: TestTime, subscribed: TestTime, disposed: TestTime, isolation: isolated (any Actor)? = #isolation,
        create: @escaping () -> OutputSequence
    ) -> TestableObserver<Element>
    where OutputSequence: ObservableConvertibleType, Element == OutputSequence.Element {
        let observer = createObserver(Element.self)
        if isRunningCaller {
            reportMisuse(
                """
                start(_:) was called from inside work that the same scheduler is running, so its observer receives no \
                events. Subscribe an observer of createObserver(_:) in that work instead.
                """)
            return observer
        }
        reportOrder(created: created, subscribed: subscribed, disposed: disposed)
        var source: OutputSequence?
        let subscription = Lock<(any Disposable)?>(nil)
        scheduleInNextRun(at: created) { source = create() }
        scheduleInNextRun(at: subscribed) {
            let new = source?.asObservable().subscribe(observer)
            subscription.withLock { $0 = new }
        }
        scheduleAt(disposed) { subscription.value?.dispose() }
        start(isolation: isolation)
        return observer
    }

    private func reportOrder(created: TestTime, subscribed: TestTime, disposed: TestTime) {
        let beginning = max(subscribed, clock)
        if created > beginning {
            reportMisuse(
                """
                TestScheduler.start did not subscribe: the sequence is created at \(created), after the subscription \
                at \(subscribed). Create the sequence at the tick of the subscription or earlier.
                """)
        }
        if max(disposed, clock) < beginning {
            reportMisuse(
                """
                TestScheduler.start did not dispose: the disposal is at \(disposed), before the subscription at \
                \(subscribed). Dispose at the tick of the subscription or later.
                """)
        }
    }

    /// Creates a sequence at 100, subscribes at 200, disposes the subscription at a given tick, and runs all scheduled
    /// work.
    ///
    /// - Returns: The observer that was subscribed.
    @preconcurrency public func start<Element: Sendable, OutputSequence>(
        disposed: TestTime, isolation: isolated (any Actor)? = #isolation, create: @escaping () -> OutputSequence
    ) -> TestableObserver<Element>
    where OutputSequence: ObservableConvertibleType, Element == OutputSequence.Element {
        start(
            created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed,
            isolation: isolation, create: create)
    }

    /// Creates a sequence at 100, subscribes at 200, disposes the subscription at 1000, and runs all scheduled work.
    ///
    /// - Returns: The observer that was subscribed.
    @preconcurrency public func start<Element: Sendable, OutputSequence>(
        isolation: isolated (any Actor)? = #isolation, _ create: @escaping () -> OutputSequence
    ) -> TestableObserver<Element>
    where OutputSequence: ObservableConvertibleType, Element == OutputSequence.Element {
        start(disposed: Defaults.disposed, isolation: isolation, create: create)
    }
}
