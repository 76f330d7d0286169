/// A weak reference that several closures share.
///
/// Sendable by contract: reading a weak reference is atomic, and it is not written after `init`.
@usableFromInline final class WeakBox<Object: AnyObject>: @unchecked Sendable {
    @usableFromInline private(set) weak var object: Object?

    @usableFromInline init(_ object: Object) { self.object = object }
}
