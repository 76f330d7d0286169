import EveryNth
import Streams
import StreamsLaws
import StreamsTest
import Testing

/// Each law of the contract is a test case with its name.
@Suite(.noLeaks) @MainActor struct EveryNthLaws {
    @Test("everyNth(_:)", arguments: OperatorLaw.all) func plain(law: OperatorLaw) async {
        await law.check(OperatorUnderTest("everyNth(_:)") { inputs in inputs[0].everyNth(2) })
    }

    @Test("everyNth(_:where:)", arguments: OperatorLaw.all) func filtered(law: OperatorLaw) async {
        await law.check(
            OperatorUnderTest("everyNth(_:where:)", closures: 1) { inputs in
                inputs[0].everyNth(2) { _ in try inputs.pass(true) }
            })
    }

    /// A version with a bug: it never disposes its source.
    @Test("The laws report a source that is not disposed") func bug() async {
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
}
