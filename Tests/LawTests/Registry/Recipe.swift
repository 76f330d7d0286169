import Streams
import Testing

/// How to build one public operator: what the laws run over.
struct Recipe: Sendable, CustomTestStringConvertible {
    /// What is different about an operator; where nothing is said a law expects the usual.
    struct Traits: OptionSet {
        let rawValue: Int

        /// Another way to use an operator that is registered already.
        static let variant = Traits(rawValue: 1 << 0)
        /// Does not end with its sources.
        static let neverEnds = Traits(rawValue: 1 << 1)
        /// Fails where there is no element.
        static let needsElement = Traits(rawValue: 1 << 2)
        /// Does not fail, whatever its sources and closures do.
        static let neverFails = Traits(rawValue: 1 << 3)
        /// Several subscriptions to it share one to its source.
        static let shares = Traits(rawValue: 1 << 4)
        /// Keeps what it was made from for as long as it runs, since it may subscribe again.
        static let keepsSources = Traits(rawValue: 1 << 5)
        /// Has no element to pass on.
        static let noElements = Traits(rawValue: 1 << 6)
        /// Lives on the main queue.
        static let main = Traits(rawValue: 1 << 7)
        /// Says nothing, not even that it ends, where nothing was let through.
        static let endsSilently = Traits(rawValue: 1 << 9)
        /// Emits by a timer of its own, also when its sources are gone.
        static let ticks = Traits(rawValue: 1 << 10)
        /// Begins again for ever with a source that fails at once.
        static let endless = Traits(rawValue: 1 << 8)
    }

    /// The name in the symbol graph, after its type: `ObservableType.map(_:)`, `static ObservableType.merge(_:)`.
    let symbol: String
    /// Which of several operators with this name.
    private(set) var form: String
    /// How many sources it takes.
    let sources: Int
    /// How many closures it takes; a recipe passes each call of closure `k` through `Bench.call(k)`.
    let closures: Int
    /// Closures that cannot throw, or whose throw comes too late for anybody to hear of it.
    let quiet: Set<Int>
    /// Sources whose failure it does not pass on.
    let handled: Set<Int>
    private(set) var traits: Traits
    /// The name of the type of the result.
    let type: String
    let build: @Sendable (Bench) -> Observable<String>

    init<Result: ObservableConvertibleType & SendableMetatype>(
        _ symbol: String, _ form: String = "", sources: Int = 1, closures: Int = 0, quiet: Set<Int> = [],
        handles handled: Set<Int> = [], traits: Traits = [], build: @escaping @Sendable (Bench) -> Result
    ) {
        self.symbol = symbol
        self.form = form
        self.sources = sources
        self.closures = closures
        self.quiet = quiet
        self.handled = handled
        self.traits = traits
        type = "\(Result.self)"
        self.build = { build($0).asObservable().map { "\($0)" } }
    }

    var testDescription: String { form.isEmpty ? symbol : "\(symbol) (\(form))" }

    /// Whether it would begin again for ever after this event, were that to come at once.
    func isEndless(after event: Event<Int>) -> Bool { traits.contains(.endless) && event.error != nil }

    /// The same as another way, so named, to use an operator that is registered already.
    func asVariant(_ name: String) -> Recipe {
        var variant = self
        variant.traits.insert(.variant)
        variant.form = form.isEmpty ? name : "\(form), \(name)"
        return variant
    }
}

/// Recipes one after another.
@resultBuilder enum Recipes {
    static func buildExpression(_ recipe: Recipe) -> [Recipe] { [recipe] }
    static func buildExpression(_ recipes: [Recipe]) -> [Recipe] { recipes }
    static func buildPartialBlock(first: [Recipe]) -> [Recipe] { first }
    static func buildPartialBlock(accumulated: [Recipe], next: [Recipe]) -> [Recipe] { accumulated + next }
}
