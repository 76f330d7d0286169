import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct TimerTests {
    let scheduler = TestScheduler(initialClock: 0)

    // MARK: interval

    @Test func intervalCountsFromTheFirstPeriodOn() {
        let result = scheduler.start { [scheduler] in Observable<Int>.interval(.seconds(100), scheduler: scheduler) }
        #expect(
            result.events == [
                .next(300, 0), .next(400, 1), .next(500, 2), .next(600, 3), .next(700, 4), .next(800, 5),
                .next(900, 6),
            ])
        #expect(scheduler.clock == 1000)
    }

    @Test(arguments: [0, -10]) func anIntervalOfNothingTicksEveryTick(period: Int) {
        let result = scheduler.start(disposed: 204) { [scheduler] in
            Observable<Int>.interval(.seconds(period), scheduler: scheduler)
        }
        #expect(result.events == [.next(201, 0), .next(202, 1), .next(203, 2)])
    }

    @Test func anEndlessIntervalNeverTicks() {
        let result = scheduler.start { [scheduler] in Observable<Int>.interval(.never, scheduler: scheduler) }
        #expect(result.events == [])
    }

    @Test func countingWrapsAround() {
        let result = scheduler.start { [scheduler] in
            Observable<UInt8>.interval(.seconds(1), scheduler: scheduler)
        }
        let elements = result.events.compactMap(\.value.element)
        #expect(elements.count == 799)
        #expect(elements[255...257] == [255, 0, 1])
    }

    @Test func disposingFromInsideATickIsTheEnd() {
        let log = Recorder<Int>()
        let subscription = SerialDisposable()
        subscription.disposable = Observable<Int>.interval(.seconds(10), scheduler: scheduler).subscribe(
            onNext: { element in
                log.record(element)
                if element == 1 { subscription.dispose() }
            })
        scheduler.start()
        #expect(log.values == [0, 1])
    }

    @Test func eachSubscriptionCountsForItself() {
        let source = Observable<Int>.interval(.seconds(10), scheduler: scheduler)
        let first = scheduler.createObserver(Int.self)
        let second = scheduler.createObserver(Int.self)
        scheduler.scheduleAt(200) { [scheduler] in
            let subscription = source.take(2).subscribe(first)
            scheduler.scheduleAt(400) { subscription.dispose() }
        }
        scheduler.scheduleAt(205) { _ = source.take(2).subscribe(second) }
        scheduler.start()
        #expect(first.events == [.next(210, 0), .next(220, 1), .completed(220)])
        #expect(second.events == [.next(215, 0), .next(225, 1), .completed(225)])
    }

    // MARK: timer

    @Test func aTimerTicksOnceAndEnds() {
        let result = scheduler.start { [scheduler] in Observable<Int>.timer(.seconds(50), scheduler: scheduler) }
        #expect(result.events == [.next(250, 0), .completed(250)])
        #expect(scheduler.clock == 1000)
    }

    @Test func aTimerOfNothingTicksAtTheNextTick() {
        let result = scheduler.start { [scheduler] in Observable<Int>.timer(.seconds(0), scheduler: scheduler) }
        #expect(result.events == [.next(201, 0), .completed(201)])
    }

    @Test func aTimerWithAPeriodGoesOn() {
        let result = scheduler.start(disposed: 300) { [scheduler] in
            Observable<Int>.timer(.seconds(5), period: .seconds(30), scheduler: scheduler)
        }
        #expect(result.events == [.next(205, 0), .next(235, 1), .next(265, 2), .next(295, 3)])
    }

    @Test func disposingCancelsTheTimer() {
        let result = scheduler.start(disposed: 220) { [scheduler] in
            Observable<Int>.timer(.seconds(50), scheduler: scheduler)
        }
        #expect(result.events == [])
        #expect(scheduler.clock == 220)
    }

    @Test func disposingFromInsideTheTickMeansNoEnd() {
        let log = Recorder<Int>()
        let subscription = SerialDisposable()
        let source = Observable<Int>.timer(.seconds(5), scheduler: scheduler).do(onCompleted: { log.record(-2) })
        subscription.disposable = source.subscribe(
            onNext: { element in
                log.record(element)
                subscription.dispose()
            },
            onCompleted: { log.record(-1) })
        scheduler.start()
        #expect(log.values == [0])
    }

    // MARK: Memory

    @Test(arguments: [true, false]) func aCancelledTimerKeepsNothing(periodic: Bool) {
        weak var token: Token?
        do {
            let strong = Token()
            token = strong
            let source = Observable<Int>.timer(
                .seconds(5), period: periodic ? .seconds(1) : nil, scheduler: scheduler)
            let subscription = source.subscribe(onNext: { _ in _ = strong })
            scheduler.advanceTo(2)
            subscription.dispose()
        }
        #expect(token == nil)
    }
}
