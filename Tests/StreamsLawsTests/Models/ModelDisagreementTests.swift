import TestSupport
import Testing

/// Whether a wrong model is reported, with the smallest program.
@Suite(.noLeaks) struct ModelDisagreementTests {
    private let count = OperatorUnderTest.Parameter("count", 0...4)

    @Test func anOperatorWithItsModel() {
        let identity = OperatorUnderTest("identity") { inputs in
            inputs[0]
        } model: { inputs -> Timeline<Int> in
            inputs[0]
        }
        #expect(identity.disagreement(programs: 200, seed: 0) == nil)
    }

    @Test func anOperatorWithoutAModel() {
        #expect(OperatorUnderTest("identity") { inputs in inputs[0] }.disagreement(programs: 200, seed: 0) == nil)
    }

    @Test func anElementThatTheModelForgets() throws {
        let wrong = OperatorUnderTest("wrong", parameters: [count], programs: ProgramOptions(sourceKinds: [.hot])) {
            inputs in
            inputs[0]
        } model: { inputs -> Timeline<Int> in
            inputs[0].each { element, output in
                if element != 3 { output.append(element) }
            }
        }
        let disagreement = try #require(wrong.disagreement(programs: 200, seed: 0))
        #expect(
            withoutNumber(disagreement.report) == """
                wrong differs from its model in program _.
                parameters: count 0
                            200  201
                hot 0       -----3----
                observer    ^---------
                expected    ----------
                actual      -----3----
                """)
        let repeated = try #require(wrong.disagreement(programs: 1, seed: disagreement.seed))
        #expect(withoutNumber(repeated.report) == withoutNumber(disagreement.report))
        #expect(disagreement.description.contains("STREAMS_PROGRAMS=1 STREAMS_SEED=\(disagreement.seed)"))
    }

    @Test func aParameterThatTheModelMistakes() throws {
        let wrong = OperatorUnderTest("wrong", parameters: [count], programs: ProgramOptions(sourceKinds: [.cold])) {
            [count] inputs in
            inputs[0].take(inputs[count])
        } model: { [count] inputs -> Timeline<Int> in
            Timeline(
                Array(inputs[0].elements.prefix(inputs[count])), inputs[0].termination,
                subscriptions: inputs[0].subscriptions)
        }
        let disagreement = try #require(wrong.disagreement(programs: 200, seed: 0))
        #expect(
            withoutNumber(disagreement.report) == """
                wrong differs from its model in program _.
                parameters: count 0
                            200
                cold 0      -----
                observer    ^----
                expected    -----
                actual      |----
                subscriptions to source 0: expected (200 : 300), actual none
                """)
    }

    @Test func aClosureThatTheModelDoesNotCall() throws {
        let wrong = OperatorUnderTest("wrong", closures: 1, programs: ProgramOptions(sourceKinds: [.cold])) { inputs in
            inputs[0].map { try inputs.pass($0) }
        } model: { inputs -> Timeline<Int> in
            inputs[0]
        }
        let disagreement = try #require(wrong.disagreement(programs: 200, seed: 0))
        #expect(
            withoutNumber(disagreement.report) == """
                wrong differs from its model in program _.
                closure 0 throws at call 1
                            200
                cold 0      0------------
                observer    ^------------
                expected    0------------
                actual      #closure(0)--
                subscriptions to source 0: expected (200 : 300), actual (200 : 200)
                """)
    }

    @Test func aSecondObserverThatTheModelForgets() throws {
        let wrong = OperatorUnderTest(
            shared: "wrong", programs: ProgramOptions(sourceKinds: [.hot], observers: 1...4)
        ) { inputs in
            inputs[0].asObservable()
        } model: { inputs in
            var expected = ExpectedRun(inputs[0], in: inputs)
            expected.received.removeAll { $0.observer > 0 }
            return expected
        }
        let disagreement = try #require(wrong.disagreement(programs: 200, seed: 0))
        #expect(disagreement.report.contains("observer 1"))
        #expect(!disagreement.report.contains("observer 2"))
    }

    @Test func aSubscriptionThatTheModelForgets() throws {
        let wrong = OperatorUnderTest("wrong", programs: ProgramOptions(sourceKinds: [.hot])) { inputs in
            inputs[0]
        } model: { inputs -> Timeline<Int> in
            Timeline(inputs[0].elements, inputs[0].termination)
        }
        let disagreement = try #require(wrong.disagreement(programs: 200, seed: 0))
        #expect(disagreement.report.hasSuffix("subscriptions to source 0: expected none, actual (200 : 300)"))
    }

    /// The law reports what `disagreement` finds.
    @Test @MainActor func theLawReportsIt() async throws {
        let wrong = OperatorUnderTest("wrong") { inputs in
            inputs[0]
        } model: { inputs -> Timeline<Int> in
            inputs[0].each { element, output in output.append(element + 1) }
        }
        var faults: [String] = []
        for law in OperatorLaw.all where law.name.hasPrefix("Model") { faults += await law.faults(of: wrong) }
        #expect(faults == [try #require(wrong.disagreement()).description])
    }

    @Test func stateThatObserversShare() throws {
        let wrong = OperatorUnderTest("wrong") { inputs in
            let count = Lock(0)
            return inputs[0].map { _ in
                count.withLock { count in
                    count += 1
                    return count
                }
            }
        } model: { inputs -> Timeline<Int> in
            var count = 0
            return inputs[0].each { _, output in
                count += 1
                output.append(count)
            }
        }
        let report = try #require(wrong.disagreement(programs: 200, seed: 0)).report
        let severalSubscriptions = ["observer 1", "subscribes again"]
        #expect(severalSubscriptions.contains { report.contains($0) })
    }

    @Test func aModelOfOneObserverIsThatOfEach() {
        let joined = OperatorUnderTest("joined", sources: 2, programs: ProgramOptions(observers: 2...4)) { inputs in
            Observable.merge(inputs[0], inputs[1])
        } model: { inputs -> Timeline<Int> in
            let sources = [inputs[0], inputs[1]]
            let failure = sources.compactMap(\.termination).filter { $0.how != .completed }.min { $0.at < $1.at }
            let last = sources.map(\.terminationInstant).max()!
            let end = failure ?? (last == .distantFuture ? nil : (last, .completed))
            let elements = Timeline.inOrder(sources).compactMap { event in event.event.element.map { (event.at, $0) } }
            return Timeline(elements, end, subscriptions: sources.flatMap(\.subscriptions))
        }
        #expect(joined.disagreement(programs: 200, seed: 0) == nil)
    }

    private func withoutNumber(_ report: String) -> String { report.replacing(/program \d+/, with: "program _") }
}
