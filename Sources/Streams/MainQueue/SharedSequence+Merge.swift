extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
    /// The operator that merges the sequences that the source emits, called like a method: see `SharedMergeOperator`.
    @inlinable public var merge: SharedMergeOperator<SharingStrategy, Element> {
        SharedMergeOperator(source: asSharedSequence())
    }
}

/// The value of `merge` of a driver or signal, which is called like a method; see ``MergeOperator``.
public struct SharedMergeOperator<SharingStrategy: SharingStrategyProtocol, Element: SharedSequenceConvertibleType> {
    @usableFromInline let source: SharedSequence<SharingStrategy, Element>

    @inlinable init(source: SharedSequence<SharingStrategy, Element>) { self.source = source }

    /// Emits the elements of all sequences that the source emits.
    ///
    ///     source:  --a---b----|
    ///     a:         -1------2-|
    ///     b:             --3---|
    ///     merge(): ---1----3-2-|
    ///
    /// Completes when the source and all its sequences have completed. Delivers on the main queue.
    ///
    ///     Driver.of(Driver.of(1, 2), Driver.of(3)).merge()
    @inlinable @preconcurrency
    public func callAsFunction() -> SharedSequence<Element.SharingStrategy, Element.Element>
    where Element: SendableMetatype { merged(maxConcurrent: .max) }

    /// Emits the elements of all sequences that the source emits.
    ///
    /// The form for sequences with a conformance of the main actor; see `callAsFunction()`.
    @_disfavoredOverload @inlinable @preconcurrency @MainActor
    public func callAsFunction() -> SharedSequence<Element.SharingStrategy, Element.Element>
    where SharingStrategy: MainQueueSharingStrategy { merged(maxConcurrent: .max) }

    /// Emits the elements of the sequences that the source emits, with at most `maxConcurrent` subscriptions at a time.
    ///
    ///     source:                  --a---b----|
    ///     a:                         -1-----2--|
    ///     b:                                   --3---|
    ///     merge(maxConcurrent: 1): ---1-----2----3---|
    ///
    /// The others wait in a queue without a limit. Completes when the source and all its sequences have completed.
    /// Delivers on the main queue. A number below one is a programmer error.
    ///
    ///     Driver.of(Driver.of(1, 2), Driver.of(3)).merge(maxConcurrent: 1)
    @inlinable @preconcurrency
    public func callAsFunction(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element>
    where Element: SendableMetatype { merged(maxConcurrent: maxConcurrent) }

    /// Emits the elements of the sequences that the source emits, with at most `maxConcurrent` subscriptions at a time.
    ///
    /// The form for sequences with a conformance of the main actor; see `callAsFunction(maxConcurrent:)`.
    @_disfavoredOverload @inlinable @preconcurrency @MainActor
    public func callAsFunction(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element>
    where SharingStrategy: MainQueueSharingStrategy { merged(maxConcurrent: maxConcurrent) }

    @inlinable func merged(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element> {
        require(maxConcurrent > 0, "merge(maxConcurrent:) needs room for at least one sequence.")
        return source.flattened(.all(limit: maxConcurrent)) { $0.asSharedSequence() }
    }
}

extension SharedSequenceConvertibleType {
    /// Maps each element to a sequence and joins these sequences.
    @inlinable func flattened<Sharing, Result>(
        _ policy: FlatteningPolicy, _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence<Sharing, Result>(
            raw: upstream(sharedBy: Sharing.self).flattened(policy) {
                selector($0).inner(of: SharingStrategy.self).attach
            },
            with: SharingStrategy.self)
    }
}
