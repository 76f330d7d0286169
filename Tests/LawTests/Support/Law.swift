import Testing

/// What one recipe did wrong under one law.
final class Verdict {
    fileprivate var faults: [String] = []

    func require(_ condition: Bool, _ fault: @autoclosure () -> String) {
        if !condition { faults.append(fault()) }
    }
}

/// Checks a law on all recipes it applies to, in one test; whoever breaks it is named.
@MainActor func law(
    over recipes: [Recipe] = Registry.all, sourceLocation: SourceLocation = #_sourceLocation,
    _ check: (Recipe, Verdict) -> Void
) {
    for recipe in recipes {
        let verdict = Verdict()
        check(recipe, verdict)
        if verdict.faults.isEmpty { continue }
        let faults = verdict.faults.map { "\n    \($0)" }.joined()
        Issue.record("\(recipe.testDescription):\(faults)", sourceLocation: sourceLocation)
    }
    #expect(recipes.count > 10, "A law that applies to almost nothing.", sourceLocation: sourceLocation)
}
