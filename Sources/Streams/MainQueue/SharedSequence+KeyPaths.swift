// A key path to a property of the main actor is not `Sendable`, so the compiler warns if it becomes a closure.

extension SharedSequenceConvertibleType where SharingStrategy: MainQueueSharingStrategy {
    /// Emits a property of each element.
    ///
    /// The form for properties of the main actor; see `map(_:)` for others.
    @_disfavoredOverload @_alwaysEmitIntoClient @preconcurrency @MainActor public func map<Property>(
        _ property: KeyPath<Element, Property>
    ) -> SharedSequence<SharingStrategy, Property> {
        SharedSequence<SharingStrategy, Property>(nonSendable: upstream.mapped { $0[keyPath: property] })
    }

    /// Emits the values of a property that are not nil.
    ///
    /// The form for properties of the main actor; see `compactMap(_:)` for others.
    @_disfavoredOverload @_alwaysEmitIntoClient @preconcurrency @MainActor public func compactMap<Property>(
        _ property: KeyPath<Element, Property?>
    ) -> SharedSequence<SharingStrategy, Property> {
        SharedSequence<SharingStrategy, Property>(nonSendable: upstream.compactMapped { $0[keyPath: property] })
    }

    /// Emits the elements of which a property is true.
    ///
    /// The form for properties of the main actor; see `filter(_:)` for others.
    @_disfavoredOverload @_alwaysEmitIntoClient @preconcurrency @MainActor public func filter(
        _ property: KeyPath<Element, Bool>
    ) -> SharedSequence<SharingStrategy, Element> {
        // Used on the main queue only.
        let property = UncheckedSendable(property)
        return SharedSequence(nonSendable: upstream.filter { $0[keyPath: property.value] })
    }
}
