extension PrimitiveSequence {
    /// Creates a sequence for each subscription.
    ///
    /// An error thrown in the factory becomes the failure.
    ///
    ///     Single.deferred { Single.just(Int.random(in: 1...6)) }
    @inlinable @preconcurrency public static func deferred(
        _ observableFactory: @escaping @Sendable () throws -> Self
    ) -> Self {
        Self(raw: .deferred { try observableFactory().source })
    }

    /// Continues with another sequence after a failure.
    ///
    ///     Single<Int>.error(RxError.timeout).catch { _ in .just(0) }
    @inlinable @preconcurrency public func `catch`(_ handler: @escaping @Sendable (any Error) throws -> Self) -> Self {
        Self(raw: source.recovered { try handler($0).source })
    }

    /// Resubscribes after a failure, with at most `maxAttemptCount` subscriptions in all.
    ///
    ///     Single<Int>.error(RxError.timeout).retry(3)
    @inlinable public func retry(_ maxAttemptCount: Int) -> Self {
        Self(raw: source.retry(maxAttemptCount))
    }

    /// Creates a sequence with a resource that is released with the subscription.
    ///
    ///     Single.using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in Single.just(1) })
    @inlinable @preconcurrency public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping @Sendable () throws -> Resource,
        primitiveSequenceFactory: @escaping @Sendable (Resource) throws -> Self
    ) -> Self {
        Self(raw: .using(resourceFactory) { try primitiveSequenceFactory($0).source })
    }

    /// Prints the subscription, the events and the disposal.
    ///
    ///     Single.just(1).debug("one")
    @inlinable public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> Self {
        Self(
            raw: source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
    }
}

extension PrimitiveSequence where Element: Sendable {
    /// Subscribes and disposes on `scheduler`.
    ///
    /// The events are delivered on the threads of the source.
    ///
    ///     Single.just(1).subscribe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
    @inlinable public func subscribe(on scheduler: any ImmediateSchedulerType) -> Self {
        Self(raw: source.subscribe(on: scheduler))
    }

    /// Delivers the events on `scheduler`.
    ///
    ///     Single.just(1).observe(on: MainScheduler.instance)
    @inlinable public func observe(on scheduler: any ImmediateSchedulerType) -> Self {
        Self(raw: source.observe(on: scheduler))
    }

    /// Delays the success or completion by `dueTime`; a failure is delivered immediately.
    ///
    ///     Single.just(1).delay(.seconds(1), scheduler: MainScheduler.instance)
    @inlinable public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
        Self(raw: source.delay(dueTime, scheduler: scheduler))
    }

    /// Delays the subscription by `dueTime`.
    ///
    ///     Single.just(1).delaySubscription(.seconds(1), scheduler: MainScheduler.instance)
    @inlinable public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
        Self(raw: source.delaySubscription(dueTime, scheduler: scheduler))
    }

    /// Resubscribes whenever a sequence derived from the errors emits.
    ///
    /// If that sequence completes, a maybe or completable completes, and a single fails with `RxError.noElements`.
    ///
    ///     Single<Int>.error(RxError.timeout).retry { (errors: Observable<any Error>) in errors.take(2) }
    @inlinable @preconcurrency public func retry<TriggerObservable: ObservableType>(
        when notificationHandler: @escaping @Sendable (Observable<any Error>) -> TriggerObservable
    ) -> Self {
        Self(retrying: source.retry(when: notificationHandler))
    }

    /// Resubscribes whenever a sequence derived from the errors of one type emits; other errors fail the result.
    ///
    /// If that sequence completes, a maybe or completable completes, and a single fails with `RxError.noElements`.
    ///
    ///     Single<Int>.error(RxError.timeout).retry { (errors: Observable<RxError>) in errors.take(2) }
    @inlinable @preconcurrency public func retry<TriggerObservable: ObservableType, Error: Swift.Error>(
        when notificationHandler: @escaping @Sendable (Observable<Error>) -> TriggerObservable
    ) -> Self {
        Self(retrying: source.retry(when: notificationHandler))
    }

    /// Fails with `RxError.timeout` if no event comes within `dueTime`.
    ///
    ///     Single.just(1).timeout(.seconds(5), scheduler: MainScheduler.instance)
    @inlinable public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
        Self(raw: source.timeout(dueTime, scheduler: scheduler))
    }

    /// Continues with another sequence if no event comes within `dueTime`.
    ///
    ///     Single.just(1).timeout(.seconds(5), other: Single.just(8), scheduler: MainScheduler.instance)
    @inlinable public func timeout(_ dueTime: RxTimeInterval, other: Self, scheduler: any SchedulerType) -> Self {
        Self(raw: source.timeout(dueTime, other: other.source, scheduler: scheduler))
    }
}

extension PrimitiveSequenceType where Element: FixedWidthInteger & Sendable {
    /// Returns a sequence that emits 0 after `dueTime`.
    ///
    ///     Single<Int>.timer(.seconds(3), scheduler: MainScheduler.instance)
    @inlinable public static func timer(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .timer(dueTime, scheduler: scheduler))
    }
}

extension PrimitiveSequence {
    /// - Parameter raw: may complete without an element, which fails a single.
    @usableFromInline init(retrying raw: Observable<Element>) {
        let isSingle = Trait.self == SingleTrait.self
        self.init(raw: isSingle ? raw.replaced(ifEmpty: .error(RxError.noElements)) : raw)
    }
}
