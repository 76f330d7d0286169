import TestSupport
import Testing

/// Every law, on every operator of the registry.
@Suite(.noLeaks) @MainActor struct OperatorLawTests {
    @Test("Every operator obeys", arguments: OperatorLaw.sequential) func law(_ law: OperatorLaw) async {
        for candidate in Registry.selected { await law.check(candidate) }
        let count = Registry.all.count { law.applies(to: $0) }
        #expect(count > 10, "The law applies to too few operators.")
    }

    @Test func namesAreUnique() {
        #expect(Set(Registry.all.map(\.testDescription)).count == Registry.all.count)
    }
}

/// The laws about threads, which are explored with the trait `Interleavings`.
@Suite(.noLeaks, .serialized) @MainActor struct ConcurrencyLawTests {
    @Test("Every operator obeys", arguments: OperatorLaw.subscribing) func law(_ law: OperatorLaw) async {
        await check(law)
    }

    /// Apart from the others, since it takes half the time of `Scripts/explore`.
    @Test("Every operator obeys", arguments: OperatorLaw.simultaneity) func simultaneity(_ law: OperatorLaw) async {
        await check(law)
    }

    private func check(_ law: OperatorLaw) async {
        // An exploration takes time, and variants add little to it.
        for candidate in Registry.selected where !canExploreInterleavings || !candidate.traits.contains(.variant) {
            await law.check(candidate)
        }
    }
}
