import TestSupport
import Testing

@Suite(.noLeaks) struct ObservableTraitsTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func anElementThatIsNilCounts() {
        let result = scheduler.start { Observable<Int?>.just(nil).asSingle() }
        #expect(result.events.map(\.value) == [.next(nil), .completed])
        let two = TestScheduler(initialClock: 0).start { Observable<Int?>.of(nil, nil).asSingle() }
        #expect(two.events.map(\.value) == [.error(RxError.moreThanOneElement)])
    }
}
