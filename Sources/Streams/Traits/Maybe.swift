/// The trait of `Maybe`.
public enum MaybeTrait: ElementTrait {}

/// A sequence of at most one element, or a failure.
///
///     Maybe.just(1): (1|)
///
///     Maybe<Int>.empty(): |
///
///     Maybe<Int>.error(RxError.timeout): #
///
///     Maybe<Int>.just(1).subscribe(onSuccess: { print($0) }, onCompleted: { print("nothing") })
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// A closure that receives the event.
    ///
    /// It may be called from any thread; calls after the first are ignored.
    public typealias MaybeObserver = @Sendable (MaybeEvent<Element>) -> Void

    /// Creates a maybe from a handler, which runs for each subscription.
    ///
    ///     Maybe.create { maybe in maybe(.success(1)); return Disposables.create() }: (1|)
    ///
    /// The disposable that the handler returns is disposed after the event, or when the subscription is disposed. The
    /// event is delivered on the thread that calls the observer.
    ///
    ///     Maybe<Int>.create { maybe in
    ///         maybe(.success(1))
    ///         return Disposables.create()
    ///     }
    @inlinable @preconcurrency public static func create(
        subscribe: @escaping @Sendable (@escaping MaybeObserver) -> any Disposable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: Observable { sink in
                TraitEmitter(sink).start { emitter in
                    subscribe { event in
                        switch event {
                        case .success(let element): emitter.succeed(element)
                        case .error(let error): emitter.terminate(.failed(error))
                        case .completed: emitter.terminate(.completed)
                        }
                    }
                }
            })
    }

    /// Calls `observer` with the event.
    @inlinable @preconcurrency public func subscribe(
        _ observer: @escaping @Sendable (MaybeEvent<Element>) -> Void
    ) -> any Disposable {
        subscribe(
            onSuccess: { observer(.success($0)) },
            onError: { observer(.error($0)) },
            onCompleted: { observer(.completed) })
    }

    /// Calls a closure for the event.
    ///
    /// - Parameters:
    ///   - onSuccess: called with the element.
    ///   - onError: called with the error; without it, `Hooks.defaultErrorHandler` is.
    ///   - onCompleted: called on completion without an element.
    ///   - onDisposed: called once, after the event or on `dispose()`.
    @inlinable @preconcurrency public func subscribe(
        onSuccess: (@Sendable (Element) -> Void)? = nil,
        onError: (@Sendable (any Error) -> Void)? = nil,
        onCompleted: (@Sendable () -> Void)? = nil,
        onDisposed: (@Sendable () -> Void)? = nil
    ) -> any Disposable {
        source.subscribeOnce(
            onSuccess: onSuccess, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Calls a closure for the event, with `object` while it exists.
    ///
    /// The object is not retained. If `onError` is nil, an error is ignored.
    @inlinable @preconcurrency public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onSuccess: (@Sendable (Object, Element) -> Void)? = nil,
        onError: (@Sendable (Object, any Error) -> Void)? = nil,
        onCompleted: (@Sendable (Object) -> Void)? = nil,
        onDisposed: (@Sendable (Object) -> Void)? = nil
    ) -> any Disposable {
        let owner = WeakBox(object)
        return subscribe(
            onSuccess: owner.bound(onSuccess), onError: owner.bound(onError), onCompleted: owner.bound(onCompleted),
            onDisposed: owner.bound(onDisposed))
    }

    /// Calls closures for the event, which is forwarded unchanged.
    ///
    ///     source:                    --(1|)
    ///     do(onNext: { print($0) }): --(1|)
    ///
    /// The `on...` closures run before the event is forwarded, the `after...` ones after it. `onCompleted` is called
    /// after an element, too. An error thrown before the event becomes the failure, one thrown after it or after the
    /// element is reported to `Hooks.lateErrorHandler`. `onDispose` runs once, after the source was released. The closures
    /// run on the thread of the event.
    ///
    ///     Maybe.just(1).do(onNext: { print($0) })
    @_alwaysEmitIntoClient @preconcurrency public func `do`(
        onNext: (@Sendable (Element) throws -> Void)? = nil, afterNext: (@Sendable (Element) throws -> Void)? = nil,
        onError: (@Sendable (any Error) throws -> Void)? = nil,
        afterError: (@Sendable (any Error) throws -> Void)? = nil,
        onCompleted: (@Sendable () throws -> Void)? = nil, afterCompleted: (@Sendable () throws -> Void)? = nil,
        onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil,
        onDispose: (@Sendable () -> Void)? = nil
    ) -> Maybe<Element> {
        Maybe(
            raw: source.doOnce(
                onSuccess: onNext, afterSuccess: afterNext, onError: onError, afterError: afterError,
                onCompleted: onCompleted, afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
    }
}
