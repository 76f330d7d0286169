extension Property {
    /// Returns the property of the results of a closure that combines properties.
    ///
    /// Announces a result that differs from the previous one. An `Equatable` conformance that belongs to the main actor is
    /// not used: each result is announced then.
    ///
    ///     let width = MutableProperty(2)
    ///     let height = MutableProperty(3)
    ///     let area = Property.combine(width, height) { $0 * $1 }
    @_semantics("optimize.no.crossmodule") @preconcurrency public static func combine<each Input>(
        _ properties: repeat Property<each Input>, transform: @escaping @Sendable (repeat each Input) -> Value
    ) -> Property where Value: Equatable {
        combined(propertyEquality(of: Value.self), transform, repeat each properties)
    }

    /// Returns the property of the results of a closure, which cannot be compared: announces each one.
    @_semantics("optimize.no.crossmodule") @_disfavoredOverload @preconcurrency
    public static func combine<each Input>(
        _ properties: repeat Property<each Input>, transform: @escaping @Sendable (repeat each Input) -> Value
    ) -> Property { combined(nil, transform, repeat each properties) }

    // The compiler of Swift 6.3.1 crashes when -cross-module-optimization takes a function with a parameter pack.
    @_semantics("optimize.no.crossmodule") private static func combined<each Input>(
        _ isEqual: PropertyEquality, _ transform: @escaping @Sendable (repeat each Input) -> Value,
        _ properties: repeat Property<each Input>
    ) -> Property {
        var inputs: [PropertyNode] = []
        repeat inputs.append((each properties).node)
        return derived(from: inputs, isEqual) { boxes in
            var place = -1
            func next<Next>(_: Next.Type) -> Next {
                place += 1
                return boxes[place].value()
            }
            return PropertyBox(transform(repeat next((each Input).self)))
        }
    }

    /// Returns the property of the results of a closure that combines the properties of an array.
    ///
    /// Announces a result that differs from the previous one. An `Equatable` conformance that belongs to the main actor is
    /// not used: each result is announced then.
    ///
    ///     let scores = [MutableProperty(1), MutableProperty(2)]
    ///     let sum = Property.combine(scores) { $0.reduce(0, +) }
    @inlinable @preconcurrency public static func combine<Input>(
        _ properties: [Property<Input>], transform: @escaping @Sendable ([Input]) -> Value
    ) -> Property where Value: Equatable { combined(properties, propertyEquality(of: Value.self), transform) }

    /// Returns the property of the results of a closure, which cannot be compared: announces each one.
    @inlinable @_disfavoredOverload @preconcurrency public static func combine<Input>(
        _ properties: [Property<Input>], transform: @escaping @Sendable ([Input]) -> Value
    ) -> Property { combined(properties, nil, transform) }

    @inlinable static func combined<Input>(
        _ properties: [Property<Input>], _ isEqual: PropertyEquality,
        _ transform: @escaping @Sendable ([Input]) -> Value
    ) -> Property {
        derived(from: properties.map { $0.node }, isEqual) { boxes in
            // Not `map`, which costs generic code an allocation for each element.
            var inputs: [Input] = []
            inputs.reserveCapacity(boxes.count)
            for box in boxes { inputs.append(box.value()) }
            return PropertyBox(transform(inputs))
        }
    }
}
