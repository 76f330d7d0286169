import Streams
import StreamsTest
import Testing

@Suite(.noLeaks) struct RangeTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func theIntegersComeInsideSubscribe() {
        let result = scheduler.start { Observable.range(start: 3, count: 3) }
        #expect(result.events == [.next(200, 3), .next(200, 4), .next(200, 5), .completed(200)])
    }

    @Test func noneMeansTheEndAlone() {
        let result = scheduler.start { Observable.range(start: Int.max, count: 0) }
        #expect(result.events == [.completed(200)])
    }

    @Test func genericCodeNamesItsIntegersRxAbstractInteger() {
        func firstThree<Number: RxAbstractInteger & Sendable>(from start: Number) -> Observable<Number> {
            .range(start: start, count: 3)
        }
        let result = scheduler.start { firstThree(from: UInt16(7)) }
        #expect(result.events == [.next(200, 7), .next(200, 8), .next(200, 9), .completed(200)])
    }

    @Test func onASchedulerEachIsAJob() {
        let result = scheduler.start { [scheduler] in Observable.range(start: -1, count: 3, scheduler: scheduler) }
        #expect(result.events == [.next(201, -1), .next(202, 0), .next(203, 1), .completed(204)])
    }

    @Test func itMayReachTheLargestIntegerOfItsType() {
        let result = scheduler.start { Observable<UInt8>.range(start: 254, count: 2) }
        #expect(result.events == [.next(200, 254), .next(200, 255), .completed(200)])
        let other = TestScheduler(initialClock: 0)
        let signed = other.start { Observable<Int8>.range(start: .min, count: 2) }
        #expect(signed.events == [.next(200, -128), .next(200, -127), .completed(200)])
    }

    @Test func aNegativeCountTraps() async {
        await #expect(processExitsWith: .failure) { _ = Observable.range(start: 0, count: -1) }
    }

    @Test func goingBeyondTheLargestIntegerTraps() async {
        await #expect(processExitsWith: .failure) { _ = Observable<UInt8>.range(start: 255, count: 2) }
    }
}
