extension ObservableType where Element: Sendable {
    /// Resubscribes whenever a sequence that is derived from the errors emits.
    ///
    ///     source:                                                --1--#
    ///     retry { $0.delay(.seconds(3), scheduler: scheduler) }: --1-------1-------1
    ///
    /// `notificationHandler` is called once per subscription, and its sequence is subscribed to before the source. Each
    /// element of it that follows an error resubscribes to the source; one that comes while the source is running has
    /// no effect. Its terminal event terminates the result: at once if the source has failed, otherwise at the next
    /// failure, also if it comes before the source is subscribed to. Otherwise completes with the source. Resubscribes
    /// on the thread that emits that element, or on the subscribing thread if the source has not been subscribed to by
    /// then; buffers nothing.
    ///
    ///     _ = Observable<Int>.error(RxError.timeout).retry(when: { (errors: Observable<any Error>) in errors.take(3) })
    @_alwaysEmitIntoClient @preconcurrency public func retry<TriggerObservable: ObservableType & SendableMetatype>(
        when notificationHandler: @escaping @Sendable (Observable<any Error>) -> TriggerObservable
    ) -> Observable<Element> {
        asObservable().retried { notificationHandler($0).asObservable().attachSignal }
    }

    /// Resubscribes whenever a sequence that is derived from the errors of one type emits; other errors fail the result.
    ///
    ///     source:                                                    --1--#
    ///     retry { (errors: Observable<RxError>) in errors.take(1) }: --1--#
    ///
    /// Otherwise like the form for all errors.
    ///
    ///     Observable<Int>.error(RxError.timeout).retry(when: { (errors: Observable<RxError>) in errors.take(3) })
    @_alwaysEmitIntoClient @preconcurrency
    public func retry<TriggerObservable: ObservableType & SendableMetatype, Error: Swift.Error>(
        when notificationHandler: @escaping @Sendable (Observable<Error>) -> TriggerObservable
    ) -> Observable<Element> {
        asObservable().retried { notificationHandler($0).asObservable().attachSignal }
    }

    /// Resubscribes whenever a sequence that is derived from the errors emits.
    ///
    /// The form for closures whose branches infer the element from each other, such as
    /// `{ errors in if isOffline { Observable.never() } else { errors.take(2) } }`; see `retry(when:)`.
    @_disfavoredOverload @_alwaysEmitIntoClient @preconcurrency public func retry<Trigger>(
        when notificationHandler: @escaping @Sendable (Observable<any Error>) -> Observable<Trigger>
    ) -> Observable<Element> {
        asObservable().retried { notificationHandler($0).attachSignal }
    }

    /// Resubscribes whenever a sequence that is derived from the errors of one type emits; other errors fail the result.
    ///
    /// The form for closures whose branches infer the element from each other; see `retry(when:)`.
    @_disfavoredOverload @_alwaysEmitIntoClient @preconcurrency public func retry<Trigger, Error: Swift.Error>(
        when notificationHandler: @escaping @Sendable (Observable<Error>) -> Observable<Trigger>
    ) -> Observable<Element> {
        asObservable().retried { notificationHandler($0).attachSignal }
    }
}

extension Observable {
    /// - Parameter scheduler: Emits the elements of the notifier, and subscribes again; nil if any thread may.
    @inlinable @inline(never) final func retried<Failure: Error>(
        on scheduler: (any ImmediateSchedulerType)? = nil,
        _ makeNotifier: @escaping (Observable<Failure>) -> Attach<Void>
    ) -> Observable<Element> {
        Observable { [self] sink in
            let state = RetryWhen<Element, Failure>(sink, self, scheduler)
            Trampoline.enter {
                let attachNotifier = makeNotifier(state.errors)
                if sink.lifetime.isStopped { return }
                RetryNotifier(state).attach(to: attachNotifier)
                if !sink.lifetime.isStopped { state.attempt() }
            }
        }
    }
}

/// The state of one `retry(when:)`.
///
/// Sendable by contract: its variables are touched only inside the serializer, whose jobs retain it; `thread` also by the
/// thread that attaches, after `requests` has told it of the element.
@usableFromInline final class RetryWhen<Element, Failure: Error>: SequentialSubscriber<Element>, @unchecked Sendable {
    @usableFromInline let errors = PublishSubject<Failure>()
    @usableFromInline let source: Observable<Element>
    @usableFromInline let scheduler: (any ImmediateSchedulerType)?
    /// The thread of the element for which the source is subscribed to again.
    @exclusivity(unchecked) @usableFromInline final var thread: UInt = 0
    @usableFromInline let serializer = Serializer()
    /// Whether the source has failed and the notifier has not emitted since.
    @exclusivity(unchecked) @usableFromInline final var isWaiting = false
    @exclusivity(unchecked) @usableFromInline final var notifierStop: TerminalEvent?

    @inlinable init(_ sink: Sink<Element>, _ source: Observable<Element>, _ scheduler: (any ImmediateSchedulerType)?) {
        self.source = source
        self.scheduler = scheduler
        super.init(sink)
    }

    /// Leaves the source to the scheduler if that has emitted the element while another thread attached the source before.
    @usableFromInline override func leaveToScheduler(_ onStop: @escaping (TerminalEvent) -> Void) -> Bool {
        guard let scheduler, thread != Trampoline.identity else { return false }
        let pending = Lifetime(within: sink.lifetime)
        let attach = UncheckedSendable { [self] in
            sink.lifetime.removeIfNewest(pending)
            attachAll(onStop)
        }
        pending.own(
            scheduler.schedule(attach) { attach in
                attach.value()
                return Disposables.create()
            })
        return true
    }

    @inlinable func attempt() {
        subscribe(to: source) { [self] stop in
            guard case .failed(let error) = stop, let failure = error as? Failure else { return sink.terminate(stop) }
            serializer.run { [self] in
                if let notifierStop { return sink.terminate(notifierStop) }
                isWaiting = true
            }
            errors.onNext(failure)
        }
    }
}

/// The observer of the notifier.
@usableFromInline final class RetryNotifier<Value, Failure: Error>: SerializedUpstream {
    @usableFromInline let state: RetryWhen<Value, Failure>
    @usableFromInline let lifetime: Lifetime

    @inlinable var serializer: Serializer { state.serializer }

    @inlinable init(_ state: RetryWhen<Value, Failure>) {
        self.state = state
        lifetime = Lifetime(within: state.sink.lifetime)
    }

    @inlinable func receive(_: Void) {
        guard state.isWaiting, !state.sink.lifetime.isStopped else { return }
        state.isWaiting = false
        if state.scheduler != nil { state.thread = Trampoline.identity }
        state.attempt()
    }

    @inlinable func terminate(_ stop: TerminalEvent) {
        state.notifierStop = stop
        if state.isWaiting { state.sink.terminate(stop) }
    }
}
