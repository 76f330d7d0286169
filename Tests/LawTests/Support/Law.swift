import Foundation
import Testing

/// The faults of one recipe under one law.
final class Verdict {
    fileprivate var faults: [String] = []

    func require(_ condition: Bool, _ fault: @autoclosure () -> String) {
        if !condition { faults.append(fault()) }
    }
}

/// Checks a law on all recipes it applies to in one test, and records an issue for each recipe that breaks it.
///
/// The environment variable `STREAMS_OPERATOR` selects the recipes of one operator, such as `map`.
@MainActor func law(
    over recipes: [Recipe] = Registry.all, sourceLocation: SourceLocation = #_sourceLocation,
    _ check: (Recipe, Verdict) -> Void
) {
    let only = ProcessInfo.processInfo.environment["STREAMS_OPERATOR"]
    for recipe in recipes where only.map({ recipe.operatorName == $0 }) ?? true {
        let verdict = Verdict()
        check(recipe, verdict)
        if verdict.faults.isEmpty { continue }
        let faults = verdict.faults.map { "\n    \($0)" }.joined()
        Issue.record("\(recipe.testDescription):\(faults)", sourceLocation: sourceLocation)
    }
    #expect(recipes.count > 10, "The law applies to too few recipes.", sourceLocation: sourceLocation)
}
