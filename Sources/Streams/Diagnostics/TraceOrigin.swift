/// The creator of a lifetime, for the tracers of debug builds.
@usableFromInline enum TraceOrigin {
    /// The operator that is being subscribed to.
    case current
    /// A subscriber, and not an operator.
    case root
    /// The operator that this teardown belongs to, which subscribes to further sources.
    case owner(Unmanaged<Teardown>)
    /// Not a subscription.
    case none

    /// The caller retains `owner`, so that a release build counts no reference.
    @inlinable static func part(of owner: Teardown) -> TraceOrigin { .owner(.passUnretained(owner)) }

    #if DEBUG || Tracing
        var tracer: (any Tracer)? {
            switch self {
            case .current: Tracing.tracer
            case .root: Tracing.tracer?.root
            case .owner(let owner): owner._withUnsafeGuaranteedRef { $0.tracer }
            case .none: nil
            }
        }
    #endif
}
