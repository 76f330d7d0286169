import TestSupport
import Testing

@Suite(.noLeaks) struct TestSchedulerMarblesTests {
    let scheduler = TestScheduler(initialClock: 0)

    // MARK: Hot sequences

    @Test func theFirstColumnIsTheTickAtWhichStartSubscribes() {
        let source = scheduler.hot("--a--(b|)")
        let result = scheduler.start { source }
        #expect(source.recordedEvents == [.next(202, "a"), .next(205, "b"), .completed(205)])
        #expect(result.events == [.next(202, "a"), .next(205, "b"), .completed(205)])
    }

    @Test func whoSubscribesAtTheFirstColumnReceivesWhatIsThere() {
        let source = scheduler.hot("(ab)-c")
        let other = scheduler.hot("d")
        let result = scheduler.start { Observable.merge(source.asObservable(), other.asObservable()) }
        #expect(result.events == [.next(200, "a"), .next(200, "b"), .next(200, "d"), .next(205, "c")])
    }

    @Test func whatComesBeforeTheSubscriptionPointIsLost() {
        let source = scheduler.hot("-a-(^b)--c")
        let result = scheduler.start { source }
        #expect(source.recordedEvents == [.next(198, "a"), .next(200, "b"), .next(206, "c")])
        #expect(result.events == [.next(200, "b"), .next(206, "c")])
    }

    @Test func theFirstColumnMayBeAnyTick() {
        let source = scheduler.hot("-a-^-b", from: 10)
        let first = scheduler.createObserver(String.self)
        _ = source.subscribe(first)
        scheduler.start()
        #expect(first.events == [.next(8, "a"), .next(12, "b")])
    }

    @Test func hotElementsAndErrors() {
        let numbers = scheduler.hot("-1-#", of: Int.self, error: TestError.first)
        #expect(numbers.recordedEvents == [.next(201, 1), .error(203, TestError.first)])
        let lists = scheduler.hot("-a-#", values: ["a": [1, 2]])
        #expect(lists.recordedEvents == [.next(201, [1, 2]), .error(203, MarbleFailure())])
    }

    // MARK: Cold sequences

    @Test func ticksOfAColdSequenceCountFromEachSubscription() {
        let source = scheduler.hot("--a---b--|")
        let answer = scheduler.cold("1-(2|)", of: Int.self)
        let result = scheduler.start { source.flatMap { _ in answer } }
        #expect(answer.recordedEvents == [.next(0, 1), .next(2, 2), .completed(2)])
        #expect(
            result.events == [
                .next(202, 1), .next(204, 2), .next(206, 1), .next(208, 2), .completed(209),
            ])
        #expect(answer.subscriptions == [Subscription(202, 204), Subscription(206, 208)])
    }

    @Test func coldElementsAndErrors() {
        #expect(
            scheduler.cold("-a-#", error: TestError.first).recordedEvents == [
                .next(1, "a"), .error(3, TestError.first),
            ])
        #expect(
            scheduler.cold("-a-#", values: ["a": [1, 2]]).recordedEvents == [
                .next(1, [1, 2]), .error(3, MarbleFailure()),
            ])
    }

    // MARK: Test runs

    @Test func aRunIsSubscribedToAsDrawn() {
        let source = scheduler.hot("      -a-b-c-d-|")
        let result = scheduler.start("    --^---!") { source }
        #expect(result.events == [.next(203, "b"), .next(205, "c")])
        #expect(source.subscriptions == [Subscription(202, 206)])
    }

    @Test func withoutAnEndASubscriptionLastsAsLongAsThatOfStart() {
        let source = scheduler.hot("a <799> b <0> c", from: 10)
        let result = scheduler.start("^", from: 10) { source }
        #expect(result.events == [.next(10, "a"), .next(810, "b")])
        #expect(source.subscriptions == [Subscription(10, 810)])
    }

    @Test func theSequenceIsMadeBeforeItIsSubscribedTo() {
        var ticks: [Int] = []
        func run(from zero: TestTime) {
            let scheduler = TestScheduler(initialClock: 0)
            _ = scheduler.start("-^-!", from: zero) {
                ticks.append(scheduler.clock)
                return Observable<Int>.never()
            }
        }
        run(from: 200)
        run(from: 50)
        #expect(ticks == [100, 51])
    }

    // MARK: Mistakes

    enum Mistake: String, CaseIterable, Codable {
        case unclosedGroup, subscriptionPointOfAColdSequence, hotSequenceInThePast, runWithoutASubscription

        func make() {
            let scheduler = TestScheduler(initialClock: 0)
            switch self {
            case .unclosedGroup: _ = scheduler.hot("--a--(b|")
            case .subscriptionPointOfAColdSequence: _ = scheduler.cold("-a-^-b")
            case .hotSequenceInThePast: _ = scheduler.hot("-a-^-b", from: 1)
            case .runWithoutASubscription: _ = scheduler.start("---!") { Observable<Int>.never() }
            }
        }

        var message: String {
            switch self {
            case .unclosedGroup:
                """
                Fatal error: The group that begins here is not closed. Write ) behind its last event.

                    --a--(b|
                         ^
                """
            case .subscriptionPointOfAColdSequence:
                """
                A cold sequence begins when it is subscribed to. Leave out the ^.

                    -a-^-b
                       ^
                """
            case .hotSequenceInThePast:
                """
                This is in the past: the clock shows 0 already.

                    -a-^-b
                     ^
                """
            case .runWithoutASubscription: "A subscription cannot end before its ^."
            }
        }
    }

    @Test(arguments: Mistake.allCases) func aMistakeStopsTheTest(mistake: Mistake) async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [mistake] in
            mistake.make()
        }
        let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(output.contains(mistake.message), "\(output)")
        #expect(output.contains("TestScheduler+MarblesTests.swift:"))
    }
}
