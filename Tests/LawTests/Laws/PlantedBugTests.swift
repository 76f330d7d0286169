import TestSupport
import Testing

/// The laws can fail: operators with one bug each are reported.
@Suite(.noLeaks, .serialized, .disabled(if: canExploreInterleavings)) @MainActor struct PlantedBugTests {
    @Test("The laws report", arguments: PlantedBug.all) func bugIsReported(bug: PlantedBug) async {
        defer { PlantedBug.cleanUp() }
        var faults: [String] = []
        // A thread that a lock blocks counts as stuck after a second.
        await Threads.$patience.withValue(1) {
            // A race that runs once, as under a sanitizer, may miss a bug that depends on how its threads meet.
            for _ in 1...200 where faults.isEmpty {
                for law in OperatorLaw.all where law.clauses.contains(bug.clause) {
                    faults += await law.faults(of: bug.candidate)
                }
            }
        }
        #expect(!faults.isEmpty)
    }
}
