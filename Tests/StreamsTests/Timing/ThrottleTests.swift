import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct ThrottleTests {
    let scheduler = TestScheduler(initialClock: 0)

    private func busy(_ stop: Recorded<Event<Int>>) -> TestableObservable<Int> {
        scheduler.createHotObservable([
            .next(150, 1), .next(210, 2), .next(250, 3), .next(310, 4), .next(350, 5), .next(410, 6), .next(500, 7),
            stop,
        ])
    }

    @Test func theLatestOfEachPeriodAndTheEndAfterIt() {
        let xs = busy(.completed(550))
        let result = scheduler.start { [scheduler] in xs.throttle(.seconds(200), scheduler: scheduler) }
        #expect(result.events == [.next(210, 2), .next(410, 6), .next(610, 7), .completed(610)])
        #expect(xs.subscriptions == [Subscription(200, 550)])
    }

    @Test func withoutTheLatestOnlyWhatComesAfterThePeriodPasses() {
        let xs = busy(.completed(550))
        let result = scheduler.start { [scheduler] in
            xs.throttle(.seconds(200), latest: false, scheduler: scheduler)
        }
        #expect(result.events == [.next(210, 2), .next(410, 6), .completed(550)])
        #expect(xs.subscriptions == [Subscription(200, 550)])
    }

    @Test(arguments: [true, false]) func aFailureDropsWhatWaits(latest: Bool) {
        let xs = busy(.error(550, TestError.first))
        let result = scheduler.start { [scheduler] in
            xs.throttle(.seconds(200), latest: latest, scheduler: scheduler)
        }
        #expect(result.events == [.next(210, 2), .next(410, 6), .error(550, TestError.first)])
        #expect(xs.subscriptions == [Subscription(200, 550)])
    }

    @Test func thePeriodBeginsWhenTheLastElementWasSent() {
        let xs = scheduler.createHotObservable([.next(210, 1), .next(300, 2), .next(420, 3), .next(700, 4)])
        let result = scheduler.start { [scheduler] in xs.throttle(.seconds(200), scheduler: scheduler) }
        #expect(result.events == [.next(210, 1), .next(410, 2), .next(610, 3), .next(810, 4)])
    }

    @Test func nothingWaitingTheEndComesAtOnce() {
        let xs = scheduler.createHotObservable([.next(210, 1), .completed(220)])
        let result = scheduler.start { [scheduler] in xs.throttle(.seconds(200), scheduler: scheduler) }
        #expect(result.events == [.next(210, 1), .completed(220)])
    }

    @Test func theSourceIsLetGoOfAtItsEndAlthoughAnElementWaits() {
        let xs = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
        let disposed = Recorder<Int>()
        let result = scheduler.start { [scheduler] in
            xs.do(onDispose: { disposed.record(scheduler.clock) }).throttle(.seconds(200), scheduler: scheduler)
        }
        #expect(result.events == [.next(210, 1), .next(410, 2), .completed(410)])
        #expect(disposed.values == [230])
    }

    @Test func afterTheEndAMisbehavingSourceIsCutOff() {
        let xs = scheduler.createHotObservable([
            .next(210, 1), .next(220, 2), .completed(230), .error(240, TestError.first),
        ])
        let result = scheduler.start { [scheduler] in xs.throttle(.seconds(200), scheduler: scheduler) }
        #expect(result.events == [.next(210, 1), .next(410, 2), .completed(410)])
    }

    @Test(arguments: [230, 300]) func disposingMidwayDropsWhatWaits(tick: Int) {
        let xs = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(250)])
        let result = scheduler.start(disposed: tick) { [scheduler] in
            xs.throttle(.seconds(200), scheduler: scheduler)
        }
        #expect(result.events == [.next(210, 1)])
        #expect(xs.subscriptions == [Subscription(200, min(tick, 250))])
    }

    @Test func disposingFromInsideAnElement() {
        let xs = busy(.completed(550))
        let result = scheduler.start { [scheduler] in xs.throttle(.seconds(200), scheduler: scheduler).take(2) }
        #expect(result.events == [.next(210, 2), .next(410, 6), .completed(410)])
        #expect(xs.subscriptions == [Subscription(200, 410)])
    }

    @Test func elementsSentFromInsideElementsWait() {
        let subject = PublishSubject<Int>()
        let scheduler = scheduler
        scheduler.scheduleAt(210) { subject.onNext(1) }
        let events = scheduler.start {
            subject.throttle(.seconds(50), scheduler: scheduler).do(onNext: { if $0 < 3 { subject.onNext($0 + 1) } })
        }
        #expect(events.events == [.next(210, 1), .next(260, 2), .next(310, 3)])
    }

    @Test(arguments: [-3_600.0, 3_600]) func aClockThatIsSetChangesNothing(shift: Double) {
        let clock = ShiftedScheduler(scheduler, measuresElapsedTime: true)
        let xs = busy(.completed(550))
        scheduler.scheduleAt(230) { clock.setClock(by: shift) }
        let result = scheduler.start { xs.throttle(.seconds(200), scheduler: clock) }
        #expect(result.events == [.next(210, 2), .next(410, 6), .next(610, 7), .completed(610)])
    }

    @Test(arguments: [true, false])
    func aSchedulerThatKnowsOnlyTheTimeOfDayLosesNoMoreThanTheIntervalInWhichItIsSetBack(latest: Bool) {
        let clock = ShiftedScheduler(scheduler, measuresElapsedTime: false)
        let xs = scheduler.createHotObservable((0..<20).map { .next(210 + 20 * $0, $0) } + [.completed(700)])
        scheduler.scheduleAt(215) { clock.setClock(by: -3_600) }
        let result = scheduler.start { xs.throttle(.seconds(50), latest: latest, scheduler: clock) }
        // The interval from 210 to 230 counts as nothing.
        #expect(result.events.count >= (latest ? 8 : 6))
        #expect(result.events.prefix(2) == [.next(210, 0), .next(latest ? 280 : 290, latest ? 3 : 4)])
    }

    @Test func aSynchronousSource() {
        let result = scheduler.start { [scheduler] in
            Observable.of(1, 2, 3).throttle(.seconds(10), scheduler: scheduler)
        }
        #expect(result.events == [.next(200, 1), .next(210, 3), .completed(210)])
    }

    @Test func nothingIsRetained() {
        let scheduler = scheduler
        let subject = PublishSubject<Int>()
        let released = isReleased { token in
            subject.holding(token).throttle(.seconds(5), scheduler: scheduler).subscribe()
        } _: {
            subject.onNext(1)
            subject.onNext(2)
        }
        #expect(released)
    }

    @Test func aTimerThatIsOvertakenByAnElementLeavesTheNextOneWaiting() {
        let scheduler = InterruptedScheduler(TestScheduler(initialClock: 0))
        let clock = scheduler.base
        let xs = PublishSubject<Int>()
        let result = clock.createObserver(Int.self)
        let subscription = xs.throttle(.seconds(10), scheduler: scheduler).subscribe(result)
        xs.onNext(1)
        clock.scheduleAt(5) { xs.onNext(2) }
        let hasBegun = Counter()
        scheduler.interrupt {
            guard hasBegun.increment() == 1 else { return }
            // The timer of 2 has begun, when 3 takes its place and 4 has to wait.
            xs.onNext(3)
            xs.onNext(4)
        }
        clock.advanceTo(100)
        #expect(result.events == [.next(0, 1), .next(10, 3), .next(20, 4)])
        subscription.dispose()
    }

    @Test func aTimerOnAnotherThreadSendsNothingTwice() {
        for _ in 0..<1000 {
            let (xs, hand) = (PublishSubject<Int>(), ManualScheduler())
            let result = StrictObserver<Int>()
            _ = xs.throttle(.seconds(1), scheduler: hand).subscribe(result)
            atOnce {
                for element in 1...10 { xs.onNext(element) }
                xs.onCompleted()
            } _: {
                for _ in 1...10 { hand.runAll() }
            }
            hand.runAll()
            #expect(result.elements == Set(result.elements).sorted())
            #expect(result.elements.first == 1)
            #expect(result.elements.last == 10)
            #expect(result.terminalEvents == 1)
            #expect(result.faults.isEmpty)
        }
    }
}
