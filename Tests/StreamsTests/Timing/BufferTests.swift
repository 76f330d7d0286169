import TestSupport
import Testing

@Suite(.noLeaks) struct BufferTests {
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
}
