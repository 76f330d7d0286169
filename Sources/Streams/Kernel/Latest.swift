/// The value of an optional property, at the address of the property; there must be a value.
///
/// A client's code that is generic over the element is not specialized, and asks the runtime for the type of each optional
/// that it uses, which takes longer than the rest of an operator. The owner of the property knows whether it has a value
/// from a flag, and uses the value without the type of the optional: an optional has its value at its own
/// address. The property is stored in a class, without exclusivity checks, so its address is valid while the object lives.
///
/// Use the result in a further expression: in the same one, the thread sanitizer would take a read for a change.
@inline(__always) @inlinable
func value<Value>(of optional: UnsafeMutablePointer<Value?>) -> UnsafeMutablePointer<Value> {
    UnsafeMutableRawPointer(optional).assumingMemoryBound(to: Value.self)
}

/// An optional value of an operator, such as the latest one of its source.
///
/// The type of the optional is a parameter of the class, from which code of the class reads it: the code that releases a
/// generic object is not specialized, even if the client knows the type.
@usableFromInline class Latest<Stored> {
    @exclusivity(unchecked) @usableFromInline final var isKnown = false
    @exclusivity(unchecked) @usableFromInline final var stored: Stored

    @inlinable init<Value>() where Stored == Value? { stored = nil }

    /// The value, once it is known.
    @inline(__always) @inlinable final func place<Value>() -> UnsafeMutablePointer<Value> where Stored == Value? {
        value(of: &stored)
    }

    @inline(__always) @inlinable final func store<Value>(_ value: Value) where Stored == Value? {
        if isKnown {
            let place = place()
            place.pointee = value
        } else {
            storeFirst(value)
        }
    }

    @inlinable @inline(never) final func storeFirst<Value>(_ value: Value) where Stored == Value? {
        stored = value
        isKnown = true
    }
}
