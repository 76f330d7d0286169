// Names from earlier versions of the vocabulary, for which the compiler suggests the current ones.

extension ObservableType {
    /// Renamed to `take(until:)`.
    @available(*, unavailable, renamed: "take(until:)")
    public func takeUntil(_ other: some ObservableType) -> Observable<Element> { fatalError() }

    /// Renamed to `take(until:behavior:)`.
    @available(*, unavailable, renamed: "take(until:behavior:)") public func takeUntil(
        _ behavior: TakeBehavior, predicate: @escaping (Element) throws -> Bool
    ) -> Observable<Element> { fatalError() }

    /// Renamed to `take(while:)`.
    @available(*, unavailable, renamed: "take(while:)")
    public func takeWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> { fatalError() }

    /// Renamed to `take(while:behavior:)`.
    @available(*, unavailable, renamed: "take(while:behavior:)") public func takeWhile(
        _ behavior: TakeBehavior, predicate: @escaping (Element) throws -> Bool
    ) -> Observable<Element> { fatalError() }

    /// Renamed to `take(for:scheduler:)`.
    @available(*, unavailable, renamed: "take(for:scheduler:)")
    public func take(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> { fatalError() }

    /// Renamed to `skip(until:)`.
    @available(*, unavailable, renamed: "skip(until:)")
    public func skipUntil(_ other: some ObservableType) -> Observable<Element> { fatalError() }

    /// Renamed to `skip(while:)`.
    @available(*, unavailable, renamed: "skip(while:)")
    public func skipWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> { fatalError() }

    /// Renamed to `element(at:)`.
    @available(*, unavailable, renamed: "element(at:)")
    public func elementAt(_ index: Int) -> Observable<Element> { fatalError() }

    /// Renamed to `observe(on:)`.
    @available(*, unavailable, renamed: "observe(on:)")
    public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> { fatalError() }

    /// Renamed to `subscribe(on:)`.
    @available(*, unavailable, renamed: "subscribe(on:)")
    public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> { fatalError() }

    /// Renamed to `catch(_:)`.
    @available(*, unavailable, renamed: "catch(_:)") public func catchError(
        _ handler: @escaping (any Error) throws -> Observable<Element>
    ) -> Observable<Element> { fatalError() }

    /// Renamed to `catch(sequence:)`.
    @available(*, unavailable, renamed: "catch(sequence:)") public static func catchError<Sources: Sequence>(
        _ sequence: Sources
    ) -> Observable<Element> where Sources.Element == Observable<Element> { fatalError() }

    /// Renamed to `catchAndReturn(_:)`.
    @available(*, unavailable, renamed: "catchAndReturn(_:)")
    public func catchErrorJustReturn(_ element: Element) -> Observable<Element> { fatalError() }

    /// Renamed to `retry(when:)`.
    @available(*, unavailable, renamed: "retry(when:)") public func retryWhen<Trigger: ObservableType>(
        _ handler: @escaping (Observable<any Error>) -> Trigger
    ) -> Observable<Element> { fatalError() }

    /// Renamed to `share(replay:)`.
    @available(*, unavailable, renamed: "share(replay:)")
    public func shareReplay(_ bufferSize: Int) -> Observable<Element> { fatalError() }

    /// Renamed to `share(replay:)`.
    @available(*, unavailable, renamed: "share(replay:)")
    public func shareReplayLatestWhileConnected() -> Observable<Element> { fatalError() }

    /// Renamed to `bind(to:)`.
    @available(*, unavailable, renamed: "bind(to:)") public func bindTo<Observer: ObserverType>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == Element { fatalError() }

    /// Renamed to `bind(onNext:)`.
    @available(*, unavailable, renamed: "bind(onNext:)")
    public func bindNext(_ onNext: @escaping (Element) -> Void) -> any Disposable { fatalError() }

    /// Renamed to `subscribe(onNext:)`.
    @available(*, unavailable, renamed: "subscribe(onNext:)")
    public func subscribeNext(_ onNext: @escaping (Element) -> Void) -> any Disposable { fatalError() }

    /// Renamed to `do(onNext:)`.
    @available(*, unavailable, renamed: "do(onNext:)")
    public func doOnNext(_ onNext: @escaping (Element) throws -> Void) -> Observable<Element> { fatalError() }

    /// Renamed to `do(onError:)`.
    @available(*, unavailable, renamed: "do(onError:)")
    public func doOnError(_ onError: @escaping (any Error) throws -> Void) -> Observable<Element> { fatalError() }

    /// Renamed to `do(onCompleted:)`.
    @available(*, unavailable, renamed: "do(onCompleted:)")
    public func doOnCompleted(_ onCompleted: @escaping () throws -> Void) -> Observable<Element> { fatalError() }

    /// A delay without a scheduler, for which the compiler would name `delay(when:)`.
    @available(*, unavailable, message: "Add a scheduler: 'delay(_:scheduler:)', such as 'MainScheduler.instance'.")
    public func delay(_ dueTime: RxTimeInterval) -> Observable<Element> { fatalError() }

    /// Asynchronous work in a closure without a bound, for which the compiler names the operators with one.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "Return a sequence, or bound asynchronous calls: flatMap(maxConcurrent:), flatMapLatest, concatMap."
    )
    public func flatMap<Result>(_ work: @escaping @Sendable (Element) async throws -> Result) -> Observable<Result> {
        fatalError()
    }
}

/// Renamed to `TakeBehavior`.
@available(*, unavailable, renamed: "TakeBehavior") public typealias TakeUntilBehavior = TakeBehavior
