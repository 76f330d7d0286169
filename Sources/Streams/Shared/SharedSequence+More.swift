extension SharedSequenceConvertibleType {
    /// Prints what happens.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: upstream.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
    }

    /// All elements of several sequences, as they come.
    public static func merge<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> SharedSequence<SharingStrategy, Element>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        merge(Array(sources))
    }

    /// Several sequences, one after another.
    public static func concat<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, Element>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .concatenated(collection.map(\.upstream)))
    }

    /// Several sequences, one after another, taken from a sequence as they are needed.
    public static func concat<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element>
    where Sequence.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .concatenated(following: sequence.lazy.map(\.upstream)))
    }

    /// The latest elements of a collection of sequences, as an array, whenever one of them emits.
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, [Element]>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, [Element]>(raw: .latest(of: collection.map(\.upstream)) { $0 })
    }

    /// The first elements of a collection of sequences in an array, then the second ones, and so on.
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, [Element]>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, [Element]>(raw: .zipped(collection.map(\.upstream)) { $0 })
    }

    /// Each element with an object that is not kept alive; the end when the object is gone.
    public func withUnretained<Object: AnyObject & Sendable>(_ obj: Object) -> SharedSequence<
        SharingStrategy, (Object, Element)
    > {
        SharedSequence<SharingStrategy, (Object, Element)>(raw: upstream.withUnretained(obj))
    }
}

extension SharedSequenceConvertibleType where SharingStrategy: MainQueueSharingStrategy {
    /// The latest elements of a collection of sequences, combined whenever one of them emits.
    @preconcurrency public static func combineLatest<Collection: Swift.Collection, Result>(
        _ collection: Collection, resultSelector: @escaping @MainActor ([Element]) throws -> Result
    ) -> SharedSequence<SharingStrategy, Result>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, Result>(
            raw: .latest(of: collection.map(\.upstream), MainQueue.assumeIsolated(resultSelector)))
    }

    /// The first elements of a collection of sequences combined, then the second ones, and so on.
    @preconcurrency public static func zip<Collection: Swift.Collection, Result>(
        _ collection: Collection, resultSelector: @escaping @MainActor ([Element]) throws -> Result
    ) -> SharedSequence<SharingStrategy, Result>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, Result>(
            raw: .zipped(collection.map(\.upstream), MainQueue.assumeIsolated(resultSelector)))
    }

    /// Each element combined with an object that is not kept alive; the end when the object is gone.
    @preconcurrency public func withUnretained<Object: AnyObject & Sendable, Out>(
        _ obj: Object, resultSelector: @escaping @MainActor (Object, Element) -> Out
    ) -> SharedSequence<SharingStrategy, Out> {
        SharedSequence<SharingStrategy, Out>(
            raw: upstream.withUnretained(obj, resultSelector: MainQueue.assumeIsolated(resultSelector)))
    }
}

extension SharedSequenceConvertibleType where Element: Sendable {
    /// An element at most once in a span of time.
    public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.throttle(dueTime, latest: latest, scheduler: SharingStrategy.delivery))
    }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
    /// All elements of the sequences that the source emits, as they come.
    public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
        merge(maxConcurrent: .max)
    }

    /// All elements of the sequences that the source emits, of which at most `maxConcurrent` run at the same time.
    public func merge(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element> {
        SharedSequence<Element.SharingStrategy, Element.Element>(
            raw: upstream(sharedBy: Element.SharingStrategy.self).merged(
                limit: maxConcurrent, Selector { $0.inner(of: SharingStrategy.self).attach }),
            with: SharingStrategy.self)
    }

    /// Follows the latest of the sequences that the source emits.
    public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
        SharedSequence<Element.SharingStrategy, Element.Element>(
            raw: upstream(sharedBy: Element.SharingStrategy.self).switched(
                Selector { $0.inner(of: SharingStrategy.self).attach }),
            with: SharingStrategy.self)
    }
}
