import Streams
import Testing

/// Builds one public operator, on which the laws are checked.
///
///     Recipe("ObservableType.map(_:)", closures: 1) { b in b[0].map { try b.pass($0) } }
///
/// The closure receives a `Bench` with the sources. Each closure of the operator calls `pass`, `call` or `note` of the
/// bench, by which a law makes it throw.
struct Recipe: Sendable, CustomTestStringConvertible {
    /// The differences of an operator from the defaults that the laws expect.
    struct Traits: OptionSet {
        let rawValue: Int

        /// Another use of a registered operator.
        static let variant = Traits(rawValue: 1 << 0)
        /// Does not terminate with its sources.
        static let neverEnds = Traits(rawValue: 1 << 1)
        /// Fails if there is no element.
        static let needsElement = Traits(rawValue: 1 << 2)
        /// Never fails, even if a source or a closure does.
        static let neverFails = Traits(rawValue: 1 << 3)
        /// Shares one subscription to its source.
        static let shares = Traits(rawValue: 1 << 4)
        /// Retains its sources while it runs, since it can resubscribe.
        static let keepsSources = Traits(rawValue: 1 << 5)
        /// Emits no element.
        static let noElements = Traits(rawValue: 1 << 6)
        /// Runs on the main queue.
        static let main = Traits(rawValue: 1 << 7)
        /// Emits no terminal event if it has emitted no element.
        static let endsSilently = Traits(rawValue: 1 << 9)
        /// Emits by a timer, even after its sources are released.
        static let ticks = Traits(rawValue: 1 << 10)
        /// Resubscribes without end to a source that fails synchronously.
        static let endless = Traits(rawValue: 1 << 8)
    }

    /// The type and the name as in the symbol graph: `ObservableType.map(_:)`, `static ObservableType.merge(_:)`.
    let symbol: String
    /// Distinguishes several recipes with this name.
    private(set) var form: String
    /// The number of sources.
    let sources: Int
    /// The number of closures; closure `k` calls `pass`, `call` or `note` of the bench with `k`.
    let closures: Int
    /// The closures that cannot throw, or throw only after termination.
    let quiet: Set<Int>
    /// The sources whose errors are not forwarded.
    let handled: Set<Int>
    private(set) var traits: Traits
    /// The name of the result type.
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

    /// The base name: `map` of `ObservableType.map(_:)`.
    var operatorName: Substring { symbol.prefix { $0 != "(" }.split(separator: ".").last ?? "" }

    var testDescription: String { form.isEmpty ? symbol : "\(symbol) (\(form))" }

    /// Returns whether the operator resubscribes without end if a source emits this event synchronously.
    func isEndless(after event: Event<Int>) -> Bool { traits.contains(.endless) && event.error != nil }

    /// Returns the recipe as a named variant of a registered operator.
    func asVariant(_ name: String) -> Recipe {
        var variant = self
        variant.traits.insert(.variant)
        variant.form = form.isEmpty ? name : "\(form), \(name)"
        return variant
    }
}

/// Builds a list of recipes.
@resultBuilder enum Recipes {
    static func buildExpression(_ recipe: Recipe) -> [Recipe] { [recipe] }
    static func buildExpression(_ recipes: [Recipe]) -> [Recipe] { recipes }
    static func buildPartialBlock(first: [Recipe]) -> [Recipe] { first }
    static func buildPartialBlock(accumulated: [Recipe], next: [Recipe]) -> [Recipe] { accumulated + next }
}
