import TestSupport
import Testing

@Suite(.noLeaks) struct ThrottleTests {
    let scheduler = TestScheduler(initialClock: 0)

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

    /// Dates are too coarse for tenths of a second.
    @Test(arguments: 1...20) func anElementAtTheEndOfTheIntervalPasses(ticks: Int) {
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
        let xs = scheduler.createHotObservable((0..<20).map { .next(210 + ticks * $0, $0) })
        let result = scheduler.start(disposed: 2_000) {
            xs.throttle(.milliseconds(100 * ticks), latest: false, scheduler: scheduler)
        }
        #expect(result.events.count == 20)
    }

    @Test func anElementThatIsQueuedAtDisposalIsNotForwarded() {
        let (subject, subscription, forwarded) = (PublishSubject<Int>(), SerialDisposable(), Recorder<Int>())
        subscription.disposable = subject.throttle(.seconds(10), scheduler: scheduler).do(onNext: forwarded.record)
            .subscribe(onNext: { [scheduler] element in
                // The second element, which the timer emits; the observer takes longer than the interval.
                guard element == 2 else { return }
                scheduler.sleep(20)
                subject.onNext(3)
                subscription.dispose()
            })
        subject.onNext(1)
        subject.onNext(2)
        scheduler.advanceTo(100)
        #expect(forwarded.values == [1, 2])
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
}
