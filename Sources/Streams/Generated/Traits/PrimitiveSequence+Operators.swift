// Written by Scripts/generate-overloads.py; change that instead.

extension PrimitiveSequenceType where Trait: ElementTrait {
    /// Returns a sequence that emits one element immediately at subscription.
    ///
    ///     just(1): (1|)
    ///
    /// Runs on the current thread; buffers nothing.
    ///
    ///     Single.just(1)
    @_alwaysEmitIntoClient public static func just(_ element: Element) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .just(element))
    }

    /// Returns a sequence that emits one element on `scheduler`.
    ///
    ///     just(1, scheduler: scheduler): (1|)
    ///
    /// The element, with which the sequence ends, is one job on `scheduler`.
    ///
    ///     Single.just(1, scheduler: MainScheduler.instance)
    @_alwaysEmitIntoClient @preconcurrency public static func just(
        _ element: Element, scheduler: any ImmediateSchedulerType
    ) -> PrimitiveSequence<Trait, Element> where Element: Sendable {
        PrimitiveSequence(raw: .just(element, scheduler: scheduler).inOneStep)
    }

    /// Emits the element if it satisfies a predicate.
    ///
    ///     source:            --(1|)
    ///     filter { $0 > 1 }: --|
    ///
    /// A thrown error becomes the failure. Runs on the thread of the source.
    ///
    ///     Single.just(1).filter { $0 > 1 }
    @_alwaysEmitIntoClient @preconcurrency public func filter(
        _ predicate: @escaping @Sendable (Element) throws -> Bool
    ) -> Maybe<Element> {
        Maybe(raw: source.filter(predicate))
    }

    /// Transforms the element.
    ///
    ///     source:          --(1|)
    ///     map { $0 * 10 }: --(10|)
    ///
    /// A thrown error becomes the failure. Runs on the thread of the source.
    ///
    ///     Single.just(1).map { $0 * 10 }
    @_alwaysEmitIntoClient @preconcurrency public func map<Result>(
        _ transform: @escaping @Sendable (Element) throws -> Result
    ) -> PrimitiveSequence<Trait, Result> where Element: Sendable {
        PrimitiveSequence<Trait, Result>(raw: source.map(transform))
    }

    /// Transforms the element, and emits the result unless it is nil.
    ///
    ///     source:                 --(x|)
    ///     compactMap { Int($0) }: --|
    ///
    /// A thrown error becomes the failure. Runs on the thread of the source.
    ///
    ///     Single.just("x").compactMap { Int($0) }
    @_alwaysEmitIntoClient @preconcurrency public func compactMap<Result>(
        _ transform: @escaping @Sendable (Element) throws -> Result?
    ) -> Maybe<Result> where Element: Sendable {
        Maybe<Result>(raw: source.compactMap(transform))
    }

    /// Maps the element to a sequence with the same trait, and emits the event of that sequence.
    ///
    ///     source:                 --(1|)
    ///     other:                    --(5|)
    ///     flatMap { _ in other }: ----(5|)
    ///
    /// A thrown error becomes the failure. Emits on the thread of that sequence. Disposing disposes the one that runs.
    ///
    ///     Single.just(1).flatMap { Single.just($0 * 10) }
    @_alwaysEmitIntoClient @preconcurrency public func flatMap<Result>(
        _ selector: @escaping @Sendable (Element) throws -> PrimitiveSequence<Trait, Result>
    ) -> PrimitiveSequence<Trait, Result> where Element: Sendable {
        flatMapTrait(selector)
    }
}

extension PrimitiveSequenceType {
    /// Returns a sequence without events.
    ///
    ///     Single<Int>.never(): ------
    ///
    ///     Single<Int>.never()
    @_alwaysEmitIntoClient public static func never() -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .never())
    }

    /// Returns a sequence that fails immediately at subscription.
    ///
    ///     Single<Int>.error(RxError.timeout): #
    ///
    /// Runs on the current thread.
    ///
    ///     Single<Int>.error(RxError.timeout)
    @_alwaysEmitIntoClient public static func error(_ error: any Error) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .error(error))
    }
}

extension PrimitiveSequence {
    /// Creates a sequence for each subscription.
    ///
    ///     deferred { Single.just(1) }: (1|)
    ///
    /// An error thrown in the factory becomes the failure. The factory runs on the thread of the subscription.
    ///
    ///     Single.deferred { Single.just(Int.random(in: 1...6)) }
    @_alwaysEmitIntoClient @preconcurrency public static func deferred(
        _ observableFactory: @escaping @Sendable () throws -> Self
    ) -> Self {
        Self(raw: .deferred { try observableFactory().source })
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
    @_alwaysEmitIntoClient @preconcurrency public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping @Sendable () throws -> Resource,
        primitiveSequenceFactory: @escaping @Sendable (Resource) throws -> Self
    ) -> Self {
        Self(raw: .using(resourceFactory) { try primitiveSequenceFactory($0).source })
    }

    /// Continues with another sequence after a failure.
    ///
    ///     source:               --#
    ///     other:                  --(8|)
    ///     catch { _ in other }: ----(8|)
    ///
    /// Subscribes to it on the thread of the failure, or on the subscribing thread if the source fails before it has
    /// been subscribed to. An error that the handler throws becomes the failure.
    ///
    ///     Single<Int>.error(RxError.timeout).catch { _ in .just(0) }
    @_alwaysEmitIntoClient @preconcurrency public func `catch`(
        _ handler: @escaping @Sendable (any Error) throws -> Self
    ) -> Self {
        Self(raw: source.caught { try handler($0).source })
    }

    /// Prints the subscription, the events and the disposal.
    ///
    ///     source:       --(1|)
    ///     debug("one"): --(1|)
    ///
    /// Prints on the thread of each event.
    ///
    ///     Single.just(1).debug("one")
    @_alwaysEmitIntoClient public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> Self {
        Self(raw: source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
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
    @_alwaysEmitIntoClient @preconcurrency public static func timer(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .timer(dueTime, scheduler: scheduler))
    }
}

extension PrimitiveSequence where Element: Sendable {
    /// Resubscribes whenever a sequence derived from the errors emits.
    ///
    ///     source:                                                        --#
    ///     retry { $0.delay(.seconds(2), scheduler: scheduler).take(1) }: ------#
    ///
    /// If that sequence completes, a maybe or completable completes, and a single fails with `RxError.noElements`. The
    /// subscription to that sequence is disposed with the result. A failure of that sequence becomes the failure.
    ///
    ///     Single<Int>.error(RxError.timeout).retry { (errors: Observable<any Error>) in errors.take(2) }
    @_alwaysEmitIntoClient @preconcurrency public func retry<TriggerObservable: ObservableType & SendableMetatype>(
        when notificationHandler: @escaping @Sendable (Observable<any Error>) -> TriggerObservable
    ) -> Self {
        Self(retrying: source.retry(when: notificationHandler))
    }

    /// Resubscribes whenever a sequence derived from the errors emits.
    ///
    /// The form for closures whose branches infer the element from each other; see `retry(when:)`.
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency public func retry<Trigger>(
        when notificationHandler: @escaping @Sendable (Observable<any Error>) -> Observable<Trigger>
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
    @_alwaysEmitIntoClient @preconcurrency
    public func retry<TriggerObservable: ObservableType & SendableMetatype, Error: Swift.Error>(
        when notificationHandler: @escaping @Sendable (Observable<Error>) -> TriggerObservable
    ) -> Self {
        Self(retrying: source.retry(when: notificationHandler))
    }

    /// Resubscribes whenever a sequence derived from the errors of one type emits; other errors fail the result.
    ///
    /// The form for closures whose branches infer the element from each other; see `retry(when:)`.
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency public func retry<Trigger, Error: Swift.Error>(
        when notificationHandler: @escaping @Sendable (Observable<Error>) -> Observable<Trigger>
    ) -> Self {
        Self(retrying: source.retry(when: notificationHandler))
    }

    /// Subscribes again after a failure, as often as a policy allows and after the times that it gives.
    ///
    ///     source:                                                           --#
    ///     retry(.constant(.seconds(3), attempts: 2), scheduler: scheduler): -------#
    ///
    /// Fails with the first error after which the policy allows no further attempt. Subscribes again on the scheduler,
    /// also after no time; disposing the result cancels a pending attempt.
    ///
    ///     Single<Int>.error(RxError.timeout).retry(.constant(.seconds(1), attempts: 3), scheduler: MainScheduler.instance)
    @_alwaysEmitIntoClient public func retry(_ policy: RetryPolicy, scheduler: any SchedulerType) -> Self {
        Self(retrying: source.retry(policy, scheduler: scheduler))
    }

    /// Delays the success or completion by `dueTime`; a failure is delivered immediately.
    ///
    ///     source:                                   --(1|)
    ///     delay(.seconds(2), scheduler: scheduler): ----(1|)
    ///
    /// Buffers the event, and delivers it on `scheduler`.
    ///
    ///     Single.just(1).delay(.seconds(1), scheduler: MainScheduler.instance)
    @_alwaysEmitIntoClient @preconcurrency public func delay(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> Self {
        Self(raw: source.delay(dueTime, scheduler: scheduler).inOneStep)
    }

    /// Subscribes and disposes on `scheduler`.
    ///
    ///     source:                   --(1|)
    ///     subscribe(on: scheduler): --(1|)
    ///
    /// The events are delivered on the threads of the source.
    ///
    ///     Single.just(1).subscribe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
    @_alwaysEmitIntoClient @preconcurrency public func subscribe(on scheduler: any ImmediateSchedulerType) -> Self {
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
    @_alwaysEmitIntoClient @preconcurrency public func observe(on scheduler: any ImmediateSchedulerType) -> Self {
        Self(raw: source.observe(on: scheduler).inOneStep)
    }

    /// Delays the subscription by `dueTime`.
    ///
    ///     source:                                                   --(1|)
    ///     delaySubscription(.seconds(4), scheduler: scheduler): ------(1|)
    ///
    /// Subscribes on `scheduler`; the events are delivered on the threads of the source.
    ///
    ///     Single.just(1).delaySubscription(.seconds(1), scheduler: MainScheduler.instance)
    @_alwaysEmitIntoClient @preconcurrency public func delaySubscription(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> Self {
        Self(raw: source.delaySubscription(dueTime, scheduler: scheduler))
    }

    /// Fails with `RxError.timeout` if no event comes within `dueTime`.
    ///
    ///     source:                                     ------(1|)
    ///     timeout(.seconds(5), scheduler: scheduler): -----#
    ///
    /// Fails on `scheduler`, and disposes the source then.
    ///
    ///     Single.just(1).timeout(.seconds(5), scheduler: MainScheduler.instance)
    @_alwaysEmitIntoClient @preconcurrency public func timeout(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> Self {
        Self(raw: source.timed(dueTime, limiting: .onlyElement, orElse: nil, scheduler))
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
    @_alwaysEmitIntoClient @preconcurrency public func timeout(
        _ dueTime: RxTimeInterval, other: Self, scheduler: any SchedulerType
    ) -> Self {
        Self(raw: source.timed(dueTime, limiting: .onlyElement, orElse: other.source, scheduler))
    }
}
