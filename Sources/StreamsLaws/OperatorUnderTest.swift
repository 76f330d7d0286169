import Streams
import Testing

/// An operator or a source on which the laws are checked.
///
///     OperatorUnderTest("map(_:)", closures: 1) { inputs in inputs[0].map { try inputs.pass($0) } }
///
/// The closure builds the operator from its inputs: sources, a scheduler, and elements. Each closure of the operator
/// calls ``OperatorInputs/pass(_:_:)``, ``OperatorInputs/call(_:)`` or ``OperatorInputs/note(_:_:)``, by which a law
/// observes its calls and makes it throw. A source has no inputs: pass `sources: 0`.
///
/// Laws run an operator in virtual time. An operator that takes a scheduler is given ``OperatorInputs/scheduler``: one
/// that delivers on another thread, or later on the main queue, has one fault, and no other law is checked on it. The
/// same holds for an operator that emits or subscribes without end inside one call; register one that resubscribes to a
/// failing source with the trait ``Traits/resubscribesEndlessly``.
///
/// With a model, one of the laws also compares the output of the operator with that of the model, on random programs.
public struct OperatorUnderTest: Sendable, CustomTestStringConvertible {
    /// Differences from the behavior that the laws expect otherwise.
    public struct Traits: OptionSet, Sendable {
        /// One bit for each trait.
        public let rawValue: Int

        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Does not terminate with its sources.
        public static let neverTerminates = Traits(rawValue: 1 << 0)
        /// Fails if there is no element.
        public static let requiresElement = Traits(rawValue: 1 << 1)
        /// Never fails, even if a source or a closure does.
        public static let neverFails = Traits(rawValue: 1 << 2)
        /// Shares one subscription to its source.
        public static let shares = Traits(rawValue: 1 << 3)
        /// Retains its sources while it runs, since it can resubscribe.
        public static let retainsSources = Traits(rawValue: 1 << 4)
        /// Emits no element.
        public static let emitsNoElement = Traits(rawValue: 1 << 5)
        /// Runs on the main queue.
        public static let runsOnMainQueue = Traits(rawValue: 1 << 6)
        /// Emits no terminal event if it has emitted no element.
        public static let completesSilently = Traits(rawValue: 1 << 7)
        /// Emits by a timer, even after its sources are released.
        public static let emitsByTimer = Traits(rawValue: 1 << 8)
        /// Resubscribes without end to a source that fails synchronously.
        public static let resubscribesEndlessly = Traits(rawValue: 1 << 9)
        /// Another use of a registered operator.
        package static let variant = Traits(rawValue: 1 << 10)
        /// Releases its source by a job of a scheduler, after the operators below it.
        package static let releasesOnScheduler = Traits(rawValue: 1 << 11)
        /// Subscribes to a source after it has delivered an element of another one, and not before.
        package static let subscribesAfterDelivery = Traits(rawValue: 1 << 12)
    }

    /// The name of the operator, such as `map(_:)`.
    public let name: String
    /// Distinguishes several uses of the operator.
    private(set) var form: String
    package let sourceCount: Int
    let closureCount: Int
    /// The closures that cannot throw, or throw only after termination.
    let nonThrowing: Set<Int>
    /// The sources whose errors are not forwarded.
    let handled: Set<Int>
    package private(set) var traits: Traits
    /// The name of the result type.
    package let type: String
    package let build: @Sendable (OperatorInputs) -> Observable<String>
    /// Builds the operator as the type that it is, if that is a trait.
    let buildTrait: @Sendable (OperatorInputs) -> (any TraitSequence)?
    package var model: OperatorModel?
    /// Not keyed by the name: a client can give one name to two operators.
    let summaries = RunSummaries()
    let trial = Trial()

    /// Creates an operator under test.
    ///
    /// - Parameters:
    ///   - name: The name of the operator.
    ///   - form: Distinguishes several uses of the operator.
    ///   - sources: The number of sources.
    ///   - closures: The number of closures; closure `k` passes `k` to the inputs.
    ///   - nonThrowing: The closures that cannot throw, or throw only after termination.
    ///   - handled: The sources whose errors are not forwarded.
    ///   - traits: Differences from the behavior that the laws expect otherwise.
    ///   - build: Builds the operator from its inputs.
    @preconcurrency public init<Result: ObservableConvertibleType & SendableMetatype>(
        _ name: String, _ form: String = "", sources: Int = 1, closures: Int = 0, nonThrowing: Set<Int> = [],
        handlingErrorsOf handled: Set<Int> = [], traits: Traits = [],
        build: @escaping @Sendable (OperatorInputs) -> Result
    ) where Result.Element: Sendable {
        require(
            sources >= 0 && closures >= 0,
            "OperatorUnderTest needs numbers of sources and closures that are not negative.")
        self.name = name
        self.form = form
        sourceCount = sources
        closureCount = closures
        self.nonThrowing = nonThrowing
        self.handled = handled
        self.traits = traits
        type = "\(Result.self)"
        self.build = { build($0).asObservable().map { "\($0)" } }
        buildTrait = { build($0) as? any TraitSequence }
    }

    /// The name and the form of the operator.
    public var testDescription: String { form.isEmpty ? name : "\(name) (\(form))" }
}

extension OperatorUnderTest {
    /// The base name: `map` of `ObservableType.map(_:)`.
    package var baseName: Substring { name.prefix { $0 != "(" }.split(separator: ".").last ?? "" }

    /// Returns whether the operator resubscribes without end if a source emits this event synchronously.
    func isEndless(after event: Event<Int>) -> Bool {
        traits.contains(.resubscribesEndlessly) && event.error != nil
    }

    /// Returns whether the operator resubscribes without end if some sources emit the events of a script synchronously.
    func isEndless(after script: SourceScript, by sources: Range<Int>) -> Bool {
        sources.contains { source in script.steps(source).contains { isEndless(after: $0.event) } }
    }

    /// Returns the message for a use of a source that does not exist.
    static func missingSource(_ index: Int, of count: Int) -> String {
        "The operator under test has no source \(index), since it has \(count): pass the number to `sources`."
    }

    /// Returns the operator as a named variant of a registered one.
    package func asVariant(_ name: String) -> OperatorUnderTest {
        var variant = self
        variant.traits.insert(.variant)
        variant.form = form.isEmpty ? name : "\(form), \(name)"
        return variant
    }
}

/// The scopes of laws.
extension OperatorUnderTest {
    package var hasSources: Bool { sourceCount > 0 }
    var hasClosures: Bool { closureCount > 0 }
    /// Not of a shared source, whose connection does not end with the result.
    var hasUnsharedClosures: Bool { hasClosures && isIndependent }
    var canFail: Bool { !traits.contains(.neverFails) }
    var neverFails: Bool { traits.contains(.neverFails) }
    var failsByThrowing: Bool { closureCount > nonThrowing.count && canFail }
    var shares: Bool { traits.contains(.shares) }
    var isIndependent: Bool { !shares }
    var sharesSource: Bool { shares && hasSources }
    var releasesSequence: Bool { hasSources && !traits.contains(.retainsSources) }
    var isFreedWithSources: Bool { hasSources && traits.isDisjoint(with: [.retainsSources, .emitsByTimer]) }
    var isOffMainQueue: Bool { !traits.contains(.runsOnMainQueue) }
    var hasSourcesOffMainQueue: Bool { hasSources && isOffMainQueue }
    var subscribesFinitely: Bool { !traits.contains(.resubscribesEndlessly) }
    var isSingle: Bool { type.hasPrefix("PrimitiveSequence<SingleTrait") }
    var isMaybe: Bool { type.hasPrefix("PrimitiveSequence<MaybeTrait") }
    var isCompletable: Bool { type.hasPrefix("PrimitiveSequence<CompletableTrait") }
    var isTrait: Bool { type.hasPrefix("PrimitiveSequence<") }
    var isInfallible: Bool { type.hasPrefix("Infallible<") || type.hasPrefix("SharedSequence<") }
}
