import Machine
import Recipes

/// The number of elements of a cycle; a few, since some operators subscribe to a source for each.
private let elements = 32

/// Two rows for each operator that the laws check, made from the recipes of their registry.
var recipeRows: [Row] {
    Recipe.all.flatMap { recipe in
        let subscription = row(recipe, "subscription", elements: 0)
        // A sequence without sources sends by itself.
        return recipe.sourceCount > 0 ? [subscription, row(recipe, "element", elements: elements)] : [subscription]
    }
}

private func row(_ recipe: Recipe, _ part: String, elements: Int) -> Row {
    let counted = recipe.work(elements: elements)
    // The lifetime and the closure of the subscriber, an object of the operator, and one for each of several sources.
    let subscribed =
        Double(counted.subscriptions) * .subscription
        + Work(exchanges: 2, allocations: recipe.sourceCount > 1 ? 3 + Double(counted.subscriptions) : 3)
    // The calls of the operator, of the closures of the client and of the subscriber; a serializer for several sources.
    let work =
        subscribed
        + Work(
            calls: Double(elements + counted.closures + counted.outputs),
            sections: Double(recipe.sourceCount > 1 ? 2 * elements : elements))
    let parts = max(1, elements)
    return Row("\(recipe.name), \(part)", (1 / Double(parts)) * work, parts: Double(parts)) {
        let cycle = recipe.cycle(elements: elements)
        let count = 2000 / parts
        return Job(units: count) {
            for _ in 0..<count { cycle() }
        }
    }
}
