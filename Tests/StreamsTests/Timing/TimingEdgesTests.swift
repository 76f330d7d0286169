import TestSupport
import Testing

@Suite(.noLeaks) struct TimingEdgesTests {
    private let scheduler = TestScheduler(initialClock: 0)
    private let dropped = Recorder<Int>()

    private func source(_ end: Recorded<Event<Int>>) -> TestableObservable<Int> {
        scheduler.createHotObservable([
            .next(210, 1), .next(220, 2), .next(230, 3), .next(300, 4), .next(360, 5), .next(370, 6), end,
        ])
    }

    @Test(
        arguments: [
            (.leading, [.next(210, 1), .next(300, 4), .next(360, 5), .completed(380)], [2, 3, 6]),
            (.trailing, [.next(260, 3), .next(350, 4), .next(410, 6), .completed(410)], [1, 2, 5]),
            (
                [.leading, .trailing],
                [.next(210, 1), .next(260, 3), .next(310, 4), .next(360, 5), .next(410, 6), .completed(410)], [2]
            ),
        ] as [(TimingEdges, [Recorded<Event<Int>>], [Int])])
    func throttleEmitsTheEdgesAndTellsOfTheRest(edges: TimingEdges, events: [Recorded<Event<Int>>], rest: [Int]) {
        let xs = source(.completed(380))
        let result = scheduler.start { [dropped, scheduler] in
            xs.throttle(.seconds(50), edges: edges, scheduler: scheduler, onDrop: dropped.record)
        }
        #expect(result.events == events)
        #expect(dropped.values == rest)
    }

    @Test(
        arguments: [
            (.leading, [.next(210, 1), .next(300, 4), .next(360, 5), .completed(380)], [2, 3, 6]),
            (.trailing, [.next(280, 3), .next(350, 4), .next(380, 6), .completed(380)], [1, 2, 5]),
            (
                [.leading, .trailing],
                [.next(210, 1), .next(280, 3), .next(300, 4), .next(360, 5), .next(380, 6), .completed(380)], [2]
            ),
        ] as [(TimingEdges, [Recorded<Event<Int>>], [Int])])
    func debounceEmitsTheEdgesAndTellsOfTheRest(edges: TimingEdges, events: [Recorded<Event<Int>>], rest: [Int]) {
        let xs = source(.completed(380))
        let result = scheduler.start { [dropped, scheduler] in
            xs.debounce(.seconds(50), edges: edges, scheduler: scheduler, onDrop: dropped.record)
        }
        #expect(result.events == events)
        #expect(dropped.values == rest)
    }

    @Test(arguments: [true, false]) func anErrorDropsThePendingElementFirst(throttles: Bool) {
        let (subject, log) = (PublishSubject<Int>(), Recorder<String>())
        let drop: @Sendable (Int) -> Void = { log.record("drop \($0)") }
        let result =
            throttles
            ? subject.throttle(.seconds(9), edges: .trailing, scheduler: scheduler, onDrop: drop)
            : subject.debounce(.seconds(9), edges: .trailing, scheduler: scheduler, onDrop: drop)
        let subscription = result.subscribe(log.noting())
        subject.onNext(1)
        subject.onError(RxError.noElements)
        #expect(log.text == "drop 1 !\(RxError.noElements)")
        subscription.dispose()
    }

    @Test(arguments: [true, false]) func aDisposalIsNoDrop(throttles: Bool) {
        let subject = PublishSubject<Int>()
        let result =
            throttles
            ? subject.throttle(.seconds(9), edges: .trailing, scheduler: scheduler, onDrop: dropped.record)
            : subject.debounce(.seconds(9), edges: .trailing, scheduler: scheduler, onDrop: dropped.record)
        let subscription = result.subscribe()
        subject.onNext(1)
        subscription.dispose()
        #expect(dropped.values.isEmpty)
    }
}
