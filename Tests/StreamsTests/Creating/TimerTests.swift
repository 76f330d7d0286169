import Streams
import StreamsTest
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

    // MARK: timer

    @Test func aTimerTicksOnceAndEnds() {
        let result = scheduler.start { [scheduler] in Observable<Int>.timer(.seconds(50), scheduler: scheduler) }
        #expect(result.events == [.next(250, 0), .completed(250)])
        #expect(scheduler.clock == 1000)
    }

    @Test func aTimerWithAPeriodGoesOn() {
        let result = scheduler.start(disposed: 300) { [scheduler] in
            Observable<Int>.timer(.seconds(5), period: .seconds(30), scheduler: scheduler)
        }
        #expect(result.events == [.next(205, 0), .next(235, 1), .next(265, 2), .next(295, 3)])
    }
}
