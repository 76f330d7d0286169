// Written by Scripts/generate-overloads.py; change that instead.

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Continues with another completable after completion.
    ///
    ///     source:         --|
    ///     second:           --|
    ///     concat(second): ----|
    ///
    /// Subscribes to it on the thread of the completion, or on the subscribing thread if the source completes before it
    /// has been subscribed to. Fails with a failure of either.
    ///
    ///     Completable.empty().concat(Completable.empty())
    @_alwaysEmitIntoClient public func concat(_ second: Completable) -> Completable {
        Completable(raw: source.concat(second.source))
    }

    /// Subscribes to several completables one after another, and takes each from the sequence when the previous one
    /// completes.
    ///
    ///     first:                                  --|
    ///     second:                                   --|
    ///     concat([first, second].makeIterator()): ----|
    ///
    /// Completes with the last; fails with the first failure, and takes no more.
    ///
    ///     Completable.concat([Completable.empty()].makeIterator())
    @_disfavoredOverload @preconcurrency public static func concat<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence
    ) -> Completable where Sequence.Element == Completable {
        Completable(raw: .concatenated(following: sequence.lazy.map { $0.source }))
    }

    /// Subscribes to several completables one after another.
    ///
    ///     first:                   --|
    ///     second:                    --|
    ///     concat([first, second]): ----|
    ///
    /// Each is subscribed to when the one before completes. Completes with the last; fails with the first failure, and
    /// subscribes to no more.
    ///
    ///     Completable.concat([Completable.empty(), Completable.empty()])
    public static func concat<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Completable where Collection.Element == Completable {
        Completable(raw: .concat(collection.map { $0.source }))
    }

    /// Subscribes to several completables one after another.
    ///
    ///     first:                 --|
    ///     second:                  --|
    ///     concat(first, second): ----|
    ///
    /// Each is subscribed to when the one before completes. Completes with the last; fails with the first failure, and
    /// subscribes to no more.
    ///
    ///     Completable.concat(Completable.empty(), Completable.empty())
    public static func concat(_ sources: Completable...) -> Completable { concat(sources) }

    /// Subscribes to several completables at the same time; completes when all have, or fails with the first failure.
    ///
    ///     first:                               -----|
    ///     second:                              --|
    ///     zip(AnyCollection([first, second])): -----|
    ///
    /// The first failure disposes the others. Terminates on the thread of the last completion, or of the failure.
    ///
    ///     Completable.zip(AnyCollection([Completable.empty()]))
    public static func zip<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> Completable where Collection.Element == Completable {
        zip(Array(sources))
    }

    /// Subscribes to several completables at the same time; completes when all have, or fails with the first failure.
    ///
    ///     first:                -----|
    ///     second:               --|
    ///     zip([first, second]): -----|
    ///
    /// The first failure disposes the others. Terminates on the thread of the last completion, or of the failure.
    ///
    ///     Completable.zip([Completable.empty(), Completable.empty()])
    public static func zip(_ sources: [Completable]) -> Completable {
        Completable(raw: .merge(sources.map { $0.source }))
    }

    /// Subscribes to several completables at the same time; completes when all have, or fails with the first failure.
    ///
    ///     first:              -----|
    ///     second:             --|
    ///     zip(first, second): -----|
    ///
    /// The first failure disposes the others. Terminates on the thread of the last completion, or of the failure.
    ///
    ///     Completable.zip(Completable.empty(), Completable.empty())
    public static func zip(_ sources: Completable...) -> Completable { zip(sources) }

    /// Continues with another completable after completion.
    ///
    ///     source:          --|
    ///     second:            --|
    ///     andThen(second): ----|
    ///
    /// Subscribes to it on the thread of the completion, or on the subscribing thread if the source completes before it
    /// has been subscribed to. Fails with a failure of either.
    ///
    ///     Completable.empty().andThen(Completable.empty())
    @_alwaysEmitIntoClient public func andThen(_ second: Completable) -> Completable { concat(second) }

    /// Continues with a single after completion.
    ///
    ///     source:          --|
    ///     second (Single):   --(1|)
    ///     andThen(second): ----(1|)
    ///
    /// Subscribes to it on the thread of the completion, or on the subscribing thread if the source completes before it
    /// has been subscribed to. Fails with a failure of either.
    ///
    ///     Completable.empty().andThen(Single.just(1))
    @_alwaysEmitIntoClient @preconcurrency public func andThen<Element: Sendable>(
        _ second: Single<Element>
    ) -> Single<Element> {
        Single(raw: andThen(second.source))
    }

    /// Continues with a maybe after completion.
    ///
    ///     source:          --|
    ///     second (Maybe):    --(1|)
    ///     andThen(second): ----(1|)
    ///
    /// Subscribes to it on the thread of the completion, or on the subscribing thread if the source completes before it
    /// has been subscribed to. Fails with a failure of either.
    ///
    ///     Completable.empty().andThen(Maybe.just(1))
    @_alwaysEmitIntoClient @preconcurrency public func andThen<Element: Sendable>(
        _ second: Maybe<Element>
    ) -> Maybe<Element> {
        Maybe(raw: andThen(second.source))
    }

    /// Continues with an observable sequence after completion.
    ///
    ///     source:              --|
    ///     second (Observable):   --1--2--|
    ///     andThen(second):     ----1--2--|
    ///
    /// Subscribes to it on the thread of the completion, or on the subscribing thread if the source completes before it
    /// has been subscribed to. Fails with a failure of either.
    ///
    ///     Completable.empty().andThen(Observable.of(1, 2))
    @_alwaysEmitIntoClient @preconcurrency public func andThen<Element: Sendable>(
        _ second: Observable<Element>
    ) -> Observable<Element> {
        source.continued(
            { (never: Never) -> Element in }, by: { stop, _ in if case .completed = stop { second } else { nil } })
    }

    /// Returns a completable that completes immediately at subscription.
    ///
    ///     Completable.empty(): |
    ///
    ///     Completable.empty()
    @_alwaysEmitIntoClient public static func empty() -> Completable { Completable(raw: .empty()) }
}
