import StreamsLaws

/// Every public operator.
///
/// If one is missing, `CompletenessTests` fails.
enum Registry {
    static let all: [OperatorUnderTest] =
        creating + transforming + filtering + combining + errors + sharing + timing + infallible + primitives + singles
        + maybes + completables + sharedSequences + main + subjects + relays

    /// The operators for which a law holds.
    static func those(_ isMeant: (OperatorUnderTest) -> Bool) -> [OperatorUnderTest] { all.filter(isMeant) }

    private static let infallible =
        infallibleMaking + infallibleTransforming + infallibleFiltering + infallibleCombining

    /// The object that `withUnretained` does not retain.
    static let owner = Owner()

    final class Owner: Sendable {}
}
