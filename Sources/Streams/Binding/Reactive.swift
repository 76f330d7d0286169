/// What the library, or a program, adds to a type under `rx`.
@dynamicMemberLookup public struct Reactive<Base> {
    /// The object or value that is extended.
    public let base: Base

    /// Extends `base`.
    public init(_ base: Base) { self.base = base }

    /// A binder that sets a property of the object, on the main actor.
    public subscript<Property: Sendable>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property> & Sendable
    ) -> Binder<Property> where Base: AnyObject & Sendable {
        Binder(base) { base, value in base[keyPath: keyPath] = value }
    }

    /// A binder that sets a property of the object, which both stay on the main actor.
    @preconcurrency @MainActor
    public subscript<Property>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property> & Sendable
    ) -> Binder<Property> where Base: AnyObject {
        Binder(base) { base, value in base[keyPath: keyPath] = value }
    }
}

/// A type with an `rx`.
public protocol ReactiveCompatible {
    /// The type that is extended.
    associatedtype ReactiveBase

    /// What is added to the type.
    static var rx: Reactive<ReactiveBase>.Type { get set }

    /// What is added to its values.
    var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
    /// What is added to the type.
    public static var rx: Reactive<Self>.Type {
        get { Reactive<Self>.self }
        // Setting does nothing: it is there so that properties of an extension can be set through a value.
        set {}
    }

    /// What is added to its values.
    public var rx: Reactive<Self> {
        get { Reactive(self) }
        // Not mutating, so that it is possible with a constant that holds an object, too.
        nonmutating set {}
    }
}
