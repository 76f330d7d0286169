/// A weak reference that several closures share.
///
/// Sendable by contract: reading a weak reference is atomic, and it is not written after `init`.
@usableFromInline final class WeakBox<Object: AnyObject>: @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline private(set) final weak var object: Object?

    @usableFromInline init(_ object: Object) { self.object = object }
}
