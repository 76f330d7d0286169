/// A property whose value can be set, from any thread: a root of what is derived.
///
///     let count = MutableProperty(0)
///     let isEmpty = count.map { $0 == 0 }
///     count.value = 1
///     count.update { $0 += 1 }
///
/// A change is seen by every reader when the call that makes it returns. The observers receive it inside the call, on its
/// thread; or, if another thread delivers a change of the same property at that time, on that thread, and after 1,024
/// changes on a background queue. A change that an observer makes is delivered after the one that it observes. An equal
/// value is not announced, if `Value` is `Equatable`. A conformance that belongs to the main actor, as that of a `struct`
/// under `-default-isolation MainActor`, is not used: declare the type `nonisolated`.
///
/// When a property is released, the observers of what can no longer change are released, without an event.
public final class MutableProperty<Value: Sendable>: Property<Value>, @unchecked Sendable {
    @usableFromInline let root: PropertyRoot

    /// Creates a property with an initial value.
    @inlinable public convenience init(_ value: Value) where Value: Equatable {
        self.init(PropertyBox(value), isEqual: propertyEquality(of: Value.self))
    }

    /// Creates a property whose values cannot be compared: each one that is set is announced.
    @inlinable @_disfavoredOverload public convenience init(_ value: Value) {
        self.init(PropertyBox(value), isEqual: nil)
    }

    @usableFromInline init(_ box: AnyPropertyBox, isEqual: PropertyEquality) {
        root = PropertyRoot(box, isEqual: isEqual)
        super.init(root)
    }

    deinit {
        // Released outside the lock.
        let released = root.clock.lock.withLock { root.end() }
        withExtendedLifetime(released) {}
    }

    /// The current value.
    ///
    /// `count.value += 1` is a read and a write, between which another thread may write: see `update(_:)`.
    @inlinable public override var value: Value {
        get { box.value() }
        set { set(PropertyBox(newValue)) }
    }

    /// Changes the value.
    ///
    /// No change of another thread is lost in between: if there was one, `change` is called again with the value that it
    /// left. So `change` does nothing but change the value; a `change` that sets this property is a programmer error. If it
    /// throws, the value stays as it is.
    ///
    /// `change` gets a copy of the value, so a collection is copied at each call. To add elements often, send them to a
    /// subject with `scan(into:)`, which copies the collection only if an operator or an observer retains it, or append
    /// them to a collection in an actor or a `Mutex`.
    ///
    ///     let count = MutableProperty(0)
    ///     DispatchQueue.concurrentPerform(iterations: 4) { _ in count.update { $0 += 1 } }
    ///     print(count.value)  // 4
    ///
    /// - Returns: The result of `change`.
    @discardableResult @inlinable
    public func update<Result>(_ change: (inout Value) throws -> Result) rethrows -> Result {
        while true {
            let read = box
            var value: Value = read.value()
            let result = try change(&value)
            if replace(read, by: PropertyBox(value)) { return result }
        }
    }

    // Not inlinable, and without the type of the value: a client allocates the box, which it knows.

    @usableFromInline func set(_ box: AnyPropertyBox) {
        if root.hasEqualValues(root.latest, box) { return }
        _ = root.clock.commit(CollectionOfOne(PropertyWrite(root: root, box: box)))
    }

    /// Returns false if `read` is not current anymore.
    @usableFromInline func replace(_ read: AnyPropertyBox, by box: AnyPropertyBox) -> Bool {
        if root.hasEqualValues(read, box) { return true }
        return root.clock.commit(CollectionOfOne(PropertyWrite(root: root, read: read, box: box)))
    }
}
