extension ObservableType where Element: Sendable {
    /// Subscribes again when a sequence made of the errors says so.
    ///
    ///     source:             --1--#         --1--#
    ///     handler's sequence: -----------x----------|
    ///     retry(when:):       --1--------------1----|
    ///
    /// `notificationHandler` is called once per subscription, and its sequence is subscribed to before the source. Each
    /// element of it subscribes to the source again, its end ends the result, its failure fails it; where it has stopped
    /// while the source was running, that takes effect at the source's next failure. The result ends when the source
    /// completes.
    ///
    ///     _ = Observable<Int>.error(RxError.timeout).retry(when: { (errors: Observable<any Error>) in errors.take(3) })
    @preconcurrency public func retry<TriggerObservable: ObservableType>(
        when notificationHandler: @escaping @Sendable (Observable<any Error>) -> TriggerObservable
    ) -> Observable<Element> {
        asObservable().retried(
            UncheckedSendable { errors in notificationHandler(errors).asObservable().map { _ in } }, unwrap: { $0 })
    }

    /// Subscribes again when a sequence made of the errors of one type says so; other errors fail the result.
    ///
    /// Otherwise like the form for all errors.
    ///
    ///     Observable<Int>.error(RxError.timeout).retry(when: { (errors: Observable<RxError>) in errors.take(3) })
    @preconcurrency public func retry<TriggerObservable: ObservableType, Error: Swift.Error>(
        when notificationHandler: @escaping @Sendable (Observable<Error>) -> TriggerObservable
    ) -> Observable<Element> {
        asObservable().retried(
            UncheckedSendable { errors in notificationHandler(errors).asObservable().map { _ in } },
            unwrap: { $0 as? Error })
    }
}

extension Observable {
    fileprivate final func retried<Failure>(
        _ handler: UncheckedSendable<(Observable<Failure>) -> Observable<Void>>,
        unwrap: @escaping @Sendable (any Error) -> Failure?
    ) -> Observable<Element> {
        Observable { [self] sink in
            let state = RetryWhen(sink, self, unwrap)
            Trampoline.enter {
                state.attachNotifier(handler.value(state.errors))
                if !sink.lifetime.isEnded { state.attempt() }
            }
        }
    }
}

/// The state of one `retry(when:)`.
///
/// Sendable by contract: the plain fields are touched only inside the serializer.
private final class RetryWhen<Element, Failure>: Serializer, @unchecked Sendable {
    let errors = PublishSubject<Failure>()
    private let sink: Sink<Element>
    private let source: Observable<Element>
    private let unwrap: (any Error) -> Failure?
    private let subscriber: SequentialSubscriber<Element>
    private var isWaiting = false
    private var notifierStop: TerminalEvent?

    init(_ sink: Sink<Element>, _ source: Observable<Element>, _ unwrap: @escaping (any Error) -> Failure?) {
        self.sink = sink
        self.source = source
        self.unwrap = unwrap
        subscriber = SequentialSubscriber(sink)
        super.init()
    }

    func attempt() {
        subscriber.subscribe(to: source) { [self] stop in
            guard case .failed(let error) = stop, let failure = unwrap(error) else { return sink.terminate(stop) }
            run { [self] in
                if let notifierStop { return sink.terminate(notifierStop) }
                isWaiting = true
            }
            errors.onNext(failure)
        }
    }

    func attachNotifier(_ notifier: Observable<Void>) {
        let lifetime = Lifetime(within: sink.lifetime)
        notifier.attach(
            Sink(
                next: { [self] in
                    if lifetime.isEnded { return }
                    run { [self] in
                        guard isWaiting, !sink.lifetime.isEnded else { return }
                        isWaiting = false
                        attempt()
                    }
                },
                stop: { [self] stop in
                    guard lifetime.stop(with: stop) else { return }
                    run { [self] in
                        notifierStop = stop
                        if isWaiting { sink.terminate(stop) }
                    }
                    lifetime.end()
                },
                lifetime: lifetime))
    }
}
