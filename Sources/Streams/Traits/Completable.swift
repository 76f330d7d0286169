/// The trait of `Completable`.
public enum CompletableTrait {}

/// A sequence without elements: its end, or a failure.
///
///     done:    --|
///     failure: --#
///
///     Completable.empty().subscribe(onCompleted: { print("done") })
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// A closure that receives the one event.
    ///
    /// It may be called from any thread; calls after the first are ignored.
    public typealias CompletableObserver = @Sendable (CompletableEvent) -> Void

    /// A completable made by a handler, which runs at each subscription.
    ///
    /// What it returns is disposed when the event came or the subscription is disposed.
    @preconcurrency public static func create(
        subscribe: @escaping @Sendable (@escaping CompletableObserver) -> any Disposable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: .answer { answer in
                subscribe { event in
                    switch event {
                    case .error(let error): answer.stop(.failed(error))
                    case .completed: answer.stop(.completed)
                    }
                }
            })
    }

    /// Calls `observer` with the one event.
    @preconcurrency public func subscribe(_ observer: @escaping @Sendable (CompletableEvent) -> Void) -> any Disposable
    {
        subscribe(onCompleted: { observer(.completed) }, onError: { observer(.error($0)) })
    }

    /// Calls a closure for the event.
    ///
    /// - Parameters:
    ///   - onCompleted: called at the end.
    ///   - onError: called with the error; without it `Hooks.defaultErrorHandler` is.
    ///   - onDisposed: called once, after the event or at `dispose()`.
    @preconcurrency public func subscribe(
        onCompleted: (@Sendable () -> Void)? = nil,
        onError: (@Sendable (any Error) -> Void)? = nil,
        onDisposed: (@Sendable () -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// The end, sent at once inside `subscribe`.
    public static func empty() -> Completable { Completable(raw: .empty()) }

    /// A failure, sent at once inside `subscribe`.
    public static func error(_ error: any Error) -> Completable { Completable(raw: .error(error)) }

    /// No event at all.
    public static func never() -> Completable { Completable(raw: .never()) }

    /// Calls closures beside the event, which passes unchanged.
    ///
    /// The `on...` closures run before the event is passed on, the `after...` ones after it. A throw becomes the
    /// failure. `onDispose` runs once, after the source was let go of.
    @preconcurrency public func `do`(
        onError: (@Sendable (any Error) throws -> Void)? = nil,
        afterError: (@Sendable (any Error) throws -> Void)? = nil,
        onCompleted: (@Sendable () throws -> Void)? = nil,
        afterCompleted: (@Sendable () throws -> Void)? = nil,
        onSubscribe: (@Sendable () -> Void)? = nil,
        onSubscribed: (@Sendable () -> Void)? = nil,
        onDispose: (@Sendable () -> Void)? = nil
    ) -> Completable {
        Completable(
            raw: source.do(
                onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
    }

    /// Goes on with a completable after the end.
    public func andThen(_ second: Completable) -> Completable { Completable(raw: after(second.source)) }

    /// Goes on with a single after the end.
    public func andThen<Element: Sendable>(_ second: Single<Element>) -> Single<Element> {
        Single<Element>(raw: after(second.source))
    }

    /// Goes on with a maybe after the end.
    public func andThen<Element: Sendable>(_ second: Maybe<Element>) -> Maybe<Element> {
        Maybe<Element>(raw: after(second.source))
    }

    /// Goes on with a sequence after the end.
    public func andThen<Element: Sendable>(_ second: Observable<Element>) -> Observable<Element> { after(second) }

    private func after<Result: Sendable>(_ second: Observable<Result>) -> Observable<Result> {
        source.map { (never: Never) -> Result in }.concat(second)
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Calls a closure for the event, with `object` as long as it is there.
    ///
    /// The object is not kept alive.
    @preconcurrency public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onCompleted: (@Sendable (Object) -> Void)? = nil,
        onError: (@Sendable (Object, any Error) -> Void)? = nil,
        onDisposed: (@Sendable (Object) -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(with: object, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Another completable after the end.
    public func concat(_ second: Completable) -> Completable { Completable(raw: source.concat(second.source)) }

    /// Several completables, one after another.
    public static func concat(_ sources: Completable...) -> Completable { concat(sources) }

    /// Several completables, one after another.
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Completable
    where Collection.Element == Completable {
        Completable(raw: .concat(collection.map(\.source)))
    }

    /// Several completables, one after another, taken from a sequence as they are needed.
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Completable
    where Sequence.Element == Completable {
        Completable(raw: .concatenated(following: sequence.lazy.map(\.source)))
    }

    /// Several completables at the same time: the end when all have ended, or the first failure.
    public static func zip(_ sources: Completable...) -> Completable { zip(sources) }

    /// Several completables at the same time: the end when all have ended, or the first failure.
    public static func zip(_ sources: [Completable]) -> Completable {
        Completable(raw: .merge(sources.map(\.source)))
    }

    /// Several completables at the same time: the end when all have ended, or the first failure.
    public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable
    where Collection.Element == Completable {
        zip(Array(sources))
    }
}
