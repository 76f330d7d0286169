import EveryNth
import Streams
import StreamsLaws
import StreamsTest
import Testing

/// Each law of the contract is a test case with its name; one of them compares the operator with its model.
@Suite(.noLeaks) @MainActor struct EveryNthLaws {
    private static let plain = OperatorUnderTest("everyNth(_:)", parameters: [.n]) { inputs in
        inputs[0].everyNth(inputs[.n])
    } model: { inputs -> Timeline<Int> in
        everyNth(inputs[.n], of: inputs[0])
    }

    // The sources of the laws send 1, 2 and 3, of which two are odd.
    private static let filtered = OperatorUnderTest("everyNth(_:where:)", closures: 1, parameters: [.n]) { inputs in
        inputs[0].everyNth(inputs[.n]) { try inputs.pass($0.value % 2 == 1) }
    } model: { inputs -> Timeline<Int> in
        let counted: Timeline<Int> = inputs[0].each { element, output in
            if try inputs.pass(element % 2 == 1) { output.append(element) }
        }
        return everyNth(inputs[.n], of: counted)
    }

    /// The model: the operator on lists.
    private nonisolated static func everyNth(_ n: Int, of input: Timeline<Int>) -> Timeline<Int> {
        let selected = input.elements.enumerated().filter { ($0.offset + 1) % n == 0 }.map(\.element)
        return Timeline(selected, input.termination, subscriptions: input.subscriptions)
    }

    @Test("everyNth(_:)", arguments: OperatorLaw.all) func plain(law: OperatorLaw) async {
        await law.check(Self.plain)
    }

    @Test("everyNth(_:where:)", arguments: OperatorLaw.all) func filtered(law: OperatorLaw) async {
        await law.check(Self.filtered)
    }

    // MARK: Versions with a bug

    /// It never disposes its source, which a law reports.
    @Test("The laws report a source that is not disposed") func undisposed() async {
        let leaks = CompositeDisposable()
        let forgetful = OperatorUnderTest("forgetful") { inputs in
            Observable<TrackedElement>.create { observer in
                let subscription = inputs[0].everyNth(2).subscribe { observer.on($0) }
                _ = leaks.insert(subscription)
                return Disposables.create()
            }
        }
        var faults: [String] = []
        for law in OperatorLaw.all where law.name.hasPrefix("C2") { faults += await law.faults(of: forgetful) }
        #expect(!faults.isEmpty)
        leaks.dispose()
    }

    /// It emits the element after every `n`-th, which only the model reports: it obeys every law.
    @Test("The model reports wrong elements") func wrongElements() async throws {
        let late = OperatorUnderTest("late everyNth(_:)", parameters: [.n]) { inputs in
            inputs[0].enumerated().filter { $0.index > 0 && $0.index % inputs[.n] == 0 }.map { $0.element }
        } model: { inputs -> Timeline<Int> in
            Self.everyNth(inputs[.n], of: inputs[0])
        }
        for law in OperatorLaw.all {
            let faults = await law.faults(of: late)
            #expect(faults.isEmpty != law.name.hasPrefix("Model"), "\(law.name): \(faults)")
        }
        let disagreement = try #require(late.disagreement(programs: 200, seed: 1))
        #expect(
            disagreement.description == """
                late everyNth(_:) differs from its model in program 2.
                parameters: n 1
                              200
                synchronous 0 0------
                observer      ^------
                expected      (0 |)--
                actual        |------
                To run only this program: disagreement(programs: 1, seed: 2)
                or, for the law: STREAMS_PROGRAMS=1 STREAMS_SEED=2 swift test
                """)
    }
}

extension OperatorUnderTest.Parameter {
    fileprivate static let n = OperatorUnderTest.Parameter("n", 1...4)
}
