/// The trait of `Single`.
public enum SingleTrait: ElementTrait {}

/// A sequence of exactly one element, or a failure.
///
///     Single.just(1): (1|)
///
///     Single<Int>.error(RxError.timeout): #
///
/// The result of a request, for example.
///
///     let answer: Single<Int> = Single.create { single in
///         single(.success(42))
///         return Disposables.create()
///     }
///     answer.subscribe(onSuccess: { print($0) })
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// The event of a `Single`.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// A closure that receives the event.
    ///
    /// It may be called from any thread; calls after the first are ignored.
    public typealias SingleObserver = @Sendable (SingleEvent<Element>) -> Void

    /// Creates a single from a handler, which runs for each subscription.
    ///
    ///     Single.create { single in single(.success(1)); return Disposables.create() }: (1|)
    ///
    /// The disposable that the handler returns is disposed after the event, or when the subscription is disposed. The
    /// event is delivered on the thread that calls the observer.
    @inlinable @preconcurrency public static func create(
        subscribe: @escaping @Sendable (@escaping SingleObserver) -> any Disposable
    ) -> Single<Element> {
        Single(
            raw: Observable { sink in
                TraitEmitter(sink).start { emitter in
                    subscribe { event in
                        switch event {
                        case .success(let element): emitter.succeed(element)
                        case .failure(let error): emitter.terminate(.failed(error))
                        }
                    }
                }
            })
    }

    /// Calls `observer` with the event.
    @inlinable @preconcurrency public func subscribe(
        _ observer: @escaping @Sendable (SingleEvent<Element>) -> Void
    ) -> any Disposable {
        subscribe(onSuccess: { observer(.success($0)) }, onFailure: { observer(.failure($0)) })
    }

    /// Calls a closure for the event.
    ///
    /// - Parameters:
    ///   - onSuccess: called with the element.
    ///   - onFailure: called with the error; without it, `Hooks.defaultErrorHandler` is.
    ///   - onDisposed: called once, after the event or on `dispose()`.
    @inlinable @preconcurrency public func subscribe(
        onSuccess: (@Sendable (Element) -> Void)? = nil,
        onFailure: (@Sendable (any Error) -> Void)? = nil,
        onDisposed: (@Sendable () -> Void)? = nil
    ) -> any Disposable {
        source.subscribeOnce(onSuccess: onSuccess, onError: onFailure, onDisposed: onDisposed)
    }

    /// Calls a closure for the event, with `object` while it exists.
    ///
    /// The object is not retained. If `onFailure` is nil, an error is ignored.
    @inlinable @preconcurrency public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onSuccess: (@Sendable (Object, Element) -> Void)? = nil,
        onFailure: (@Sendable (Object, any Error) -> Void)? = nil,
        onDisposed: (@Sendable (Object) -> Void)? = nil
    ) -> any Disposable {
        let owner = WeakBox(object)
        return subscribe(
            onSuccess: owner.bound(onSuccess), onFailure: owner.bound(onFailure), onDisposed: owner.bound(onDisposed))
    }

    /// Calls closures for the event, which is forwarded unchanged.
    ///
    ///     source:                       --(1|)
    ///     do(onSuccess: { print($0) }): --(1|)
    ///
    /// The `on...` closures run before the event is forwarded, the `after...` ones after it. An error thrown before becomes
    /// the failure, one thrown after is reported to `Hooks.lateErrorHandler`. `onDispose` runs once, after the source was
    /// released. The closures run on the thread of the event.
    ///
    ///     Single.just(1).do(onSuccess: { print($0) })
    @_alwaysEmitIntoClient @preconcurrency public func `do`(
        onSuccess: (@Sendable (Element) throws -> Void)? = nil,
        afterSuccess: (@Sendable (Element) throws -> Void)? = nil,
        onError: (@Sendable (any Error) throws -> Void)? = nil,
        afterError: (@Sendable (any Error) throws -> Void)? = nil,
        onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil,
        onDispose: (@Sendable () -> Void)? = nil
    ) -> Single<Element> {
        Single(
            raw: source.doOnce(
                onSuccess: onSuccess, afterSuccess: afterSuccess, onError: onError, afterError: afterError,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
    }

    /// Subscribes to a collection of singles at the same time and combines their elements.
    ///
    ///     first:                                    -----(1|)
    ///     second:                                   --(2|)
    ///     zip([first, second]) { $0.reduce(0, +) }: -----(3|)
    ///
    /// If the collection is empty, the result is that of `resultSelector` for no elements. Fails with the first
    /// failure, or with the error that `resultSelector` throws, and disposes the other singles then. Emits on the
    /// thread of the last element; buffers the others.
    ///
    ///     Single.zip([Single.just(1), Single.just(2)]) { $0.reduce(0, +) }
    @_alwaysEmitIntoClient @preconcurrency public static func zip<Collection: Swift.Collection, Result>(
        _ collection: Collection, resultSelector: @escaping @Sendable ([Element]) throws -> Result
    ) -> PrimitiveSequence<Trait, Result>
    where Collection.Element == PrimitiveSequence<SingleTrait, Element>, Element: Sendable {
        // Each source has at most one element, and none waits behind another.
        PrimitiveSequence<Trait, Result>(raw: .latest(of: collection.map { $0.source }, resultSelector))
    }
}
