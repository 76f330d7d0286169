import TestSupport
import Testing

@Suite(.noLeaks) @MainActor struct DerivationLawTests {
    @Test("Every derivation obeys", arguments: DerivationLaw.all, Registry.derivationsUnderTest)
    func law(_ law: DerivationLaw, _ derivation: DerivationUnderTest) async { await law.check(derivation) }

    @Test("The laws report a derivation that mixes values, one that repeats itself, and one that computes too often")
    func plantedBugs() async {
        let mixed = DerivationUnderTest("mixed", inputs: 2) { inputs, compute in
            // As `combineLatest`: the two inputs are announced one after the other.
            let result = MutableProperty(compute([inputs[0].value, inputs[1].value]))
            _ = Observable.combineLatest(inputs[0].asObservable(), inputs[1].asObservable()) { compute([$0, $1]) }
                .subscribe(onNext: { result.value = $0 })
            return result
        }
        let eager = DerivationUnderTest("eager", inputs: 1) { inputs, compute in
            inputs[0].map { value -> Int in
                _ = compute([value])
                return compute([value])
            }
        }
        for law in DerivationLaw.all.prefix(1) { #expect(await !law.faults(of: mixed).isEmpty) }
        for law in DerivationLaw.all.dropFirst().prefix(1) { #expect(await !law.faults(of: eager).isEmpty) }
    }
}
