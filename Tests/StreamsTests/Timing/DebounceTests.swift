import Dispatch
import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct DebounceTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func anElementComesOnceNothingNewerHasComeForAWhile() {
        let xs = scheduler.createHotObservable([
            .next(150, 1), .next(200, 2), .next(250, 3), .next(310, 4), .next(311, 5), .next(420, 6), .completed(550),
        ])
        let result = scheduler.start { xs.debounce(.seconds(50), scheduler: scheduler) }
        #expect(result.events == [.next(300, 3), .next(361, 5), .next(470, 6), .completed(550)])
        #expect(xs.subscriptions == [Subscription(200, 550)])
    }

    @Test func theEndDeliversWhatWaitsAtOnce() {
        let xs = scheduler.createHotObservable([.next(210, 1), .next(240, 2), .completed(250)])
        let result = scheduler.start { xs.debounce(.seconds(50), scheduler: scheduler) }
        #expect(result.events == [.next(250, 2), .completed(250)])
        #expect(xs.subscriptions == [Subscription(200, 250)])
        #expect(scheduler.clock == 1_000)
    }

    @Test func aSynchronousSourceGivesItsLast() {
        let result = scheduler.start { Observable.of(1, 2, 3).debounce(.seconds(1), scheduler: scheduler) }
        #expect(result.events == [.next(200, 3), .completed(200)])
    }

    @Test func onARealSchedulerABurstGivesItsLastThere() {
        let label = DispatchSpecificKey<Int>()
        let queue = SerialDispatchQueueScheduler(
            internalSerialQueueName: "debounce", serialQueueConfiguration: { $0.setSpecific(key: label, value: 1) })
        let subject = PublishSubject<Int>()
        let log = Recorder<String>()
        let came = DispatchSemaphore(value: 0)
        let subscription = subject.debounce(.milliseconds(1), scheduler: queue).subscribe(onNext: { element in
            log.record("\(element) \(DispatchQueue.getSpecific(key: label) == 1)")
            came.signal()
        })
        subject.onNext(3)
        #expect(came.arrives())
        subscription.dispose()
        #expect(log.text == "3 true")
    }

    @Test func aTimerThatFiresWhileItIsBeingStartedDeliversOnItsScheduler() {
        let eager = EagerScheduler()
        let subject = PublishSubject<Int>()
        let log = Recorder<String>()
        _ = subject.debounce(.seconds(1), scheduler: eager).subscribe(onNext: { log.record("\($0) \(eager.isCurrent)") }
        )
        subject.onNext(1)
        subject.onNext(2)
        #expect(log.text == "1 true 2 true")
    }
}
