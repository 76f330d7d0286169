extension SharedSequenceConvertibleType {
    /// Emits the elements of several sequences.
    @inlinable public static func merge(
        _ sources: SharedSequence<SharingStrategy, Element>...
    ) -> SharedSequence<SharingStrategy, Element> {
        merge(sources)
    }

    /// Emits the elements of several sequences.
    @inlinable public static func merge(
        _ sources: [SharedSequence<SharingStrategy, Element>]
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .merging(sources.map(\.upstream)))
    }

    /// Emits the elements of several sequences.
    public static func merge<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> SharedSequence<SharingStrategy, Element>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        merge(Array(sources))
    }

    /// Subscribes to several sequences one after another.
    public static func concat<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, Element>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .concatenated(collection.map(\.upstream)))
    }

    /// Subscribes to several sequences one after another, and takes each when the previous one completes.
    public static func concat<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element>
    where Sequence.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .concatenated(following: sequence.lazy.map(\.upstream)))
    }

    /// Combines the latest elements of a collection of sequences into arrays whenever one of them emits.
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, [Element]>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, [Element]>(raw: .latest(of: collection.map(\.upstream)) { $0 })
    }

    /// Combines the elements of a collection of sequences at the same position into arrays.
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, [Element]>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, [Element]>(raw: .zipped(collection.map(\.upstream)) { $0 })
    }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
    /// Emits the elements of all sequences that the source emits.
    public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
        merge(maxConcurrent: .max)
    }

    /// Emits the elements of the sequences that the source emits, with at most `maxConcurrent` subscriptions at a time.
    public func merge(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element> {
        flattened(.all(limit: maxConcurrent)) { $0.asSharedSequence() }
    }

    /// Emits the elements of the most recent one of the sequences that the source emits.
    public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
        flattened(.latest) { $0.asSharedSequence() }
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
