/// The namespace `rx` of a type, which the library and programs extend.
@dynamicMemberLookup public struct Reactive<Base> {
    /// The object or value that is extended.
    public let base: Base

    /// Creates the namespace of `base`.
    @inlinable public init(_ base: Base) { self.base = base }

    /// A binder that sets a property of the object, on the main actor.
    @inlinable
    public subscript<Property: Sendable>(
        dynamicMember keyPath: any ReferenceWritableKeyPath<Base, Property> & Sendable
    ) -> Binder<Property> where Base: AnyObject & Sendable {
        Binder(base) { base, value in base[keyPath: keyPath] = value }
    }

    /// A binder that sets a property of the object, both of which stay on the main actor.
    @inlinable @preconcurrency @MainActor
    public subscript<Property>(
        dynamicMember keyPath: any ReferenceWritableKeyPath<Base, Property> & Sendable
    ) -> Binder<Property> where Base: AnyObject {
        Binder(base) { base, value in base[keyPath: keyPath] = value }
    }
}

extension Reactive: Sendable where Base: Sendable {}

/// A type with an `rx`.
public protocol ReactiveCompatible {
    /// The type that is extended.
    associatedtype ReactiveBase

    /// The namespace of the type.
    static var rx: Reactive<ReactiveBase>.Type { get set }

    /// The namespace of a value.
    var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
    /// The namespace of the type.
    public static var rx: Reactive<Self>.Type {
        @inlinable get { Reactive<Self>.self }
        // Does nothing; it allows properties of an extension to be set through a value.
        set {}
    }

    /// The namespace of a value.
    public var rx: Reactive<Self> {
        @inlinable get { Reactive(self) }
        // Not mutating, so that it works with a constant that holds an object.
        nonmutating set {}
    }
}
