import TestSupport
import Testing

/// Returns the failure of a scenario that has to fail.
func failure(
    _ options: ExplorationOptions = ExplorationOptions(), of scenario: (Scenario) throws -> Void
) throws -> InterleavingFailure {
    try #require(throws: InterleavingFailure.self) { try exploreInterleavings(options, scenario) }
}

/// The fault of a scenario that takes other steps in another run.
let otherSteps = "the scenario does not do the same in every run, or the schedule is of another one"
