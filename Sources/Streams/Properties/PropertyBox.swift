/// A value of a property, which never changes: two reads that return the same box return the same value.
///
/// Sendable by contract: `number` and `previous` are written before the box is published, under the lock of the
/// `PropertyClock`. Only a snapshot that is older than the box reads `previous`, which is removed after the last of these.
@usableFromInline class AnyPropertyBox: @unchecked Sendable {
    /// The number of the transaction that wrote it; 0 for an initial and for a derived value.
    @exclusivity(unchecked) final var number: UInt = 0
    /// The box that it has replaced, while a snapshot may need it.
    @exclusivity(unchecked) final var previous: AnyPropertyBox?

    @usableFromInline init() {}

    @inlinable final func value<Value>(as _: Value.Type = Value.self) -> Value {
        unsafeDowncast(self, to: PropertyBox<Value>.self).value
    }
}

@usableFromInline final class PropertyBox<Value>: AnyPropertyBox, @unchecked Sendable {
    @usableFromInline let value: Value

    @inlinable init(_ value: Value) {
        self.value = value
        super.init()
    }
}

/// The comparison of two boxes of a property; nil if its values cannot be compared.
@usableFromInline typealias PropertyEquality = (@Sendable (AnyPropertyBox, AnyPropertyBox) -> Bool)?

@inlinable func propertyEquality<Value: Equatable & Sendable>(of _: Value.Type) -> PropertyEquality {
    { $0.value(as: Value.self) == $1.value() }
}
