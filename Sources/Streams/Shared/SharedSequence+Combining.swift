extension SharedSequenceConvertibleType {
    /// Emits the elements of several sequences.
    ///
    ///     first:                --1-----3--|
    ///     second:               -----2--------4--|
    ///     merge(first, second): --1--2--3-----4--|
    ///
    /// Completes when all have completed. Delivers on the main queue; buffers nothing.
    ///
    ///     Driver.merge(Driver.of(1, 3), Driver.of(2, 4))
    @inlinable public static func merge(
        _ sources: SharedSequence<SharingStrategy, Element>...
    ) -> SharedSequence<SharingStrategy, Element> {
        merge(sources)
    }

    /// Emits the elements of several sequences.
    ///
    ///     first:                  --1-----3--|
    ///     second:                 -----2--------4--|
    ///     merge([first, second]): --1--2--3-----4--|
    ///
    /// Completes when all have completed. Delivers on the main queue; buffers nothing.
    ///
    ///     Driver.merge([Driver.of(1, 3), Driver.of(2, 4)])
    @inlinable public static func merge(
        _ sources: [SharedSequence<SharingStrategy, Element>]
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .merging(sources.map { $0.upstream }))
    }

    /// Emits the elements of several sequences.
    ///
    ///     first:                                 --1-----3--|
    ///     second:                                -----2--------4--|
    ///     merge(AnyCollection([first, second])): --1--2--3-----4--|
    ///
    /// Completes when all have completed. Delivers on the main queue; buffers nothing.
    ///
    ///     Driver.merge([1: Driver.of(1), 2: Driver.of(2)].values)
    @inlinable public static func merge<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> SharedSequence<SharingStrategy, Element>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        merge(Array(sources))
    }

    /// Subscribes to several sequences one after another.
    ///
    ///     first:                   --1--|
    ///     second:                       --2--|
    ///     concat([first, second]): --1----2--|
    ///
    /// Each is subscribed to when the one before completes, on the main queue. Completes with the last.
    ///
    ///     Driver.concat([Driver.of(1, 2), Driver.just(3)])
    @inlinable public static func concat<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, Element>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .concatenated(collection.map { $0.upstream }))
    }

    /// Subscribes to several sequences one after another, and takes each when the previous one completes.
    ///
    ///     first:                                  --1--|
    ///     second:                                      --2--|
    ///     concat([first, second].makeIterator()): --1----2--|
    ///
    /// Subscribes on the main queue. Completes with the last.
    ///
    ///     Driver.concat([Driver.of(1, 2), Driver.just(3)].makeIterator())
    @_disfavoredOverload @inlinable @preconcurrency public static func concat<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element>
    where Sequence.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .concatenated(following: sequence.lazy.map { $0.upstream }))
    }

    /// Combines the latest elements of a collection of sequences into arrays whenever one of them emits.
    ///
    ///     first:                          --1--------2-----------|
    ///     second:                         -----3-----------4------|
    ///     combineLatest([first, second]): -----[1,3]-[2,3]-[2,4]--|
    ///
    /// Begins when each sequence has emitted. Stores the latest element of each sequence. Completes when all have
    /// completed.
    ///
    ///     Driver.combineLatest([Driver.just(1), Driver.just(2)])
    @inlinable public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, [Element]>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, [Element]>(raw: .latest(of: collection.map { $0.upstream }) { $0 })
    }

    /// Combines the elements of a collection of sequences at the same position into arrays.
    ///
    ///     first:                --1--2-----------3--|
    ///     second:               -----5-----6--|
    ///     zip([first, second]): -----[1,5]-[2,6]-|
    ///
    /// Buffers the elements that have no partner. Completes when all have completed, or when an element comes that can
    /// get no partner; never fails.
    ///
    ///     Driver.zip([Driver.just(1), Driver.just(2)])
    @inlinable public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, [Element]>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, [Element]>(raw: .zipped(collection.map { $0.upstream }) { $0 })
    }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
    /// The operator that merges the sequences that the source emits, called like a method: see `SharedMergeOperator`.
    @inlinable public var merge: SharedMergeOperator<SharingStrategy, Element> {
        SharedMergeOperator(source: asSharedSequence())
    }

    /// Emits the elements of the most recent one of the sequences that the source emits.
    ///
    ///     source:         --a------b-----|
    ///     a:                -1--2---3--
    ///     b:                       -4--5-|
    ///     switchLatest(): ---1--2---4--5-|
    ///
    /// The subscription to the previous sequence is disposed when the next one arrives. Completes when the source and
    /// the latest sequence have completed. Delivers on the main queue.
    ///
    ///     Driver.of(Driver.of(1, 2), Driver.of(3)).switchLatest()
    @inlinable public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
        flattened(.latest) { $0.asSharedSequence() }
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
    @inlinable public func callAsFunction() -> SharedSequence<Element.SharingStrategy, Element.Element> {
        callAsFunction(maxConcurrent: .max)
    }

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
    @inlinable
    public func callAsFunction(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element> {
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
