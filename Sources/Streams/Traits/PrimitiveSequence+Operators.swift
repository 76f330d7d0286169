extension PrimitiveSequence {
    /// A sequence made anew for each subscription.
    ///
    /// A throw in the factory becomes a failure.
    ///
    ///     Single.deferred { Single.just(Int.random(in: 1...6)) }
    @inlinable @preconcurrency public static func deferred(
        _ observableFactory: @escaping @Sendable () throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .deferred { try observableFactory().source })
    }

    /// Goes on with another sequence after a failure.
    ///
    ///     Single<Int>.error(RxError.timeout).catch { _ in .just(0) }
    @inlinable @preconcurrency public func `catch`(
        _ handler: @escaping @Sendable (any Error) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.recovered { try handler($0).source })
    }

    /// Subscribes up to `maxAttemptCount` times in all, again after each failure.
    ///
    ///     Single<Int>.error(RxError.timeout).retry(3)
    @inlinable public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.retry(maxAttemptCount))
    }

    /// A sequence with a resource that lives as long as the subscription.
    ///
    ///     Single.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in Single.just(1) })
    @inlinable @preconcurrency public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping @Sendable () throws -> Resource,
        primitiveSequenceFactory: @escaping @Sendable (Resource) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .using(resourceFactory) { try primitiveSequenceFactory($0).source })
    }
}

extension PrimitiveSequence where Element: Sendable {
    /// Subscribes, and disposes, on `scheduler`.
    ///
    /// Events come on the threads they come on.
    ///
    ///     Single.just(1).subscribe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
    @inlinable public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.subscribe(on: scheduler))
    }

    /// Delivers the events on `scheduler`.
    ///
    ///     Single.just(1).observe(on: MainScheduler.instance)
    @inlinable public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.observe(on: scheduler))
    }

    /// Delivers the success or the end later by `dueTime`; a failure at once.
    ///
    ///     Single.just(1).delay(.seconds(1), scheduler: MainScheduler.instance)
    @inlinable public func delay(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.delay(dueTime, scheduler: scheduler))
    }
}

extension PrimitiveSequenceType where Element: FixedWidthInteger & Sendable {
    /// 0 and the end, after `dueTime`.
    ///
    ///     Single<Int>.timer(.seconds(3), scheduler: MainScheduler.instance)
    @inlinable public static func timer(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .timer(dueTime, scheduler: scheduler))
    }
}

extension PrimitiveSequence {
    /// Prints what happens.
    ///
    ///     Single.just(1).debug("one")
    @inlinable public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
    }
}

extension PrimitiveSequence where Element: Sendable {
    /// Subscribes later.
    ///
    ///     Single.just(1).delaySubscription(.seconds(1), scheduler: MainScheduler.instance)
    @inlinable public func delaySubscription(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.delaySubscription(dueTime, scheduler: scheduler))
    }

    /// Subscribes again when a sequence made of the errors says so.
    ///
    /// Where that sequence ends, a maybe and a completable end, and a single fails with `RxError.noElements`.
    ///
    ///     Single<Int>.error(RxError.timeout).retry { (errors: Observable<any Error>) in errors.take(2) }
    @inlinable @preconcurrency public func retry<TriggerObservable: ObservableType>(
        when notificationHandler: @escaping @Sendable (Observable<any Error>) -> TriggerObservable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(promised: source.retry(when: notificationHandler))
    }

    /// Subscribes again when a sequence made of the errors of one type says so; other errors fail the result.
    ///
    /// Where that sequence ends, a maybe and a completable end, and a single fails with `RxError.noElements`.
    ///
    ///     Single<Int>.error(RxError.timeout).retry { (errors: Observable<RxError>) in errors.take(2) }
    @inlinable @preconcurrency public func retry<TriggerObservable: ObservableType, Error: Swift.Error>(
        when notificationHandler: @escaping @Sendable (Observable<Error>) -> TriggerObservable
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(promised: source.retry(when: notificationHandler))
    }

    /// Fails with `RxError.timeout` when the event takes too long.
    ///
    ///     Single.just(1).timeout(.seconds(5), scheduler: MainScheduler.instance)
    @inlinable public func timeout(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.timeout(dueTime, scheduler: scheduler))
    }

    /// Goes on with another sequence when the event takes too long.
    ///
    ///     Single.just(1).timeout(.seconds(5), other: Single.just(8), scheduler: MainScheduler.instance)
    @inlinable public func timeout(
        _ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.timeout(dueTime, other: other.source, scheduler: scheduler))
    }
}

extension PrimitiveSequence {
    /// Takes a sequence that may end without an element, which a single must not.
    @usableFromInline init(promised raw: Observable<Element>) {
        let isSingle = Trait.self == SingleTrait.self
        self.init(raw: isSingle ? raw.replaced(ifEmpty: .error(RxError.noElements)) : raw)
    }
}
