import TestSupport
import Testing

@Suite(.noLeaks) struct MergeTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test func afterAnErrorAtOnceNoFurtherSourceIsSubscribedTo() {
        let xs = scheduler.createColdObservable([.next(10, 1)])
        let result = scheduler.start { Observable.merge(Observable.error(TestError.first), xs.asObservable()) }
        #expect(result.events == [.error(200, TestError.first)])
        #expect(xs.subscriptions == [])
    }

    @Test func noMoreThanSoManyRunAtATime() {
        // Each has an element in its middle.
        let inner = [40, 20, 20, 20, 20].map { scheduler.createColdObservable([.next($0 / 2, $0), .completed($0)]) }
        let source = scheduler.createHotObservable([
            .next(210, inner[0]), .next(210, inner[1]), .next(215, inner[2]), .next(215, inner[3]),
            .next(235, inner[4]), .completed(240),
        ])
        let result = scheduler.start { source.merge(maxConcurrent: 2) }
        #expect(
            result.events == [
                .next(220, 20), .next(230, 40), .next(240, 20), .next(260, 20), .next(260, 20), .completed(270),
            ])
    }

    @Test func roomForNoneIsAProgrammerError() async {
        await #expect(processExitsWith: .failure) {
            _ = Observable.just(Observable.just(1)).merge(maxConcurrent: 0)
        }
    }
}
