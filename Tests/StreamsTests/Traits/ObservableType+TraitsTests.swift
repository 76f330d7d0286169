import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct ObservableTraitsTests {
    let scheduler = TestScheduler(initialClock: 0)

    private struct Sample: Sendable {
        let source: [Recorded<Event<Int>>]
        let single: [Recorded<Event<Int>>]
        let maybe: [Recorded<Event<Int>>]
        let end: Int
    }

    private static let samples: [Sample] = [
        Sample(
            source: [.next(210, 1), .completed(220)], single: [.next(220, 1), .completed(220)],
            maybe: [.next(220, 1), .completed(220)], end: 220),
        Sample(
            source: [.completed(220)], single: [.error(220, RxError.noElements)], maybe: [.completed(220)], end: 220),
        Sample(
            source: [.next(210, 1), .next(220, 2), .completed(230)], single: [.error(220, RxError.moreThanOneElement)],
            maybe: [.error(220, RxError.moreThanOneElement)], end: 220),
        Sample(
            source: [.next(210, 1), .error(220, TestError.first)], single: [.error(220, TestError.first)],
            maybe: [.error(220, TestError.first)], end: 220),
        Sample(source: [.next(210, 1)], single: [], maybe: [], end: 1000),
    ]

    @Test(arguments: samples) private func asASingle(sample: Sample) {
        let xs = scheduler.createHotObservable(sample.source)
        let result = scheduler.start { xs.asSingle() }
        #expect(result.events == sample.single)
        #expect(xs.subscriptions == [Subscription(200, sample.end)])
    }

    @Test(arguments: samples) private func asAMaybe(sample: Sample) {
        let xs = scheduler.createHotObservable(sample.source)
        let result = scheduler.start { xs.asMaybe() }
        #expect(result.events == sample.maybe)
        #expect(xs.subscriptions == [Subscription(200, sample.end)])
    }

    @Test func anElementThatIsNilCounts() {
        let result = scheduler.start { Observable<Int?>.just(nil).asSingle() }
        #expect(result.events.map(\.value) == [.next(nil), .completed])
        let two = TestScheduler(initialClock: 0).start { Observable<Int?>.of(nil, nil).asSingle() }
        #expect(two.events.map(\.value) == [.error(RxError.moreThanOneElement)])
    }

    @Test(arguments: [.completed(220), .error(220, TestError.first)] as [Recorded<Event<Int>>])
    func asACompletable(stop: Recorded<Event<Int>>) {
        let xs = scheduler.createHotObservable([.next(210, 1), stop])
        let result = scheduler.start { xs.ignoreElements().asCompletable() }
        #expect(result.events.map(\.time) == [220])
        #expect(result.events.map(\.value.isCompleted) == [stop.value.isCompleted])
    }
}
