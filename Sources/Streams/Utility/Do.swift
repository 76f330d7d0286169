import Synchronization

extension ObservableType {
    /// Calls closures beside the events, which pass unchanged.
    ///
    ///     source:        --1--2--|
    ///     do(onNext: f): --1--2--|      f(1), f(2)
    ///
    /// The `on...` closures run before the event is forwarded, the `after...` ones after it. A throw in `onNext`,
    /// `afterNext` or `onCompleted` becomes a failure; one in `onError` replaces the failure. After a terminal event the
    /// source is disposed when `afterCompleted` or `afterError` has run. `onDispose` runs once, after the source was
    /// disposed: on the thread that terminates or disposes the sequence, or that releases a chain whose sources are gone.
    /// The other closures run on the thread of the source.
    ///
    ///     Observable.of(1, 2).do(onNext: { print($0) }, onSubscribe: { print("begin") })
    @inlinable @preconcurrency public func `do`(
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
        // What nobody looks at passes as if there were no operator.
        @inline(__always) @Sendable func watched(_ sink: Sink<Element>, _ lifetime: Lifetime) -> Sink<Element> {
            let (next, stop, downstream) = (sink.next, sink.stop, sink.lifetime)
            var watched = sink
            if onNext != nil || afterNext != nil {
                watched = sink.link { element in
                    do {
                        try onNext?(element)
                        next(element)
                        try afterNext?(element)
                    } catch { downstream.terminate(.failed(error), stop) }
                }
            }
            guard onError != nil || onCompleted != nil || endsLate else { return watched }
            return Sink(
                next: watched.next,
                stop: { event in
                    if endsLate, !lifetime.stop(with: event) { return }
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
                    if endsLate { lifetime.end() }
                },
                lifetime: lifetime)
        }
        return Observable { sink in
            var lifetime = sink.lifetime
            if endsLate {
                // Ends with the downstream, except during a terminal event, where the `after...` closure comes first.
                let upstream = Lifetime()
                lifetime.onEnd { if upstream.stop() { upstream.end() } }
                lifetime = upstream
            }
            let disposal = onDispose.map { Both($0) }
            if let disposal { lifetime.onEnd { disposal.arrive() } }
            onSubscribe?()
            if let onSubscribed {
                Trampoline.enter {
                    source(watched(sink, lifetime))
                    onSubscribed()
                }
            } else {
                source(watched(sink, lifetime))
            }
            disposal?.arrive()
        }
    }
}

/// Runs an action once two things have happened: the chain has ended, and its source is attached.
///
/// A source that ends while it is attached hands over what there is to dispose only afterwards.
@usableFromInline final class Both: Sendable {
    private let missing = Atomic<Int>(2)
    private let action: @Sendable () -> Void

    @usableFromInline init(_ action: @escaping @Sendable () -> Void) { self.action = action }

    @usableFromInline func arrive() {
        if missing.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { action() }
    }
}
