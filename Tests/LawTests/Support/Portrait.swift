import Streams

/// What became of a recipe that followed a script; many laws look at it.
@MainActor struct Portrait {
    let events: [Event<String>]
    let calls: Set<Int>
    /// How often each source was subscribed to.
    let subscriptions: [Int]
    let hasReleasedSources: Bool
    let books: String

    private static var known: [String: Portrait] = [:]

    static func of(_ recipe: Recipe, _ script: Script) -> Portrait {
        let key = "\(recipe.testDescription): \(script.name)"
        if let portrait = known[key] { return portrait }
        let portrait = Portrait(Stage.play(recipe, script))
        known[key] = portrait
        return portrait
    }

    private init(_ stage: Stage) {
        events = stage.witness.events
        calls = Set(stage.calls.notes)
        subscriptions = stage.probes.map(\.subscriptions)
        hasReleasedSources = stage.hasReleasedSources
        books = stage.books
    }
}
