import Foundation
import Streams
import StreamsInspector
import StreamsTest
import Testing

/// The ticks, counts and durations of `StreamsTest`.
enum TestingRows {
    static let rows = recorded + runs + marbles + others

    // MARK: Recorded events

    private static let recorded = played + subscriptions

    /// An event is played by a hot sequence and by a cold one, both subscribed to at tick 0.
    private static func played(
        _ name: String, _ result: String, _ event: @escaping @Sendable (TestTime) -> Recorded<Event<Int>>
    ) -> ArgumentRow {
        .number(name, belowZero: .same(.zero), zero: .result(result), largest: .result("nothing")) { tick, _ in
            let scheduler = TestScheduler(initialClock: 0)
            let (hot, cold) = (
                scheduler.createHotObservable([event(tick)]), scheduler.createColdObservable([event(tick)])
            )
            let observer = scheduler.createObserver(Int.self)
            let bag = DisposeBag()
            hot.subscribe(observer).disposed(by: bag)
            cold.subscribe(observer).disposed(by: bag)
            scheduler.start()
            let text = observer.events.map { "\($0)" }.joined(separator: " ")
            return text.isEmpty ? "nothing" : text
        }
    }

    private static let played: [ArgumentRow] = [
        played("Recorded.init(time:value:)/time", "next(1) @ 0 next(1) @ 0") { Recorded(time: $0, value: .next(1)) },
        played("Recorded.next(_:_:)/time", "next(1) @ 0 next(1) @ 0") { .next($0, 1) },
        played("Recorded.completed(_:_:)/time", "completed @ 0 completed @ 0") { .completed($0) },
        played(
            "Recorded.error(_:_:_:)/time",
            "error(the sequence did not answer in time) @ 0 error(the sequence did not answer in time) @ 0"
        ) { .error($0, RxError.timeout) },
    ]

    private static let subscriptions: [ArgumentRow] = [
        drawn("Subscription.init(_:)/subscribe") { Subscription($0) },
        drawn("Subscription.init(_:_:)/subscribe") { Subscription($0, .max) },
        drawn("Subscription.init(_:_:)/unsubscribe") { Subscription(0, $0) },
    ]

    /// A subscription is data; its drawing has to be possible.
    private static func drawn(
        _ name: String, _ make: @escaping @Sendable (TestTime) -> Subscription
    ) -> ArgumentRow {
        .number(name, belowZero: .result("is kept"), zero: .same(.belowZero), largest: .same(.belowZero)) { tick, _ in
            let subscription = make(tick)
            let events = [Recorded.next(tick, "a"), Recorded.next(0, "b")]
            let chart = MarbleChart([.stream(events)], from: subscription.subscribe)
            _ = chart.description + chart.svg
            return [subscription.subscribe, subscription.unsubscribe].contains(tick) ? "is kept" : "\(subscription)"
        }
    }

    // MARK: Runs

    private static let runs: [ArgumentRow] = [
        .number(
            "TestScheduler.start(created:subscribed:disposed:isolation:create:)/created", belowZero: .same(.zero),
            zero: .result("next(1) @ 200 completed @ 200"), largest: .result("fails the test")
        ) { tick, _ in run { $0.start(created: tick, subscribed: 200, disposed: 400) { source } } },
        .number(
            "TestScheduler.start(created:subscribed:disposed:isolation:create:)/subscribed", belowZero: .same(.zero),
            zero: .result("next(1) @ 0 completed @ 0"), largest: .result("fails the test")
        ) { tick, _ in run { $0.start(created: 0, subscribed: tick, disposed: 400) { source } } },
        .number(
            "TestScheduler.start(created:subscribed:disposed:isolation:create:)/disposed", belowZero: .same(.zero),
            zero: .result("next(1) @ 0 completed @ 0"), largest: .result("next(1) @ 0 completed @ 0")
        ) { tick, _ in run { $0.start(created: 0, subscribed: 0, disposed: tick) { source } } },
        .number(
            "TestScheduler.start(disposed:isolation:create:)/disposed", belowZero: .same(.zero),
            zero: .result("fails the test"), largest: .result("next(1) @ 200 completed @ 200")
        ) { tick, _ in run { $0.start(disposed: tick) { source } } },
        .number(
            "TestScheduler.start(_:from:file:line:isolation:create:)/zero", belowZero: .same(.zero),
            zero: .result("next(1) @ 0 completed @ 0"), largest: .result("nothing")
        ) { tick, _ in run { $0.start("^--!", from: tick) { source } } },
        .number(
            "TestScheduler.hot(_:of:error:from:file:line:)/zero",
            belowZero: .error("This is in the past: the clock shows 0 already."), zero: .result("next(1) @ 0"),
            largest: .result("nothing")
        ) { tick, _ in
            run { scheduler in
                let hot = scheduler.hot("1", of: Int.self, from: tick)
                return scheduler.start(created: 0, subscribed: 0, disposed: 400) { hot }
            }
        },
        .number(
            "TestScheduler.hot(_:values:error:from:file:line:)/zero",
            belowZero: .error("This is in the past: the clock shows 0 already."), zero: .result("next(1) @ 0"),
            largest: .result("nothing")
        ) { tick, _ in
            run { scheduler in
                let hot = scheduler.hot("1", values: ["1": 1], from: tick)
                return scheduler.start(created: 0, subscribed: 0, disposed: 400) { hot }
            }
        },
    ]

    private static var source: Observable<Int> { .just(1) }

    @MainActor private static func run(_ start: (TestScheduler) -> TestableObserver<Int>) -> String {
        var events = ""
        let fails = Lock(false)
        withKnownIssue(isIntermittent: true) {
            events = start(TestScheduler(initialClock: 0)).events.map { "\($0)" }.joined(separator: " ")
        } matching: { issue in
            let isMisuse = "\(issue)".contains("TestScheduler.start did not")
            if isMisuse { fails.withLock { $0 = true } }
            return isMisuse
        }
        if fails.value { return "fails the test" }
        return events.isEmpty ? "nothing" : events
    }

    // MARK: Marbles

    private static let marbles = expectations + parsed

    /// Nothing happened, and nothing is expected, at any tick.
    private static func expectation(
        _ name: String, _ expect: @escaping @MainActor @Sendable (TestTime, TestScheduler) -> Void
    ) -> ArgumentRow {
        .number(name, belowZero: .result("passes"), zero: .result("passes"), largest: .result("passes")) { tick, _ in
            expect(tick, TestScheduler(initialClock: 0))
            return "passes"
        }
    }

    private static let expectations: [ArgumentRow] = [
        expectation("TestableObserver.expect(_:values:error:from:fileID:filePath:line:column:)/zero") {
            $1.createObserver(String.self).expect("-", from: $0)
        },
        expectation("TestableObserver.expect(_:values:error:from:sourceLocation:)/zero") {
            $1.createObserver(String.self).expect("-", from: $0)
        },
        expectation("TestableObservable.expectSubscriptions(_:from:fileID:filePath:line:column:)/zero") {
            $1.cold("-").expectSubscriptions(from: $0)
        },
        expectation("TestableObservable.expectSubscriptions(_:from:sourceLocation:)/zero") {
            $1.cold("-").expectSubscriptions(from: $0)
        },
        expectation("StreamsTest.XCTAssertMarbles(_:_:values:error:from:file:line:)/zero") {
            XCTAssertMarbles($1.createObserver(String.self), "-", from: $0)
        },
        expectation("StreamsTest.XCTAssertSubscriptions(_:_:from:file:line:)/zero") {
            XCTAssertSubscriptions($1.cold("-"), from: $0)
        },
    ]

    private static func parsed(
        _ name: String, _ ticks: @escaping @Sendable (MarbleDiagram, TestTime) throws -> [TestTime]
    ) -> ArgumentRow {
        .number(name, belowZero: .result("is the first tick"), zero: .same(.belowZero), largest: .same(.belowZero)) {
            tick, _ in
            let diagram = try? MarbleDiagram(name.hasPrefix("MarbleDiagram.events") ? "1-<30>2" : "^-<30>!")
            let ticks = try? ticks(diagram!, tick)
            guard let first = ticks?.first, let last = ticks?.last else { return "fails" }
            return first == tick && last >= first ? "is the first tick" : "\(first) \(last)"
        }
    }

    private static let parsed: [ArgumentRow] = [
        parsed("MarbleDiagram.events(of:error:from:)/zero") { try $0.events(of: Int.self, from: $1).map(\.time) },
        parsed("MarbleDiagram.events(values:error:from:)/zero") {
            try $0.events(values: ["1": 1, "2": 2], from: $1).map(\.time)
        },
        parsed("MarbleDiagram.subscription(from:)/zero") {
            let subscription = try $0.subscription(from: $1)
            return [subscription.subscribe, subscription.unsubscribe]
        },
        .number(
            "MarbleChart.init(_:from:)/zero", belowZero: .result("is drawn"), zero: .same(.belowZero),
            largest: .same(.belowZero)
        ) { tick, _ in
            let scheduler = TestScheduler(initialClock: 0)
            let cold = scheduler.createColdObservable([.next(.min, 1), .next(0, 2), .next(.max, 3)])
            let chart = MarbleChart([.stream(cold)], from: tick)
            return (chart.description + chart.svg).isEmpty ? "is empty" : "is drawn"
        },
        .number(
            "MarbleChart.init(_:tick:names:)/tick", belowZero: .same(.zero),
            zero: .error("MarbleChart needs a tick that is longer than zero."), largest: .result("is drawn")
        ) { count, _ in
            let chart = MarbleChart(Inspector().recording, tick: .milliseconds(count))
            return chart.svg.isEmpty ? "is empty" : "is drawn"
        },
    ]

    // MARK: Others

    private static let bound = "exploreInterleavings needs bounds that are not negative, and a limit above zero."

    private static func exploration(
        _ name: String, zero: ArgumentOutcome, _ explore: @escaping @Sendable (Int) throws -> Exploration
    ) -> ArgumentRow {
        .number(
            "StreamsTest.exploreInterleavings(preemptions:limit:random:seed:replay:_:)/\(name)",
            belowZero: .error(bound), zero: zero, largest: .result("explores")
        ) { number, _ in
            // As many random runs as that would not end.
            if canExploreInterleavings, name == "random", number == .max { return "explores" }
            do { _ = try explore(number) } catch is InterleavingsUnavailable {} catch { return "\(error)" }
            return "explores"
        }
    }

    private static let others: [ArgumentRow] = [
        exploration("preemptions", zero: .result("explores")) {
            try exploreInterleavings(preemptions: $0, random: 1) { _ in }
        },
        exploration("limit", zero: .same(.belowZero)) { try exploreInterleavings(limit: $0) { _ in } },
        exploration("random", zero: .result("explores")) { try exploreInterleavings(random: $0) { _ in } },
        .number(
            "LeakTrait.init(patience:)/patience", of: Int64.self, belowZero: .same(.zero),
            zero: .result("does not wait without need"), largest: .same(.zero)
        ) { seconds, _ in
            _ = LeakTrait(patience: .seconds(seconds))
            return await LeakLedger().settles(within: .seconds(seconds)) ? "does not wait without need" : "waits"
        },
        .seconds(
            "ObservableConvertibleType.toBlocking(timeout:)/timeout", belowZero: .same(.zero),
            zero: .result("fails at once"), largest: .result("waits"), infinite: .result("waits"),
            notANumber: .same(.zero)
        ) { seconds, _ in
            switch Observable.just(1).toBlocking(timeout: seconds).materialize() {
            case .completed: "waits"
            case .failed: "fails at once"
            }
        },
    ]
}
