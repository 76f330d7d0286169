/// The trait of `Single`.
public enum SingleTrait: ElementTrait {}

/// A sequence of exactly one element, or a failure.
///
///     success: --(1|)
///     failure: --#
///
/// The natural result of a request.
///
///     let answer: Single<Int> = Single.create { single in
///         single(.success(42))
///         return Disposables.create()
///     }
///     answer.subscribe(onSuccess: { print($0) })
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// The one event of a `Single`.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// A closure that receives the one event.
    ///
    /// It may be called from any thread; calls after the first are ignored.
    public typealias SingleObserver = @Sendable (SingleEvent<Element>) -> Void

    /// A single made by a handler, which runs at each subscription.
    ///
    /// What it returns is disposed when the event came or the subscription is disposed.
    @inlinable @preconcurrency public static func create(
        subscribe: @escaping @Sendable (@escaping SingleObserver) -> any Disposable
    ) -> Single<Element> {
        Single(
            raw: .answer { answer in
                subscribe { event in
                    switch event {
                    case .success(let element): answer.give(element)
                    case .failure(let error): answer.stop(.failed(error))
                    }
                }
            })
    }

    /// Calls `observer` with the one event.
    @inlinable @preconcurrency public func subscribe(_ observer: @escaping @Sendable (SingleEvent<Element>) -> Void)
        -> any Disposable
    {
        subscribe(onSuccess: { observer(.success($0)) }, onFailure: { observer(.failure($0)) })
    }

    /// Calls a closure for the event.
    ///
    /// - Parameters:
    ///   - onSuccess: called with the element.
    ///   - onFailure: called with the error; without it `Hooks.defaultErrorHandler` is.
    ///   - onDisposed: called once, after the event or at `dispose()`.
    @inlinable @preconcurrency public func subscribe(
        onSuccess: (@Sendable (Element) -> Void)? = nil,
        onFailure: (@Sendable (any Error) -> Void)? = nil,
        onDisposed: (@Sendable () -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
    }

    /// Calls a closure for the event, with `object` as long as it is there.
    ///
    /// The object is not kept alive.
    @inlinable @preconcurrency public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onSuccess: (@Sendable (Object, Element) -> Void)? = nil,
        onFailure: (@Sendable (Object, any Error) -> Void)? = nil,
        onDisposed: (@Sendable (Object) -> Void)? = nil
    ) -> any Disposable {
        source.subscribe(with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
    }

    /// One element, sent at once inside `subscribe`.
    @inlinable public static func just(_ element: Element) -> Single<Element> { Single(raw: .just(element)) }

    /// One element, sent on `scheduler`.
    @inlinable public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Single<Element>
    where Element: Sendable {
        Single(raw: .just(element, scheduler: scheduler))
    }

    /// A failure, sent at once inside `subscribe`.
    @inlinable public static func error(_ error: any Error) -> Single<Element> { Single(raw: .error(error)) }

    /// No event at all.
    @inlinable public static func never() -> Single<Element> { Single(raw: .never()) }

    /// Calls closures beside the event, which passes unchanged.
    ///
    /// The `on...` closures run before the event is passed on, the `after...` ones after it. A throw becomes the
    /// failure. `onDispose` runs once, after the source was let go of.
    @inlinable @preconcurrency public func `do`(
        onSuccess: (@Sendable (Element) throws -> Void)? = nil,
        afterSuccess: (@Sendable (Element) throws -> Void)? = nil,
        onError: (@Sendable (any Error) throws -> Void)? = nil,
        afterError: (@Sendable (any Error) throws -> Void)? = nil,
        onSubscribe: (@Sendable () -> Void)? = nil,
        onSubscribed: (@Sendable () -> Void)? = nil,
        onDispose: (@Sendable () -> Void)? = nil
    ) -> Single<Element> {
        Single(
            raw: source.do(
                onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
    }

    /// Transforms the element.
    ///
    /// A throw becomes the failure.
    @inlinable
    @preconcurrency public func map<Result>(_ transform: @escaping @Sendable (Element) throws -> Result) -> Single<
        Result
    > {
        Single<Result>(raw: source.map(transform))
    }

    /// The element if it satisfies a predicate.
    ///
    /// A throw becomes the failure.
    @inlinable
    @preconcurrency public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Maybe<Element> {
        Maybe(raw: source.filter(predicate))
    }

    /// Transforms the element; without an element where the result is nil.
    ///
    /// A throw becomes the failure.
    @inlinable @preconcurrency public func compactMap<Result>(
        _ transform: @escaping @Sendable (Element) throws -> Result?
    ) -> Maybe<Result> {
        Maybe<Result>(raw: source.compactMap(transform))
    }

    /// Goes on with a single made of the element.
    ///
    /// A throw becomes the failure.
    @inlinable @preconcurrency public func flatMap<Result>(
        _ selector: @escaping @Sendable (Element) throws -> Single<Result>
    ) -> Single<Result> {
        Single<Result>(raw: source.continued(Selector { try selector($0).source.attach }))
    }

    /// Goes on with a maybe made of the element.
    ///
    /// A throw becomes the failure.
    @inlinable @preconcurrency public func flatMapMaybe<Result>(
        _ selector: @escaping @Sendable (Element) throws -> Maybe<Result>
    ) -> Maybe<Result> {
        Maybe<Result>(raw: source.continued(Selector { try selector($0).source.attach }))
    }

    /// Goes on with a completable made of the element.
    ///
    /// A throw becomes the failure.
    @inlinable @preconcurrency public func flatMapCompletable(
        _ selector: @escaping @Sendable (Element) throws -> Completable
    ) -> Completable {
        Completable(raw: source.continued(Selector { try selector($0).source.attach }))
    }

    /// Replaces a failure by an element.
    @inlinable public func catchAndReturn(_ element: Element) -> Single<Element> where Element: Sendable {
        Single(raw: source.catchAndReturn(element))
    }

    /// The single as a maybe.
    @inlinable public func asMaybe() -> Maybe<Element> { Maybe(raw: source) }

    /// The end of the single without its element.
    @inlinable public func asCompletable() -> Completable { Completable(raw: source.compactMap { _ in nil }) }

    /// Waits for the elements of several singles at once and combines them.
    ///
    /// No single at all gives the result for no elements.
    ///
    ///     Single.zip([Single.just(1), Single.just(2)]) { $0.reduce(0, +) }
    @inlinable @preconcurrency public static func zip<Collection: Swift.Collection, Result>(
        _ collection: Collection, resultSelector: @escaping @Sendable ([Element]) throws -> Result
    ) -> PrimitiveSequence<Trait, Result>
    where Collection.Element == PrimitiveSequence<SingleTrait, Element>, Element: Sendable {
        if collection.isEmpty {
            return PrimitiveSequence<Trait, Result>(
                raw: .deferred { .just(try resultSelector([])) })
        }
        return PrimitiveSequence<Trait, Result>(
            raw: .zipped(collection.map(\.source), resultSelector))
    }

    /// Waits for the elements of several singles at once.
    ///
    ///     Single.zip([Single.just(1), Single.just(2)])
    @inlinable public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> PrimitiveSequence<Trait, [Element]>
    where Collection.Element == PrimitiveSequence<SingleTrait, Element>, Element: Sendable {
        zip(collection) { $0 }
    }
}
