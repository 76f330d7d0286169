import TestSupport
import Testing

@Suite(.noLeaks) struct RangeTests {
    let scheduler = TestScheduler(initialClock: 0)

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

    @Test func itMayReachTheLargestIntegerOfItsType() {
        let result = scheduler.start { Observable<UInt8>.range(start: 254, count: 2) }
        #expect(result.events == [.next(200, 254), .next(200, 255), .completed(200)])
        let other = TestScheduler(initialClock: 0)
        let signed = other.start { Observable<Int8>.range(start: .min, count: 2) }
        #expect(signed.events == [.next(200, -128), .next(200, -127), .completed(200)])
    }
}
