/// The trait of `Maybe`.
public enum MaybeTrait: ElementTrait {}

/// A sequence of at most one element, or a failure.
///
///     success: --(1|)
///     nothing: --|
///     failure: --#
///
///     Maybe<Int>.just(1).subscribe(onSuccess: { print($0) }, onCompleted: { print("nothing") })
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// A closure that receives the one event.
    ///
    /// It may be called from any thread; calls after the first are ignored.
    public typealias MaybeObserver = @Sendable (MaybeEvent<Element>) -> Void

    /// A maybe made by a handler, which runs at each subscription.
    ///
    /// What it returns is disposed when the event came or the subscription is disposed.
    @preconcurrency public static func create(
        subscribe: @escaping @Sendable (@escaping MaybeObserver) -> any Disposable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: .answer { answer in
                subscribe { event in
                    switch event {
                    case .success(let element): answer.give(element)
                    case .error(let error): answer.stop(.failed(error))
                    case .completed: answer.stop(.completed)
                    }
                }
            })
    }

    /// Calls `observer` with the one event.
    @preconcurrency public func subscribe(_ observer: @escaping @Sendable (MaybeEvent<Element>) -> Void)
        -> any Disposable
    {
        subscribe(
            onSuccess: { observer(.success($0)) },
            onError: { observer(.error($0)) },
            onCompleted: { observer(.completed) })
    }

    /// Calls a closure for the event.
    ///
    /// - Parameters:
    ///   - onSuccess: called with the element.
    ///   - onError: called with the error; without it `Hooks.defaultErrorHandler` is.
    ///   - onCompleted: called when there is no element.
    ///   - onDisposed: called once, after the event or at `dispose()`.
    @preconcurrency public func subscribe(
        onSuccess: (@Sendable (Element) -> Void)? = nil,
        onError: (@Sendable (any Error) -> Void)? = nil,
        onCompleted: (@Sendable () -> Void)? = nil,
        onDisposed: (@Sendable () -> Void)? = nil
    ) -> any Disposable {
        let hadElement = BooleanDisposable()
        return source.subscribe(
            onNext: { element in
                hadElement.dispose()
                onSuccess?(element)
            },
            onError: onError,
            onCompleted: {
                if !hadElement.isDisposed { onCompleted?() }
            },
            onDisposed: onDisposed)
    }

    /// One element, sent at once inside `subscribe`.
    public static func just(_ element: Element) -> Maybe<Element> { Maybe(raw: .just(element)) }

    /// One element, sent on `scheduler`.
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Maybe<Element>
    where Element: Sendable {
        Maybe(raw: .just(element, scheduler: scheduler))
    }

    /// The end without an element, sent at once inside `subscribe`.
    public static func empty() -> Maybe<Element> { Maybe(raw: .empty()) }

    /// A failure, sent at once inside `subscribe`.
    public static func error(_ error: any Error) -> Maybe<Element> { Maybe(raw: .error(error)) }

    /// No event at all.
    public static func never() -> Maybe<Element> { Maybe(raw: .never()) }

    /// Calls closures beside the event, which passes unchanged.
    ///
    /// The `on...` closures run before the event is passed on, the `after...` ones after it. `onCompleted` is called
    /// after an element, too. A throw becomes the failure. `onDispose` runs once, after the source was let go of.
    @preconcurrency public func `do`(
        onNext: (@Sendable (Element) throws -> Void)? = nil,
        afterNext: (@Sendable (Element) throws -> Void)? = nil,
        onError: (@Sendable (any Error) throws -> Void)? = nil,
        afterError: (@Sendable (any Error) throws -> Void)? = nil,
        onCompleted: (@Sendable () throws -> Void)? = nil,
        afterCompleted: (@Sendable () throws -> Void)? = nil,
        onSubscribe: (@Sendable () -> Void)? = nil,
        onSubscribed: (@Sendable () -> Void)? = nil,
        onDispose: (@Sendable () -> Void)? = nil
    ) -> Maybe<Element> {
        Maybe(
            raw: source.do(
                onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
                onCompleted: onCompleted, afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
    }

    /// Transforms the element.
    ///
    /// A throw becomes the failure.
    @preconcurrency public func map<Result>(_ transform: @escaping @Sendable (Element) throws -> Result) -> Maybe<
        Result
    > {
        Maybe<Result>(raw: source.map(transform))
    }

    /// The element if it satisfies a predicate.
    ///
    /// A throw becomes the failure.
    @preconcurrency public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Maybe<Element> {
        Maybe(raw: source.filter(predicate))
    }

    /// Transforms the element; without an element where the result is nil.
    ///
    /// A throw becomes the failure.
    @preconcurrency public func compactMap<Result>(
        _ transform: @escaping @Sendable (Element) throws -> Result?
    ) -> Maybe<Result> {
        Maybe<Result>(raw: source.compactMap(transform))
    }

    /// Goes on with a maybe made of the element.
    ///
    /// A throw becomes the failure.
    @preconcurrency public func flatMap<Result>(
        _ selector: @escaping @Sendable (Element) throws -> Maybe<Result>
    ) -> Maybe<Result> {
        Maybe<Result>(raw: source.continued(Selector { try selector($0).source.attach }))
    }

    /// Replaces a failure by an element.
    public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element>
    where Element: Sendable {
        PrimitiveSequence(raw: source.catchAndReturn(element))
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// An element where there is none.
    public func ifEmpty(default: Element) -> Single<Element> where Element: Sendable {
        Single(raw: source.ifEmpty(default: `default`))
    }

    /// Another maybe where there is no element.
    public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> where Element: Sendable {
        Maybe(raw: source.ifEmpty(switchTo: other.source))
    }

    /// A single where there is no element.
    public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> where Element: Sendable {
        Single(raw: source.ifEmpty(switchTo: other.source))
    }

    /// Calls a closure for the event, with `object` as long as it is there.
    ///
    /// The object is not kept alive.
    @preconcurrency public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onSuccess: (@Sendable (Object, Element) -> Void)? = nil,
        onError: (@Sendable (Object, any Error) -> Void)? = nil,
        onCompleted: (@Sendable (Object) -> Void)? = nil,
        onDisposed: (@Sendable (Object) -> Void)? = nil
    ) -> any Disposable {
        let owner = WeakBox(object)
        return subscribe(
            onSuccess: { element in
                if let onSuccess, let object = owner.object { onSuccess(object, element) }
            },
            onError: { error in
                if let onError, let object = owner.object { onError(object, error) }
            },
            onCompleted: {
                if let onCompleted, let object = owner.object { onCompleted(object) }
            },
            onDisposed: {
                if let onDisposed, let object = owner.object { onDisposed(object) }
            })
    }
}
