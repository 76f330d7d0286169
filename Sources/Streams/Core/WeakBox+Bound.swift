extension WeakBox {
    /// Returns a closure that calls `body` with the object, while it exists; implements the parameters of `with:`.
    @inlinable func bound<Value>(_ body: (@Sendable (Object, Value) -> Void)?) -> @Sendable (Value) -> Void {
        { [self] value in
            guard let object else { return note(.releasedOwner) }
            body?(object, value)
        }
    }

    /// Returns a closure without parameters that calls `body` with the object, while it exists.
    @inlinable func bound(_ body: (@Sendable (Object) -> Void)?) -> @Sendable () -> Void {
        { [self] in
            if let body, let object { body(object) }
        }
    }
}
