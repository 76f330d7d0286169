import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct ZipArityTests {
    @Test(arguments: Arity.zip) func elementsOfTheSamePlaceAreCombined(_ arity: Arity) {
        let count = arity.count
        let result = arity.run { [.next(210 + $0, $0), .next(310 + $0, 10 + $0), .completed(410 + $0)] }
        #expect(
            result.events == [
                .next(209 + count, Array(0..<count)), .next(309 + count, Array(10..<10 + count)),
                .completed(409 + count),
            ])
        #expect(result.subscriptions == (0..<count).map { [Subscription(200, 410 + $0)] })
    }

    @Test(arguments: Arity.zip) func anErrorOfAnySourceEndsAll(_ arity: Arity) {
        for failing in 0..<arity.count {
            let result = arity.run {
                [.next(210, 1), $0 == failing ? .error(220, TestError.number(failing)) : .next(230, 2)]
            }
            let first = Array(repeating: 1, count: arity.count)
            #expect(result.events == [.next(210, first), .error(220, TestError.number(failing))])
            #expect(result.subscriptions.allSatisfy { $0 == [Subscription(200, 220)] })
        }
    }

    @Test(arguments: Arity.zip) func onlyTheEndOfAllEndsTheResult(_ arity: Arity) {
        let last = arity.count - 1
        let result = arity.run { $0 == last ? [.next(230, 1), .completed(240)] : [.completed(210 + $0)] }
        #expect(result.events == [.completed(240)])
        let others = (0..<last).map { [Subscription(200, 210 + $0)] }
        #expect(result.subscriptions == others + [[Subscription(200, 240)]])
    }

    @Test(arguments: Arity.zip) func disposalLetsGoOfAll(_ arity: Arity) {
        let result = arity.run(disposed: 215) { _ in [.next(210, 1), .next(220, 2)] }
        #expect(result.events.count == 1)
        #expect(result.subscriptions.allSatisfy { $0 == [Subscription(200, 215)] })
    }
}
