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
            raw: Observable { sink in
                TraitEmitter(sink).start { emitter in
                    subscribe { event in
                        switch event {
                        case .error(let error): emitter.terminate(.failed(error))
                        case .completed: emitter.terminate(.completed)
                        }
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
    /// The object is not retained. If `onError` is nil, an error is ignored.
    @preconcurrency public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onCompleted: (@Sendable (Object) -> Void)? = nil,
        onError: (@Sendable (Object, any Error) -> Void)? = nil,
        onDisposed: (@Sendable (Object) -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(with: object, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Calls closures for the event, which is forwarded unchanged.
    ///
    ///     source:                             --|
    ///     do(onCompleted: { print("done") }): --|
    ///
    /// The `on...` closures run before the event is forwarded, the `after...` ones after it. An error that `onError` or
    /// `onCompleted` throws becomes the failure, one that an `after...` closure throws is reported to
    /// `Hooks.lateErrorHandler`. `onDispose` runs once, after the source was released. The closures run on the thread of the
    /// event.
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
}
