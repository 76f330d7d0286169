extension ObservableType {
    /// Calls closures as side effects of the events, which are forwarded unchanged.
    ///
    ///     source:                    --1--2--|
    ///     do(onNext: { print($0) }): --1--2--|
    ///
    /// The `on...` closures run before the event is forwarded, the `after...` closures after it. If `onNext`,
    /// `afterNext` or `onCompleted` throws, the sequence fails; an error that `onError` throws replaces the error of
    /// the source; one that `afterCompleted` or `afterError` throws is reported to `Hooks.lateErrorHandler`. After a
    /// terminal event, the subscription to the source is disposed when `afterCompleted` or `afterError` has returned.
    /// `onDispose` runs once, after that disposal: on the thread that terminates or disposes the sequence, or, if
    /// nothing retains the result of `subscribe`, that releases the last source. Above `subscribe(on:)` the thread of
    /// that scheduler may do so. The other closures run on the thread of the source.
    ///
    ///     Observable.of(1, 2).do(onNext: { print($0) }, onSubscribe: { print("begin") })
    @_alwaysEmitIntoClient @preconcurrency public func `do`(
        onNext: (@Sendable (Element) throws -> Void)? = nil,
        afterNext: (@Sendable (Element) throws -> Void)? = nil,
        onError: (@Sendable (any Error) throws -> Void)? = nil,
        afterError: (@Sendable (any Error) throws -> Void)? = nil,
        onCompleted: (@Sendable () throws -> Void)? = nil,
        afterCompleted: (@Sendable () throws -> Void)? = nil,
        onSubscribe: (@Sendable () -> Void)? = nil,
        onSubscribed: (@Sendable () -> Void)? = nil,
        onDispose: (@Sendable () -> Void)? = nil
    ) -> Observable<Element> {
        let source = asObservable().attach
        let endsLate = afterError != nil || afterCompleted != nil
        // Events without a closure bypass the operator.
        @inline(__always) @Sendable func observed(_ sink: Sink<Element>, _ lifetime: Lifetime) -> Sink<Element> {
            let (next, stop, downstream) = (sink.next, sink.stop, sink.lifetime)
            var observed = sink
            if let afterNext {
                observed = Sink(linkedTo: sink) { element in
                    try onNext?(element)
                    sink.emit(element)
                    try afterNext(element)
                }
            } else if let onNext {
                observed = Sink(linkedTo: sink) { element in
                    try onNext(element)
                    try next(element)
                }
            }
            guard onError != nil || onCompleted != nil || endsLate else { return observed }
            return Sink(
                next: { [observed] in observed.emit($0) },
                stop: { event in
                    if endsLate, !lifetime.claim(event) { return }
                    do {
                        switch event {
                        case .completed:
                            try onCompleted?()
                            stop(.completed)
                            try afterCompleted?()
                        case .failed(let error):
                            try onError?(error)
                            stop(.failed(error))
                            try afterError?(error)
                        }
                    } catch { downstream.terminate(.failed(error), stop) }
                    if endsLate { lifetime.dispose() }
                },
                lifetime: lifetime)
        }
        return Observable { sink in
            let lifetime = endsLate ? Lifetime() : sink.lifetime
            if endsLate { sink.lifetime.add(LateEnd(lifetime)) }
            let disposal = onDispose.map { EnclosingTeardown($0) }
            if let disposal { lifetime.add(disposal) }
            defer { disposal?.arrive() }
            if let onSubscribe {
                Trampoline.unrelated(onSubscribe)
                if sink.lifetime.isStopped { return }
            }
            if let onSubscribed {
                Trampoline.enter {
                    source(observed(sink, lifetime))
                    Trampoline.unrelated(onSubscribed)
                }
            } else {
                source(observed(sink, lifetime))
            }
        }
    }
}

/// Disposes a lifetime with the downstream, except during a terminal event: the `after...` closure runs first.
///
/// Sendable by contract: it has no variables.
@usableFromInline final class LateEnd: Teardown, @unchecked Sendable {
    private let lifetime: Lifetime

    @usableFromInline init(_ lifetime: Lifetime) {
        self.lifetime = lifetime
        super.init(halting: .always)
    }

    @usableFromInline override func halt() { lifetime.haltSources() }

    @usableFromInline override func run() { if lifetime.claim() { lifetime.dispose() } }
}
