/// The creator of a lifetime, for the tracers of debug builds.
@usableFromInline enum TraceOrigin {
    /// The operator that is being subscribed to.
    case current
    /// A subscriber, and not an operator.
    case root
    /// The operator that `owner` belongs to, which subscribes to further sources.
    case part(of: Teardown)
    /// Not a subscription.
    case none

    #if DEBUG || Tracing
        var tracer: (any Tracer)? {
            switch self {
            case .current: Tracing.tracer
            case .root: Tracing.tracer?.root
            case .part(let owner): owner.tracer
            case .none: nil
            }
        }
    #endif
}
