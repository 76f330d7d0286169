/// Every public operator.
///
/// One that is missing here is a failing test, see `CompletenessTests`.
enum Registry {
    static let all: [Recipe] =
        creating + transforming + filtering + combining + errors + sharing + timing + infallible + primitives + singles
        + maybes + completables + sharedSequences + main + subjects + relays

    /// The recipes for which a law holds.
    static func those(_ isMeant: (Recipe) -> Bool) -> [Recipe] { all.filter(isMeant) }

    private static let infallible =
        infallibleMaking + infallibleTransforming + infallibleFiltering + infallibleCombining

    /// What `withUnretained` does not retain.
    static let owner = Owner()

    final class Owner: Sendable {}
}
