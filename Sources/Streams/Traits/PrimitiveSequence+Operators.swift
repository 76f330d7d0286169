extension PrimitiveSequence {
    /// A sequence made anew for each subscription.
    ///
    /// A throw in the factory becomes a failure.
    ///
    ///     Single.deferred { Single.just(Int.random(in: 1...6)) }
    public static func deferred(
        _ observableFactory: @escaping @Sendable () throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .deferred { try observableFactory().source })
    }

    /// Goes on with another sequence after a failure.
    ///
    ///     Single<Int>.error(RxError.timeout).catch { _ in .just(0) }
    public func `catch`(
        _ handler: @escaping @Sendable (any Error) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.catch { try handler($0).source })
    }

    /// Subscribes up to `maxAttemptCount` times in all, again after each failure.
    ///
    ///     Single<Int>.error(RxError.timeout).retry(3)
    public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.retry(maxAttemptCount))
    }

    /// Subscribes, and disposes, on `scheduler`.
    ///
    /// Events come on the threads they come on.
    ///
    ///     Single.just(1).subscribe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.subscribe(on: scheduler))
    }

    /// A sequence with a resource that lives as long as the subscription.
    ///
    ///     Single.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in Single.just(1) })
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping @Sendable () throws -> Resource,
        primitiveSequenceFactory: @escaping @Sendable (Resource) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .using(resourceFactory) { try primitiveSequenceFactory($0).source })
    }
}

extension PrimitiveSequence where Element: Sendable {
    /// Delivers the events on `scheduler`.
    ///
    ///     Single.just(1).observe(on: MainScheduler.instance)
    public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.observe(on: scheduler))
    }

    /// Delivers the success or the end later by `dueTime`; a failure at once.
    ///
    ///     Single.just(1).delay(.seconds(1), scheduler: MainScheduler.instance)
    public func delay(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.delay(dueTime, scheduler: scheduler))
    }
}

extension PrimitiveSequence where Element: FixedWidthInteger & Sendable {
    /// 0 and the end, after `dueTime`.
    ///
    ///     Single<Int>.timer(.seconds(3), scheduler: MainScheduler.instance)
    public static func timer(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .timer(dueTime, scheduler: scheduler))
    }
}
