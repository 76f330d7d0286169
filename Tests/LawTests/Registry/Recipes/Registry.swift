import Streams
import StreamsLaws

/// Every public operator.
///
/// If one is missing, `CompletenessTests` fails.
enum Registry {
    static let all: [OperatorUnderTest] =
        creating + transforming + filtering + combining + errors + sharing + timing + infallibles + primitives + singles
        + maybes + completables + sharedSequences + main + subjects + relays

    /// The operators for which a law holds.
    static func those(_ isMeant: (OperatorUnderTest) -> Bool) -> [OperatorUnderTest] { all.filter(isMeant) }

    private static let infallibles =
        infallibleMaking + infallibleTransforming + infallibleFiltering + infallibleCombining

    /// The value that `keeping` binds.
    @TaskLocal static var local = 0
    /// The object that `withUnretained` does not retain.
    static let owner = Owner()

    final class Owner: Sendable {}
}

extension Registry {
    static let observable = Declarations(type: "ObservableType")
    static let primitive = Declarations(type: "PrimitiveSequenceType")

    /// The operators of one type.
    struct Declarations {
        let type: String

        /// - Parameter name: the name of the operator; with a type for an operator of another one.
        func callAsFunction<Result: ObservableConvertibleType & SendableMetatype>(
            _ name: String, _ form: String = "", sources: Int = 1, closures: Int = 0, nonThrowing: Set<Int> = [],
            handlingErrorsOf handled: Set<Int> = [], traits: OperatorUnderTest.Traits = [],
            build: @escaping @Sendable (OperatorInputs) -> Result
        ) -> OperatorUnderTest where Result.Element: Sendable {
            OperatorUnderTest(
                qualified(name, with: type), form, sources: sources, closures: closures, nonThrowing: nonThrowing,
                handlingErrorsOf: handled, traits: traits, build: build)
        }
    }

    /// Returns the whole name of an operator: `ObservableType.map(_:)` for `map(_:)`; a name with a type is whole.
    static func qualified(_ name: String, with type: String) -> String {
        if name.prefix(while: { $0 != "(" }).contains(".") { return name }
        let isStatic = name.hasPrefix("static ")
        return (isStatic ? "static " : "") + "\(type).\(isStatic ? String(name.dropFirst("static ".count)) : name)"
    }
}
