import TestSupport
import Testing

@Suite(.noLeaks) struct OperatorParameterTests {
    @Test @MainActor func lawsUseTheMiddleOfTheRangeOrTheGivenValue() async {
        let (middle, given) = (
            OperatorUnderTest.Parameter("middle", 1...4), OperatorUnderTest.Parameter("given", 0...9, inLaws: 7)
        )
        let values = Recorder<Int>()
        let candidate = OperatorUnderTest("identity", parameters: [middle, given]) { inputs in
            values.record(inputs[middle] * 10 + inputs[given])
            return inputs[0]
        } model: { inputs -> Timeline<Int> in
            inputs[0]
        }
        for law in OperatorLaw.all where law.name.hasPrefix("G1") { _ = await law.faults(of: candidate) }
        #expect(Set(values.values) == [27])
    }

    @Test func shrinkingPrefersTheSimplestValue() throws {
        let limit = OperatorUnderTest.Parameter("limit", 0...9, simplest: 9)
        let wrong = OperatorUnderTest("wrong", parameters: [limit]) { inputs in
            inputs[0].filter { $0.value < inputs[limit] }
        } model: { inputs -> Timeline<Int> in
            inputs[0].each { (_, _: inout [Int]) in }
        }
        let disagreement = try #require(wrong.disagreement(programs: 200, seed: 0))
        #expect(disagreement.report.contains("parameters: limit 9\n"))
    }

    @Test(arguments: [(0...1_000_000_000, 0, 1_000), (.min ... .max, .max, 5)])
    func shrinkingOfALargeRangeTakesFewSteps(range: ClosedRange<Int>, simplest: Int, smallest: Int) throws {
        let limit = OperatorUnderTest.Parameter("limit", range, simplest: simplest)
        let isWrong: @Sendable (Int) -> Bool = { simplest == 0 ? $0 >= smallest : $0 <= smallest }
        let wrong = OperatorUnderTest("wrong", parameters: [limit]) { inputs in
            isWrong(inputs[limit]) ? Observable.never() : inputs[0].map(\.value)
        } model: { inputs -> Timeline<Int> in
            inputs[0]
        }
        let disagreement = try #require(wrong.disagreement(programs: 200, seed: 0))
        #expect(disagreement.report.contains("parameters: limit \(smallest)\n"))
    }

    @Test func aRangeMayHaveTheLargestIntegers() {
        for range in [1...Int.max, .max ... .max, .min ... .max] {
            let number = OperatorUnderTest.Parameter("number", range)
            let candidate = OperatorUnderTest("identity", parameters: [number]) { inputs in
                _ = inputs[number]
                return inputs[0]
            } model: { inputs -> Timeline<Int> in
                inputs[0]
            }
            #expect(candidate.disagreement(programs: 200, seed: 0) == nil)
        }
    }

    @Test func aTimerMayTakeForever() {
        let span = OperatorUnderTest.Parameter("span", Int.max...Int.max)
        let delayed = OperatorUnderTest("delayed", parameters: [span]) { inputs in
            Observable<Int>.timer(.seconds(inputs[span]), scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            let instant = inputs.timer(inputs[span], from: inputs.start)
            return Timeline([(instant, 0)], (instant, .completed))
        }
        #expect(delayed.disagreement(programs: 200, seed: 0) == nil)
    }
}
