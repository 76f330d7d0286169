// Names from earlier versions of the vocabulary. They exist so that the compiler offers the current name.

extension PrimitiveSequence {
    /// Renamed to `observe(on:)`.
    @available(*, unavailable, renamed: "observe(on:)")
    public func observeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> { fatalError() }

    /// Renamed to `subscribe(on:)`.
    @available(*, unavailable, renamed: "subscribe(on:)") public func subscribeOn(
        _ scheduler: any ImmediateSchedulerType
    ) -> PrimitiveSequence<Trait, Element> { fatalError() }

    /// Renamed to `catch(_:)`.
    @available(*, unavailable, renamed: "catch(_:)") public func catchError(
        _ handler: @escaping (any Error) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> { fatalError() }

    /// Renamed to `retry(when:)`.
    @available(*, unavailable, renamed: "retry(when:)") public func retryWhen<Trigger: ObservableType>(
        _ handler: @escaping (Observable<any Error>) -> Trigger
    ) -> PrimitiveSequence<Trait, Element> { fatalError() }
}

extension PrimitiveSequence {
    /// Use `subscribe(onSuccess:)`, or `subscribe(onCompleted:)` of a completable.
    @available(*, unavailable, message: "Use 'subscribe(onSuccess:)', or 'subscribe(onCompleted:)' of a completable.")
    public func sink(receiveValue: @escaping (Element) -> Void) -> any Disposable { fatalError() }

    /// Use `subscribe(onSuccess:)`, or `subscribe(onCompleted:)` of a completable.
    @available(*, unavailable, message: "Use 'subscribe(onSuccess:)', or 'subscribe(onCompleted:)' of a completable.")
    public func sink(
        receiveCompletion: @escaping (SinkCompletion) -> Void, receiveValue: @escaping (Element) -> Void
    ) -> any Disposable { fatalError() }

    /// Renamed to `map(_:)`.
    @available(*, unavailable, renamed: "map(_:)") public func tryMap<Result>(
        _ transform: @escaping (Element) throws -> Result
    ) -> PrimitiveSequence<Trait, Result> { fatalError() }
}

extension PrimitiveSequenceType where Trait: ElementTrait {
    /// Renamed to `flatMap(_:)`.
    @available(*, unavailable, renamed: "flatMap(_:)") public func flatMapLatest<Result>(
        _ selector: @escaping (Element) throws -> PrimitiveSequence<Trait, Result>
    ) -> PrimitiveSequence<Trait, Result> { fatalError() }

    /// Renamed to `flatMap(_:)`.
    @available(*, unavailable, renamed: "flatMap(_:)") public func flatMapFirst<Result>(
        _ selector: @escaping (Element) throws -> PrimitiveSequence<Trait, Result>
    ) -> PrimitiveSequence<Trait, Result> { fatalError() }

    /// Renamed to `flatMap(_:)`.
    @available(*, unavailable, renamed: "flatMap(_:)") public func concatMap<Result>(
        _ selector: @escaping (Element) throws -> PrimitiveSequence<Trait, Result>
    ) -> PrimitiveSequence<Trait, Result> { fatalError() }

    /// Renamed to `catchAndReturn(_:)`.
    @available(*, unavailable, renamed: "catchAndReturn(_:)")
    public func catchErrorJustReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> { fatalError() }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Renamed to `subscribe(onSuccess:onFailure:onDisposed:)`.
    @available(*, unavailable, renamed: "subscribe(onSuccess:onFailure:onDisposed:)") public func subscribe(
        onSuccess: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)?, onDisposed: (() -> Void)? = nil
    ) -> any Disposable { fatalError() }

    /// Renamed to `subscribe(with:onSuccess:onFailure:onDisposed:)`.
    @available(*, unavailable, renamed: "subscribe(with:onSuccess:onFailure:onDisposed:)")
    public func subscribe<Object: AnyObject>(
        with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
        onError: ((Object, any Error) -> Void)?, onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable { fatalError() }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Renamed to `zip(_:)`.
    @available(*, unavailable, renamed: "zip(_:)")
    public static func merge(_ sources: Completable...) -> Completable { fatalError() }

    /// Renamed to `zip(_:)`.
    @available(*, unavailable, renamed: "zip(_:)") public static func merge<Sources: Collection>(
        _ sources: Sources
    ) -> Completable where Sources.Element == Completable { fatalError() }
}
