import Machine
import Recipes

/// Two rows for each operator that the laws check, made from the recipes of their registry.
var recipeRows: [Row] {
    // A sequence without sources sends by itself.
    Recipe.all.flatMap { $0.sourceCount > 0 ? [$0.cycleRow, $0.elementRow] : [$0.cycleRow] }
}

extension Recipe {
    /// The number of elements of a cycle; a few, since some operators subscribe to a source for each.
    static let elements = 32

    var cycleRow: Row { row(self, "cycle", elements: 0) }
    var elementRow: Row { row(self, "element", elements: Self.elements) }
}

private func row(_ recipe: Recipe, _ part: String, elements: Int) -> Row {
    let counted = recipe.work(elements: elements)
    let (subscriptions, hasSeveral) = (Double(counted.subscriptions), recipe.sourceCount > 1)
    // The sequence and its closure, the lifetime and the closure of the subscriber, an object of the operator, and one
    // for each of several sources.
    let cycle =
        subscriptions * .subscription
        + Work(exchanges: 2, allocations: 5 + (hasSeveral ? subscriptions : 0))
    // The calls of the operator, of the closures of the client and of the subscriber; a serializer for several sources.
    let sent = Work(
        calls: Double(counted.inputs + counted.closures + counted.outputs),
        sections: Double(elements + (hasSeveral ? counted.inputs : 0)))
    let parts = Double(max(1, elements))
    return Row("\(recipe.name), \(part)", (1 / parts) * (cycle + sent), parts: parts) {
        let count = 2000 / Int(parts)
        let run = recipe.cycles(count, elements: elements)
        return Job(units: count) {
            let outputs = run()
            precondition(outputs == count * counted.outputs, "\(recipe.name) lost elements, or sent some twice.")
        }
    }
}
