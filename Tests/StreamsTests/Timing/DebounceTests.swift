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

    @Test func aFailureDropsWhatWaits() {
        let xs = scheduler.createHotObservable([.next(210, 1), .next(290, 2), .error(300, TestError.first)])
        let result = scheduler.start { xs.debounce(.seconds(50), scheduler: scheduler) }
        #expect(result.events == [.next(260, 1), .error(300, TestError.first)])
        #expect(xs.subscriptions == [Subscription(200, 300)])
    }

    @Test func emptyAndSilentSources() {
        let empty = scheduler.createHotObservable([Recorded<Event<Int>>.completed(300)])
        let result = scheduler.start { empty.debounce(.seconds(10), scheduler: scheduler) }
        #expect(result.events == [.completed(300)])

        let other = TestScheduler(initialClock: 0)
        let never = other.createHotObservable([Recorded<Event<Int>>.next(150, 1)])
        #expect(other.start { never.debounce(.seconds(10), scheduler: other) }.events.isEmpty)
        #expect(never.subscriptions == [Subscription(200, 1_000)])
    }

    @Test func aSynchronousSourceGivesItsLast() {
        let result = scheduler.start { Observable.of(1, 2, 3).debounce(.seconds(1), scheduler: scheduler) }
        #expect(result.events == [.next(200, 3), .completed(200)])
    }

    @Test func aWaitOfNothingIsTheNextTick() {
        let xs = scheduler.createHotObservable([.next(210, 1), .next(211, 2), .next(220, 3)])
        let result = scheduler.start { xs.debounce(.seconds(0), scheduler: scheduler) }
        #expect(result.events == [.next(212, 2), .next(221, 3)])
    }

    @Test func disposeDropsWhatWaits() {
        let xs = scheduler.createHotObservable([.next(210, 1), .next(300, 2)])
        let result = scheduler.start(disposed: 320) { xs.debounce(.seconds(50), scheduler: scheduler) }
        #expect(result.events == [.next(260, 1)])
        #expect(xs.subscriptions == [Subscription(200, 320)])
        #expect(scheduler.clock == 320)
    }

    @Test func disposeFromInsideAnElement() {
        let xs = scheduler.createHotObservable([.next(210, 1), .next(300, 2)])
        let result = scheduler.start { xs.debounce(.seconds(50), scheduler: scheduler).take(1) }
        #expect(result.events == [.next(260, 1), .completed(260)])
        #expect(xs.subscriptions == [Subscription(200, 260)])
    }

    @Test func elementsSentFromInsideAnElementWaitToo() {
        let subject = PublishSubject<Int>()
        scheduler.scheduleAt(210) { subject.onNext(1) }
        let result = scheduler.start {
            subject.debounce(.seconds(10), scheduler: scheduler).do(onNext: { value in
                if value < 3 { subject.onNext(value + 1) }
            })
        }
        #expect(result.events == [.next(220, 1), .next(230, 2), .next(240, 3)])
    }

    @Test func aThrowAboveFailsAtOnce() {
        let xs = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
        let result = scheduler.start {
            xs.filter { value throws in
                if value == 2 { throw TestError.second }
                return true
            }.debounce(.seconds(50), scheduler: scheduler)
        }
        #expect(result.events == [.error(220, TestError.second)])
        #expect(xs.subscriptions == [Subscription(200, 220)])
    }

    @Test(arguments: [false, true]) func nothingIsKeptAfterwards(disposed: Bool) {
        weak var element: Token?
        let subject = PublishSubject<Token>()
        let subscription = subject.debounce(.seconds(10), scheduler: scheduler).subscribe()
        do {
            let token = Token()
            element = token
            subject.onNext(token)
        }
        #expect(element != nil)
        if disposed { subscription.dispose() }
        scheduler.start()
        #expect(element == nil)
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

    @Test func aTimerOnAnotherThreadSendsNothingTwice() {
        for _ in 0..<1000 {
            let (xs, hand) = (PublishSubject<Int>(), ManualScheduler())
            let result = StrictObserver<Int>()
            _ = xs.debounce(.seconds(1), scheduler: hand).subscribe(result)
            atOnce {
                for element in 1...10 { xs.onNext(element) }
                xs.onCompleted()
            } _: {
                for _ in 1...10 { hand.runAll() }
            }
            #expect(result.elements == Set(result.elements).sorted())
            #expect(result.elements.last == 10)
            #expect(result.terminalEvents == 1)
            #expect(result.faults.isEmpty)
        }
    }
}
