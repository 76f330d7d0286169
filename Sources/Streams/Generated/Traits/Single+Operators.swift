// Written by Scripts/generate-overloads.py; change that instead.

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Subscribes to a collection of singles at the same time and emits their elements as an array.
    ///
    ///     first:                -----(1|)
    ///     second:               --(2|)
    ///     zip([first, second]): -----([1,2]|)
    ///
    /// Fails with the first failure, and disposes the other singles then. Emits on the thread of the last element;
    /// buffers the others.
    ///
    ///     Single.zip([Single.just(1), Single.just(2)])
    @_alwaysEmitIntoClient @preconcurrency public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> PrimitiveSequence<Trait, [Element]>
    where Collection.Element == PrimitiveSequence<SingleTrait, Element>, Element: Sendable {
        zip(collection) { $0 }
    }

    /// Maps the element to a maybe, and emits the event of that maybe.
    ///
    ///     source:                      --(1|)
    ///     other (Maybe):                 --|
    ///     flatMapMaybe { _ in other }: ----|
    ///
    /// A thrown error becomes the failure. Emits on the thread of that maybe.
    ///
    ///     Single.just(1).flatMapMaybe { Maybe.just($0 * 10) }
    @_alwaysEmitIntoClient @preconcurrency public func flatMapMaybe<Result>(
        _ selector: @escaping @Sendable (Element) throws -> Maybe<Result>
    ) -> Maybe<Result> where Element: Sendable {
        flatMapTrait(selector)
    }

    /// Maps the element to a completable, and emits the event of that completable.
    ///
    ///     source:                            --(1|)
    ///     other (Completable):                 --|
    ///     flatMapCompletable { _ in other }: ----|
    ///
    /// A thrown error becomes the failure. Terminates on the thread of that completable.
    ///
    ///     Single.just(1).flatMapCompletable { _ in Completable.empty() }
    @_alwaysEmitIntoClient @preconcurrency public func flatMapCompletable(
        _ selector: @escaping @Sendable (Element) throws -> Completable
    ) -> Completable where Element: Sendable {
        flatMapTrait(selector)
    }

    /// The single as a maybe.
    ///
    ///     source:    --(1|)
    ///     asMaybe(): --(1|)
    ///
    ///     Single.just(1).asMaybe()
    @_alwaysEmitIntoClient public func asMaybe() -> Maybe<Element> { Maybe(raw: source) }

    /// Completes when the single succeeds, and drops the element.
    ///
    ///     source:          --(1|)
    ///     asCompletable(): --|
    ///
    ///     Single.just(1).asCompletable()
    @_alwaysEmitIntoClient @preconcurrency public func asCompletable() -> Completable where Element: Sendable {
        Completable(raw: source.compactMap { _ in nil })
    }
}
