extension PrimitiveSequence {
    /// Creates a sequence for each subscription.
    ///
    ///     deferred { Single.just(1) }: (1|)
    ///
    /// An error thrown in the factory becomes the failure. The factory runs on the thread of the subscription.
    ///
    ///     Single.deferred { Single.just(Int.random(in: 1...6)) }
    @inlinable @preconcurrency public static func deferred(
        _ observableFactory: @escaping @Sendable () throws -> Self
    ) -> Self {
        Self(raw: .deferred { try observableFactory().source })
    }

    /// Continues with another sequence after a failure.
    ///
    ///     source:               --#
    ///     other:                  --(8|)
    ///     catch { _ in other }: ----(8|)
    ///
    /// Subscribes to it on the thread of the failure. An error that the handler throws becomes the failure.
    ///
    ///     Single<Int>.error(RxError.timeout).catch { _ in .just(0) }
    @inlinable @preconcurrency public func `catch`(_ handler: @escaping @Sendable (any Error) throws -> Self) -> Self {
        Self(raw: source.caught { try handler($0).source })
    }

    /// Resubscribes after a failure, with at most `maxAttemptCount` subscriptions in all.
    ///
    ///     source:   --#
    ///     retry(3): ------#
    ///
    /// Resubscribes on the thread of the failure; fails with the last failure. A count below one is a programmer error:
    /// without an attempt there is no event.
    ///
    ///     Single<Int>.error(RxError.timeout).retry(3)
    @inlinable @preconcurrency public func retry(_ maxAttemptCount: Int) -> Self where Element: Sendable {
        require(maxAttemptCount > 0, "retry(_:) of a single, maybe or completable needs at least one attempt.")
        return Self(raw: source.retry(maxAttemptCount))
    }

    /// Creates a sequence with a resource that is released with the subscription.
    ///
    ///     source:                                                                    --(1|)
    ///     using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in source }): --(1|)
    ///
    /// The resource is disposed once: after the event, when the subscription is disposed, or if the factory of the
    /// sequence throws. A thrown error becomes the failure.
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
    ///     source:       --(1|)
    ///     debug("one"): --(1|)
    ///
    /// Prints on the thread of each event.
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
    ///     source:                   --(1|)
    ///     subscribe(on: scheduler): --(1|)
    ///
    /// The events are delivered on the threads of the source.
    ///
    ///     Single.just(1).subscribe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
    @inlinable @preconcurrency public func subscribe(on scheduler: any ImmediateSchedulerType) -> Self {
        Self(raw: source.subscribe(on: scheduler))
    }

    /// Delivers the events on `scheduler`.
    ///
    ///     source:                 --(1|)
    ///     observe(on: scheduler): --(1|)
    ///
    /// Queues an event until its job runs; the source is not slowed down.
    ///
    ///     Single.just(1).observe(on: MainScheduler.instance)
    @inlinable @preconcurrency public func observe(on scheduler: any ImmediateSchedulerType) -> Self {
        Self(raw: source.observe(on: scheduler).inOneStep)
    }

    /// Delays the success or completion by `dueTime`; a failure is delivered immediately.
    ///
    ///     source:                                   --(1|)
    ///     delay(.seconds(2), scheduler: scheduler): ----(1|)
    ///
    /// Buffers the event, and delivers it on `scheduler`.
    ///
    ///     Single.just(1).delay(.seconds(1), scheduler: MainScheduler.instance)
    @inlinable @preconcurrency public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
        Self(raw: source.delay(dueTime, scheduler: scheduler).inOneStep)
    }

    /// Delays the subscription by `dueTime`.
    ///
    ///     source:                                                   --(1|)
    ///     delaySubscription(.seconds(4), scheduler: scheduler): ------(1|)
    ///
    /// Subscribes on `scheduler`; the events are delivered on the threads of the source.
    ///
    ///     Single.just(1).delaySubscription(.seconds(1), scheduler: MainScheduler.instance)
    @inlinable @preconcurrency public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType)
        -> Self
    {
        Self(raw: source.delaySubscription(dueTime, scheduler: scheduler))
    }

    /// Resubscribes whenever a sequence derived from the errors emits.
    ///
    ///     source:                                                        --#
    ///     retry { $0.delay(.seconds(2), scheduler: scheduler).take(1) }: ------#
    ///
    /// If that sequence completes, a maybe or completable completes, and a single fails with `RxError.noElements`. The
    /// subscription to that sequence is disposed with the result. A failure of that sequence becomes the failure.
    ///
    ///     Single<Int>.error(RxError.timeout).retry { (errors: Observable<any Error>) in errors.take(2) }
    @inlinable @preconcurrency public func retry<TriggerObservable: ObservableType & SendableMetatype>(
        when notificationHandler: @escaping @Sendable (Observable<any Error>) -> TriggerObservable
    ) -> Self {
        Self(retrying: source.retry(when: notificationHandler))
    }

    /// Resubscribes whenever a sequence derived from the errors of one type emits; other errors fail the result.
    ///
    ///     source:                                                                                     --#
    ///     retry { (errors: Observable<RxError>) in errors.delay(.seconds(2), scheduler: scheduler) }: --#
    ///
    /// If that sequence completes, a maybe or completable completes, and a single fails with `RxError.noElements`. A
    /// failure of that sequence becomes the failure.
    ///
    ///     Single<Int>.error(RxError.timeout).retry { (errors: Observable<RxError>) in errors.take(2) }
    @inlinable @preconcurrency
    public func retry<TriggerObservable: ObservableType & SendableMetatype, Error: Swift.Error>(
        when notificationHandler: @escaping @Sendable (Observable<Error>) -> TriggerObservable
    ) -> Self {
        Self(retrying: source.retry(when: notificationHandler))
    }

    /// Fails with `RxError.timeout` if no event comes within `dueTime`.
    ///
    ///     source:                                     ------(1|)
    ///     timeout(.seconds(5), scheduler: scheduler): -----#
    ///
    /// Fails on `scheduler`, and disposes the source then.
    ///
    ///     Single.just(1).timeout(.seconds(5), scheduler: MainScheduler.instance)
    @inlinable @preconcurrency public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
        Self(raw: source.timeout(dueTime, scheduler: scheduler))
    }

    /// Continues with another sequence if no event comes within `dueTime`.
    ///
    ///     source:                                                   ------(1|)
    ///     other:                                                         --(8|)
    ///     timeout(.seconds(5), other: other, scheduler: scheduler): -------(8|)
    ///
    /// Disposes the source and subscribes to the other sequence on `scheduler`.
    ///
    ///     Single.just(1).timeout(.seconds(5), other: Single.just(8), scheduler: MainScheduler.instance)
    @inlinable @preconcurrency public func timeout(_ dueTime: RxTimeInterval, other: Self, scheduler: any SchedulerType)
        -> Self
    {
        Self(raw: source.timeout(dueTime, other: other.source, scheduler: scheduler))
    }
}

extension PrimitiveSequenceType where Element: FixedWidthInteger & Sendable {
    /// Returns a sequence that emits 0 after `dueTime`.
    ///
    ///     Single<Int>.timer(.seconds(3), scheduler: scheduler): ---(0|)
    ///
    /// Emits on `scheduler`.
    ///
    ///     Single<Int>.timer(.seconds(3), scheduler: MainScheduler.instance)
    @inlinable @preconcurrency public static func timer(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .timer(dueTime, scheduler: scheduler))
    }
}

extension PrimitiveSequence {
    /// - Parameter raw: may complete without an element, which fails a single.
    @usableFromInline init(retrying raw: Observable<Element>) {
        let isSingle = Trait.self == SingleTrait.self
        self.init(raw: isSingle ? raw.failing(ifEmpty: RxError.noElements) : raw)
    }
}
