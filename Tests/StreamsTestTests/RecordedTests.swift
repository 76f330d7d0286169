import TestSupport
import Testing

@Suite(.noLeaks) struct RecordedTests {
    @Test func literalsWithLeadingDots() {
        let events: [Recorded<Event<Int>>] = [.next(1, 10), .completed(2), .error(3, TestError.first)]
        #expect(events[0] == Recorded(time: 1, value: .next(10)))
        #expect(events[1] == Recorded(time: 2, value: .completed))
        #expect(events[2] == Recorded(time: 3, value: .error(TestError.first)))
    }

    @Test func elementsOfOtherTypes() {
        let optionals: [Recorded<Event<Int?>>] = [.next(1, nil), .next(2, 3), .completed(4)]
        #expect(optionals.map(\.value.element) == [.some(nil), .some(3), nil])
        let none: [Recorded<Event<Never>>] = [.completed(4)]
        #expect(none == [.completed(4)])
        let typed = [Recorded.completed(1, Int.self), Recorded.error(2, TestError.first, Int.self)]
        #expect(typed == [.completed(1), .error(2, TestError.first)])
    }

    @Test func eventsMakesArrays() {
        let events = Recorded.events(.next(1, "a"), .completed(2))
        #expect(events == [.next(1, "a"), .completed(2)])
        #expect(Recorded.events([.next(1, "a"), .completed(2)]) == events)
    }

    @Test func equalityLooksAtTimeAndValue() {
        #expect(Recorded(time: 1, value: "a") == Recorded(time: 1, value: "a"))
        #expect(Recorded(time: 1, value: "a") != Recorded(time: 2, value: "a"))
        #expect(Recorded(time: 1, value: "a") != Recorded(time: 1, value: "b"))
    }

    @Test func descriptions() {
        #expect("\(Recorded.next(210, 1))" == "next(1) @ 210")
        #expect("\(Recorded.completed(220, Int.self))" == "completed @ 220")
        #expect("\(Recorded.error(230, TestError.first, Int.self))" == "error(first) @ 230")
        #expect("\(Recorded(time: 5, value: 7))" == "7 @ 5")
        #expect("\(Subscription(200, 1000))" == "(200 : 1000)")
        #expect("\(Subscription(200))" == "(200 : Infinity)")
    }

    /// Long literals are what tests of timing operators consist of: they must not slow the compiler down.
    @Test func longLiteralsTypeCheckQuickly() {
        let scheduler = TestScheduler(initialClock: 0)
        let xs = scheduler.createHotObservable([
            .next(201, 1), .next(202, 2), .next(203, 3), .next(204, 4), .next(205, 5), .next(206, 6), .next(207, 7),
            .next(208, 8), .next(209, 9), .next(210, 10), .next(211, 11), .next(212, 12), .next(213, 13),
            .next(214, 14), .next(215, 15), .next(216, 16), .next(217, 17), .next(218, 18), .next(219, 19),
            .next(220, 20), .error(221, TestError.second),
        ])
        let result = scheduler.start { xs.map { $0 * 10 } }
        #expect(
            result.events == [
                .next(201, 10), .next(202, 20), .next(203, 30), .next(204, 40), .next(205, 50), .next(206, 60),
                .next(207, 70), .next(208, 80), .next(209, 90), .next(210, 100), .next(211, 110), .next(212, 120),
                .next(213, 130), .next(214, 140), .next(215, 150), .next(216, 160), .next(217, 170), .next(218, 180),
                .next(219, 190), .next(220, 200), .error(221, TestError.second),
            ])
    }
}

@Suite(.noLeaks) struct SubscriptionTests {
    @Test func aSubscriptionThatLastsHasNoEnd() {
        #expect(Subscription(200).unsubscribe == Int.max)
        #expect(Subscription(200) == Subscription(200, Int.max))
        #expect(Set([Subscription(1, 2), Subscription(1, 2), Subscription(1)]).count == 2)
    }
}
