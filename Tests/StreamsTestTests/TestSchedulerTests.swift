import Foundation
import TestSupport
import Testing

@Suite(.noLeaks) struct TestSchedulerTests {
    let scheduler = TestScheduler(initialClock: 0)

    // MARK: Test runs

    @Test func startUsesTheDefaults() {
        #expect(TestScheduler.Defaults.created == 100)
        #expect(TestScheduler.Defaults.subscribed == 200)
        #expect(TestScheduler.Defaults.disposed == 1000)

        var ticks: [Int] = []
        let result = scheduler.start {
            ticks.append(scheduler.clock)
            return Observable<Int>.create { [scheduler] observer in
                observer.onNext(scheduler.clock)
                return Disposables.create { observer.onNext(0) }
            }
        }
        #expect(ticks == [100])
        #expect(result.events == [.next(200, 200)])
        #expect(scheduler.clock == 1000)
    }

    @Test func startTakesATimeToDispose() {
        let xs = scheduler.createHotObservable([.next(399, 1), .next(400, 2)])
        let result = scheduler.start(disposed: 400) { xs }
        #expect(result.events == [.next(399, 1), .next(400, 2)])
        #expect(xs.subscriptions == [Subscription(200, 400)])
    }

    @Test func startTakesAllTimes() {
        let xs = scheduler.createHotObservable([.next(149, 1), .next(151, 2), .next(161, 3)])
        let result = scheduler.start(created: 50, subscribed: 150, disposed: 160) {
            #expect(scheduler.clock == 50)
            return xs.map { $0 * 10 }
        }
        #expect(result.events == [.next(151, 20)])
        #expect(xs.subscriptions == [Subscription(150, 160)])
    }

    @Test(arguments: [
        (300, 200, 400, "did not subscribe: the sequence is created at 300, after the subscription at 200."),
        (100, 200, 150, "did not dispose: the disposal is at 150, before the subscription at 200."),
    ])
    func ticksInAnotherOrderFailTheTest(created: Int, subscribed: Int, disposed: Int, sentence: String) {
        let xs = scheduler.createHotObservable([.next(350, 1), .completed(500)])
        withKnownIssue {
            _ = scheduler.start(created: created, subscribed: subscribed, disposed: disposed) { xs }
        } matching: { issue in
            issue.text.contains(sentence)
        }
    }

    @Test func ticksMayBeEqual() {
        let result = scheduler.start(created: 7, subscribed: 7, disposed: 7) { Observable.just(1) }
        #expect(result.events == [.next(7, 1), .completed(7)])
    }

    @Test func ticksInThePastAreTheCurrentOne() {
        scheduler.sleep(500)
        let result = scheduler.start(created: 300, subscribed: 200, disposed: 100) { Observable.just(1) }
        #expect(result.events == [.next(500, 1), .completed(500)])
    }

    @Test func startingFromInsideWorkIsReported() {
        let (scheduler, creations, counts) = (TestScheduler(initialClock: 0), Counter(), Recorder<Int>())
        withKnownIssue {
            scheduler.scheduleAt(10) {
                let result = scheduler.start {
                    creations.increment()
                    return Observable.just(1)
                }
                scheduler.scheduleAt(2_000) { counts.record(result.events.count) }
            }
            scheduler.start()
        } matching: {
            "\($0)".contains("start(_:) was called from inside work that the same scheduler is running")
        }
        #expect(creations.value == 0)
        #expect(counts.values == [0])
    }

    @Test func startingWithoutASequenceFromInsideWorkHasNoEffect() {
        let scheduler = TestScheduler(initialClock: 0)
        scheduler.scheduleAt(10) { scheduler.start() }
        scheduler.start()
        #expect(scheduler.clock == 10)
    }

    @Test func operatorsMayUseTheSchedulerInTheirClosures() {
        let xs = scheduler.createHotObservable([.next(210, "a"), .next(220, "b")])
        let result = scheduler.start { [scheduler] in xs.map { "\($0)\(scheduler.clock)\(xs.subscriptions)" } }
        #expect(result.events == [.next(210, "a210[(200 : Infinity)]"), .next(220, "b220[(200 : Infinity)]")])
    }

    @Test @MainActor func stateOfTheMainActorMayBeUsedInATestRun() {
        @MainActor final class Presenter {
            let taps = PublishSubject<Int>()
            var count = 0
        }
        let scheduler = TestScheduler(initialClock: 0)
        let presenter = Presenter()
        scheduler.scheduleAt(300) {
            presenter.count += 1
            presenter.taps.onNext(presenter.count)
        }
        let result = scheduler.start { presenter.taps }
        #expect(result.events == [.next(300, 1)])
    }

    // MARK: Time

    @Test @MainActor func theProcessingDelayIsOneTick() {
        var ticks: [Int] = []
        scheduler.scheduleAt(200) {
            ticks.append(scheduler.clock)
            _ = scheduler.schedulePeriodic(0, startAfter: .seconds(0), period: .seconds(0)) { [scheduler] count in
                if count == 2 { scheduler.stop() }
                return count + 1
            }
        }
        scheduler.start()
        #expect(ticks == [200])
        #expect(scheduler.clock == 203)
    }

    @Test func withoutTheProcessingDelayNowIsNow() {
        let scheduler = TestScheduler(initialClock: 10, simulateProcessingDelay: false)
        #expect(scheduler.adjustScheduledTime(10) == 10)
        #expect(self.scheduler.adjustScheduledTime(0) == 1)
        #expect(self.scheduler.adjustScheduledTime(-5) == 1)
        #expect(self.scheduler.adjustScheduledTime(1) == 1)
    }

    @Test @MainActor func scheduleAtHasNoDelay() {
        var ticks: [Int] = []
        scheduler.scheduleAt(5) {
            scheduler.scheduleAt(5) { ticks.append(scheduler.clock) }
            scheduler.scheduleAt(3) { ticks.append(scheduler.clock) }
        }
        scheduler.start()
        #expect(ticks == [5, 5])
    }

    @Test(arguments: [(0.1, 3, 30), (1.0, 3, 3), (2.0, 3, 2), (2.0, 5, 3), (0.001, 2, 2_000)])
    func theResolutionIsTheLengthOfATick(resolution: Double, seconds: Int, ticks: Int) {
        let scheduler = TestScheduler(initialClock: 0, resolution: resolution)
        scheduler.sleep(1_000)
        _ = scheduler.scheduleRelative((), dueTime: .seconds(seconds)) { Disposables.create() }
        scheduler.start()
        #expect(scheduler.clock == 1_000 + ticks)
    }

    @Test func conversionsRoundHalfUp() {
        let scheduler = TestScheduler(initialClock: 0)
        for (milliseconds, expected) in [(1_499, 1), (1_500, 2), (2_500, 3), (2_501, 3)] {
            let begin = scheduler.clock
            _ = scheduler.scheduleRelative((), dueTime: .milliseconds(milliseconds)) { Disposables.create() }
            scheduler.start()
            #expect(scheduler.clock - begin == expected)
        }
    }

    @Test func nowIsTheClockInSeconds() {
        let scheduler = TestScheduler(initialClock: 20, resolution: 0.5)
        #expect(scheduler.now == Date(timeIntervalSince1970: 10))
    }

    private static let timed:
        [(String, @Sendable (Observable<Int>, any SchedulerType, (Int) -> RxTimeInterval) -> Observable<Int>)] = [
            ("0@205 1@208 2@211 3@214", { .timer($2(5), period: $2(3), scheduler: $1).take(until: $0.skip(2)) }),
            ("1@210 2@215 3@220", { $0.throttle($2(5), scheduler: $1) }),
            ("2@216 3@221", { $0.debounce($2(4), scheduler: $1) }),
            ("1@213 2@215 3@220", { $0.delay($2(3), scheduler: $1) }),
            (
                "2@216 3@217",
                {
                    let recent = ReplaySubject<Int>.create(window: $2(5), scheduler: $1)
                    _ = $0.take(3).subscribe(recent)
                    return recent.delaySubscription($2(16), scheduler: $1)
                }
            ),
            ("0@205 1@210 1@215 1@220 0@225", { $0.buffer(timeSpan: $2(5), count: 9, scheduler: $1).map(\.count) }),
        ]

    /// A date has steps of 0.1 microseconds.
    @Test(arguments: timed.indices, [1, 1e-3, 1e-6, 1e-9])
    func aTickMayBeShorterThanTheStepsOfADate(index: Int, resolution: Double) {
        let scheduler = TestScheduler(initialClock: 0, resolution: resolution)
        let source = scheduler.createHotObservable([.next(210, 1), .next(212, 2), .next(217, 3)])
        let result = scheduler.start(disposed: 228) { [scheduler] in
            Self.timed[index].1(source.asObservable(), scheduler) { .seconds(Double($0) * resolution) }
        }
        let events = result.events.compactMap { event in event.value.element.map { "\($0)@\(event.time)" } }
        #expect(events.joined(separator: " ") == Self.timed[index].0)
    }

    // MARK: Lifetimes

    @Test func aSchedulerThatNeverRunsIsFreed() {
        weak var scheduler: TestScheduler?
        do {
            let strong = TestScheduler(initialClock: 0)
            scheduler = strong
            _ = strong.createHotObservable([.next(210, 1)])
            _ = strong.createColdObservable([.next(210, 1)])
            _ = strong.hot("a--b")
        }
        #expect(scheduler == nil)
    }

    @Test func theDescriptionShowsTheClockAndWhatWaits() {
        _ = scheduler.createHotObservable([.next(210, 1), .completed(220)])
        #expect("\(scheduler)" == "TestScheduler at 0, 2 waiting: 210, 220")
    }
}
