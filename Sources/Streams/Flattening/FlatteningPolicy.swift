/// The treatment of an inner sequence that arrives while others run.
@usableFromInline enum FlatteningPolicy: Sendable {
    /// At most `limit` inner sequences run at the same time; further ones wait in order.
    case all(limit: Int)
    /// While an inner sequence runs, elements of the source are ignored.
    case first
    /// A new inner sequence replaces the one before.
    case latest

    @inlinable static var all: FlatteningPolicy { .all(limit: .max) }

    @usableFromInline var limit: Int { if case .all(let limit) = self { limit } else { .max } }
}
