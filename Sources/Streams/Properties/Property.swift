/// A value that can be read at any time, and observed: a ``MutableProperty``, or derived from other properties.
///
///     let price = MutableProperty(2)
///     let count = MutableProperty(3)
///     let total = Property.combine(price, count) { $0 * $1 }
///     let label = total.map { "\($0) EUR" }
///     let subscription = label.asObservable().subscribe(onNext: { print($0) })  // 6 EUR
///     price.value = 5  // 15 EUR
///
/// Every derived value belongs to one moment: if `count` and `price` change in a transaction, a reader or an observer on
/// any thread never sees the new price with the old count. `combineLatest` emits such combinations, also if both of its
/// sources are derived from one.
///
/// A value is computed when it is read or observed, once for each change of what it is derived from. Values that are
/// equal to the previous one are not announced, and what is derived from them is not computed again.
///
/// The closures of derivations are called on any thread that reads or changes, several may run at the same time, and no
/// lock is held then. So they do nothing but compute. A closure that reads another property receives its latest value,
/// but the value is not computed again when that one changes; a closure that reads its own property, or sets one from
/// which that is derived, is a programmer error.
///
/// A property retains what it is derived from, but not the property objects themselves. These retain it while it is
/// observed. A subscription that is kept after the roots have been released retains the last value and the closures of
/// the derivation.
public class Property<Value: Sendable>: ObservableConvertibleType, @unchecked Sendable {
    // Sendable by contract: the state is one immutable reference, and another one in `MutableProperty`.

    /// The type of the value.
    public typealias Element = Value

    @usableFromInline let node: PropertyNode
    /// The box of the current value.
    @usableFromInline final var box: AnyPropertyBox { node.latest }

    init(_ node: PropertyNode) { self.node = node }

    /// The current value.
    ///
    /// After a change on the same thread it is the value after that, also inside a delivery. If nothing has changed since the
    /// last read, reading takes constant time.
    @inlinable public var value: Value { box.value() }
}

extension Property {
    /// Creates a property whose value does not change.
    ///
    ///     let rate = Property(constant: 1.2)
    public convenience init(constant value: Value) {
        let root = PropertyRoot(PropertyBox(value), isEqual: nil)
        root.liveInputs = 0
        self.init(root)
    }

    /// Returns the property of the results of a closure.
    ///
    /// Announces a result that differs from the previous one. An `Equatable` conformance that belongs to the main actor is
    /// not used: each result is announced then.
    ///
    ///     let names = MutableProperty(["a", "b"])
    ///     let first = names.map { $0.first }
    ///     let count = names.map(\.count)
    @inlinable @preconcurrency
    public func map<Result: Equatable>(_ transform: @escaping @Sendable (Value) -> Result) -> Property<Result> {
        Property<Result>.derived(from: [node], propertyEquality(of: Result.self)) {
            PropertyBox(transform($0[0].value()))
        }
    }

    /// Returns the property of the results of a closure, which cannot be compared: announces each one.
    @inlinable @_disfavoredOverload @preconcurrency
    public func map<Result>(_ transform: @escaping @Sendable (Value) -> Result) -> Property<Result> {
        Property<Result>.derived(from: [node], nil) { PropertyBox(transform($0[0].value())) }
    }

    // Without the type of the results: a client allocates their boxes, whose type it knows.
    @usableFromInline static func derived(
        from inputs: [PropertyNode], _ isEqual: PropertyEquality,
        _ compute: @escaping @Sendable ([AnyPropertyBox]) -> AnyPropertyBox
    ) -> Property {
        Property(PropertyDerivation(inputs: inputs, isEqual: isEqual, compute: compute))
    }
}
