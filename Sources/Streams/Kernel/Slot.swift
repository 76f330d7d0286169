import Synchronization

/// A place for the latest element of a source, in the state of an operator.
///
/// It is an optional whose owner knows whether it has a value. A client's code that is generic over the element is not
/// specialized, and asks the runtime for the type of each optional that it uses, which takes longer than the rest of an
/// operator. A slot that has a value is used at the address of the value, without the type of the optional.
///
/// It has one field: to find a second one, such code would ask for the type of the slot.
@usableFromInline struct Slot<Value>: ~Copyable {
    @usableFromInline let optional: _Cell<Value?>

    @inlinable init(_ value: Value? = nil) { optional = _Cell(value) }

    /// The value, which there is: an optional has its value at its own address.
    ///
    /// A change takes two expressions: in one, the thread sanitizer would take it for a change of the owner, too.
    @inline(__always) @inlinable var place: UnsafeMutablePointer<Value> {
        UnsafeMutableRawPointer(optional._address).assumingMemoryBound(to: Value.self)
    }

    /// Stores the first value.
    @inlinable @inline(never) borrowing func fill(_ value: Value) {
        let address = optional._address
        address.pointee = value
    }

    /// Releases the value.
    @inlinable @inline(never) borrowing func clear() {
        let address = optional._address
        address.pointee = nil
    }

    /// Returns a copy of the value, if there is one.
    @inlinable borrowing func get() -> Value? { optional._address.pointee }
}

/// A value that may be absent, which the closures of an operator share.
@usableFromInline final class Latest<Value> {
    @exclusivity(unchecked) @usableFromInline final var isKnown = false
    @usableFromInline let slot = Slot<Value>()

    @inlinable init() {}

    @inline(__always) @inlinable func store(_ value: Value) {
        if isKnown {
            let place = slot.place
            place.pointee = value
        } else {
            storeFirst(value)
        }
    }

    @inlinable @inline(never) func storeFirst(_ value: Value) {
        slot.fill(value)
        isKnown = true
    }
}
