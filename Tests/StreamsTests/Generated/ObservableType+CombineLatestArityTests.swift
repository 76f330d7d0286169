import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct CombineLatestArityTests {
    @Test(arguments: Arity.combineLatest) func eachElementIsCombinedWithTheLatestOfTheOthers(_ arity: Arity) {
        let count = arity.count
        let result = arity.run { [.next(210 + $0, $0), .next(310 + $0, 10 + $0), .completed(410 + $0)] }
        var latest = Array(0..<count)
        var expected: [Recorded<Event<[Int]>>] = [.next(209 + count, latest)]
        for index in 0..<count {
            latest[index] += 10
            expected.append(.next(310 + index, latest))
        }
        expected.append(.completed(409 + count))
        #expect(result.events == expected)
        #expect(result.subscriptions == (0..<count).map { [Subscription(200, 410 + $0)] })
    }

    @Test(arguments: Arity.combineLatest) func anErrorOfAnySourceEndsAll(_ arity: Arity) {
        for failing in 0..<arity.count {
            let result = arity.run {
                [.next(210, 1), $0 == failing ? .error(220, TestError.number(failing)) : .next(230, 2)]
            }
            let first = Array(repeating: 1, count: arity.count)
            #expect(result.events == [.next(210, first), .error(220, TestError.number(failing))])
            #expect(result.subscriptions.allSatisfy { $0 == [Subscription(200, 220)] })
        }
    }

    @Test(arguments: Arity.combineLatest) func anElementThatCanNeverBeCombinedEndsTheResult(_ arity: Arity) {
        let last = arity.count - 1
        let result = arity.run { $0 == last ? [.next(230, 1), .next(240, 1)] : [.completed(210 + $0)] }
        #expect(result.events == [.completed(230)])
        let others = (0..<last).map { [Subscription(200, 210 + $0)] }
        #expect(result.subscriptions == others + [[Subscription(200, 230)]])
    }

    @Test(arguments: Arity.combineLatest) func sourcesWithoutElementsEndTheResultTogether(_ arity: Arity) {
        let result = arity.run { [.completed(210 + $0)] }
        #expect(result.events == [.completed(209 + arity.count)])
        #expect(result.subscriptions == (0..<arity.count).map { [Subscription(200, 210 + $0)] })
    }

    @Test(arguments: Arity.combineLatest) func disposalLetsGoOfAll(_ arity: Arity) {
        let result = arity.run(disposed: 215) { _ in [.next(210, 1), .next(220, 2)] }
        #expect(result.events.count == 1)
        #expect(result.subscriptions.allSatisfy { $0 == [Subscription(200, 215)] })
    }
}
