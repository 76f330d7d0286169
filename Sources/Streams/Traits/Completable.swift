/// The trait of `Completable`.
public enum CompletableTrait {}

/// A sequence without elements that completes or fails.
///
///     Completable.empty(): |
///
///     Completable.error(RxError.timeout): #
///
///     Completable.empty().subscribe(onCompleted: { print("done") })
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// A closure that receives the event.
    ///
    /// It may be called from any thread; calls after the first are ignored.
    public typealias CompletableObserver = @Sendable (CompletableEvent) -> Void

    /// Creates a completable from a handler, which runs for each subscription.
    ///
    ///     Completable.create { completable in completable(.completed); return Disposables.create() }: |
    ///
    /// The disposable that the handler returns is disposed after the event, or when the subscription is disposed. The
    /// event is delivered on the thread that calls the observer.
    ///
    ///     Completable.create { completable in
    ///         completable(.completed)
    ///         return Disposables.create()
    ///     }
    @inlinable @preconcurrency public static func create(
        subscribe: @escaping @Sendable (@escaping CompletableObserver) -> any Disposable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: .emitting { emitter in
                subscribe { event in
                    switch event {
                    case .error(let error): emitter.terminate(.failed(error))
                    case .completed: emitter.terminate(.completed)
                    }
                }
            })
    }

    /// Calls `observer` with the event.
    @inlinable @preconcurrency public func subscribe(
        _ observer: @escaping @Sendable (CompletableEvent) -> Void
    ) -> any Disposable {
        subscribe(onCompleted: { observer(.completed) }, onError: { observer(.error($0)) })
    }

    /// Calls a closure for the event.
    ///
    /// - Parameters:
    ///   - onCompleted: called on completion.
    ///   - onError: called with the error; without it, `Hooks.defaultErrorHandler` is.
    ///   - onDisposed: called once, after the event or on `dispose()`.
    @inlinable @preconcurrency public func subscribe(
        onCompleted: (@Sendable () -> Void)? = nil,
        onError: (@Sendable (any Error) -> Void)? = nil,
        onDisposed: (@Sendable () -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Calls a closure for the event, with `object` while it exists.
    ///
    /// The object is not retained.
    @preconcurrency public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onCompleted: (@Sendable (Object) -> Void)? = nil,
        onError: (@Sendable (Object, any Error) -> Void)? = nil,
        onDisposed: (@Sendable (Object) -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(with: object, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Returns a completable that completes immediately at subscription.
    ///
    ///     Completable.empty(): |
    ///
    ///     Completable.empty()
    @inlinable public static func empty() -> Completable { Completable(raw: .empty()) }

    /// Calls closures for the event, which is forwarded unchanged.
    ///
    ///     source:                             --|
    ///     do(onCompleted: { print("done") }): --|
    ///
    /// The `on...` closures run before the event is forwarded, the `after...` ones after it. A thrown error becomes the
    /// failure. `onDispose` runs once, after the source was released. The closures run on the thread of the event.
    ///
    ///     Completable.empty().do(onCompleted: { print("done") })
    @preconcurrency public func `do`(
        onError: (@Sendable (any Error) throws -> Void)? = nil,
        afterError: (@Sendable (any Error) throws -> Void)? = nil,
        onCompleted: (@Sendable () throws -> Void)? = nil, afterCompleted: (@Sendable () throws -> Void)? = nil,
        onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil,
        onDispose: (@Sendable () -> Void)? = nil
    ) -> Completable {
        Completable(
            raw: source.do(
                onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
    }

    /// Continues with another completable after completion.
    ///
    ///     source:          --|
    ///     second:            --|
    ///     andThen(second): ----|
    ///
    /// Subscribes to it on the thread of the completion. Fails with a failure of either.
    ///
    ///     Completable.empty().andThen(Completable.empty())
    @inlinable public func andThen(_ second: Completable) -> Completable { concat(second) }

    /// Continues with a single after completion.
    ///
    ///     source:          --|
    ///     second (Single):   --(1|)
    ///     andThen(second): ----(1|)
    ///
    /// Subscribes to it on the thread of the completion. Fails with a failure of either.
    ///
    ///     Completable.empty().andThen(Single.just(1))
    @inlinable @preconcurrency public func andThen<Element: Sendable>(_ second: Single<Element>) -> Single<Element> {
        Single<Element>(raw: andThen(second.source))
    }

    /// Continues with a maybe after completion.
    ///
    ///     source:          --|
    ///     second (Maybe):    --(1|)
    ///     andThen(second): ----(1|)
    ///
    /// Subscribes to it on the thread of the completion. Fails with a failure of either.
    ///
    ///     Completable.empty().andThen(Maybe.just(1))
    @inlinable @preconcurrency public func andThen<Element: Sendable>(_ second: Maybe<Element>) -> Maybe<Element> {
        Maybe<Element>(raw: andThen(second.source))
    }

    /// Continues with an observable sequence after completion.
    ///
    ///     source:              --|
    ///     second (Observable):   --1--2--|
    ///     andThen(second):     ----1--2--|
    ///
    /// Subscribes to it on the thread of the completion. Fails with a failure of either.
    ///
    ///     Completable.empty().andThen(Observable.of(1, 2))
    @inlinable @preconcurrency public func andThen<Element: Sendable>(_ second: Observable<Element>) -> Observable<
        Element
    > {
        source.continued(
            { (never: Never) -> Element in },
            by: { stop, _ in
                if case .completed = stop { second } else { nil }
            })
    }

    /// Continues with another completable after completion.
    ///
    ///     source:         --|
    ///     second:           --|
    ///     concat(second): ----|
    ///
    /// Subscribes to it on the thread of the completion. Fails with a failure of either.
    ///
    ///     Completable.empty().concat(Completable.empty())
    @inlinable public func concat(_ second: Completable) -> Completable {
        Completable(raw: source.concat(second.source))
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
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Completable
    where Collection.Element == Completable {
        Completable(raw: .concat(collection.map { $0.source }))
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
    ) -> Completable
    where Sequence.Element == Completable {
        Completable(raw: .concatenated(following: sequence.lazy.map { $0.source }))
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
    ///     first:                               -----|
    ///     second:                              --|
    ///     zip(AnyCollection([first, second])): -----|
    ///
    /// The first failure disposes the others. Terminates on the thread of the last completion, or of the failure.
    ///
    ///     Completable.zip(AnyCollection([Completable.empty()]))
    public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable
    where Collection.Element == Completable {
        zip(Array(sources))
    }
}
