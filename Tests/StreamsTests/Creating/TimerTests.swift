import TestSupport
import Testing

@Suite(.noLeaks) struct TimerTests {
    let scheduler = TestScheduler(initialClock: 0)

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
}
