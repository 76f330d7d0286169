import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct BufferTests {
    let scheduler = TestScheduler(initialClock: 0)

    private func model(_ stop: Recorded<Event<Int>>) -> TestableObservable<Int> {
        scheduler.createHotObservable([
            .next(105, 0), .next(205, 1), .next(210, 2), .next(240, 3), .next(280, 4), .next(320, 5), .next(350, 6),
            .next(370, 7), .next(420, 8), .next(470, 9), stop,
        ])
    }

    private let portions: [Recorded<Event<[Int]>>] = [
        .next(240, [1, 2, 3]), .next(310, [4]), .next(370, [5, 6, 7]), .next(440, [8]), .next(510, [9]), .next(580, []),
    ]

    @Test func fullOnTimeAndTheRest() {
        let xs = model(.completed(600))
        let result = scheduler.start { [scheduler] in
            xs.buffer(timeSpan: .seconds(70), count: 3, scheduler: scheduler)
        }
        #expect(result.events == portions + [.next(600, []), .completed(600)])
        #expect(xs.subscriptions == [Subscription(200, 600)])
    }

    @Test func aSynchronousSource() {
        let result = scheduler.start { [scheduler] in
            Observable.of(1, 2, 3).buffer(timeSpan: .seconds(10), count: 2, scheduler: scheduler)
        }
        #expect(result.events == [.next(200, [1, 2]), .next(200, [3]), .completed(200)])
    }

    @Test func aTimerThatFiresWhileItIsBeingStartedDoesNotStopTheNextOne() {
        let eager = EagerScheduler(eagerPieces: 1)
        let log = Recorder<String>()
        let subject = PublishSubject<Int>()
        let subscription = subject.buffer(timeSpan: .seconds(1), count: 3, scheduler: eager).subscribe(log.noting())
        #expect(log.text == "[]")
        subject.onNext(1)
        eager.goOn()
        #expect(log.text == "[] [1]")
        subscription.dispose()
    }

    @Test func aTimerThatIsLateBecauseTheBufferWasJustFullDoesNotCloseTheNextOne() {
        let clock = TestScheduler(initialClock: 0)
        let scheduler = InterruptedScheduler(clock)
        let subject = PublishSubject<Int>()
        let result = clock.createObserver([Int].self)
        scheduler.interrupt {
            guard clock.clock == 10 else { return }
            for element in 1...3 { subject.onNext(element) }
        }
        let subscription = subject.buffer(timeSpan: .seconds(10), count: 2, scheduler: scheduler).subscribe(result)
        clock.advanceTo(25)
        #expect(result.events == [.next(10, [1, 2]), .next(20, [3])])
        subscription.dispose()
    }

    @Test func roomForNoneIsAProgrammerError() async {
        await #expect(processExitsWith: .failure) {
            _ = Observable.just(1).buffer(timeSpan: .seconds(1), count: 0, scheduler: HistoricalScheduler())
        }
    }
}
