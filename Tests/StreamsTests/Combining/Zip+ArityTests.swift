import Streams
import StreamsTest
import Testing

@Suite struct ZipArityTests {
    private let scheduler = TestScheduler(initialClock: 0)

    private func run(
        _ arity: Arity, disposed: Int = 1000, _ events: (Int) -> [Recorded<Event<Int>>]
    ) -> (events: [Recorded<Event<[Int]>>], subscriptions: [[Subscription]]) {
        let sources = (0..<arity.count).map { scheduler.createHotObservable(events($0)) }
        let result = scheduler.start(disposed: disposed) { arity.apply(sources.map { $0.asObservable() }) }
        return (result.events, sources.map(\.subscriptions))
    }

    @Test(arguments: Arity.zip) func elementsOfTheSamePlaceAreCombined(_ arity: Arity) {
        let count = arity.count
        let result = run(arity) { [.next(210 + $0, $0), .next(310 + $0, 10 + $0), .completed(410 + $0)] }
        #expect(
            result.events == [
                .next(209 + count, Array(0..<count)), .next(309 + count, Array(10..<10 + count)),
                .completed(409 + count),
            ])
        #expect(result.subscriptions == (0..<count).map { [Subscription(200, 410 + $0)] })
    }

    @Test(arguments: Arity.zip) func anErrorOfAnySourceEndsAll(_ arity: Arity) {
        for failing in 0..<arity.count {
            let scheduler = TestScheduler(initialClock: 0)
            let sources = (0..<arity.count).map { index in
                scheduler.createHotObservable([
                    .next(210, 1), index == failing ? .error(220, TestError.number(failing)) : .next(230, 2),
                ])
            }
            let result = scheduler.start { arity.apply(sources.map { $0.asObservable() }) }
            let first = Array(repeating: 1, count: arity.count)
            #expect(result.events == [.next(210, first), .error(220, TestError.number(failing))])
            #expect(sources.allSatisfy { $0.subscriptions == [Subscription(200, 220)] })
        }
    }

    @Test(arguments: Arity.zip) func onlyTheEndOfAllEndsTheResult(_ arity: Arity) {
        let last = arity.count - 1
        let result = run(arity) { $0 == last ? [.next(230, 1), .completed(240)] : [.completed(210 + $0)] }
        #expect(result.events == [.completed(240)])
        let others = (0..<last).map { [Subscription(200, 210 + $0)] }
        #expect(result.subscriptions == others + [[Subscription(200, 240)]])
    }

    @Test(arguments: Arity.zip) func disposalLetsGoOfAll(_ arity: Arity) {
        let result = run(arity, disposed: 215) { _ in [.next(210, 1), .next(220, 2)] }
        #expect(result.events.count == 1)
        #expect(result.subscriptions.allSatisfy { $0 == [Subscription(200, 215)] })
    }
}
