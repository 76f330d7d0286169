import Synchronization

extension ObservableType {
    /// Calls closures beside the events, which pass unchanged.
    ///
    ///     source:        --1--2--|
    ///     do(onNext: f): --1--2--|      f(1), f(2)
    ///
    /// The `on...` closures run before the event is passed on, the `after...` ones after it. A throw in `onNext`,
    /// `afterNext` or `onCompleted` becomes a failure; one in `onError` replaces the failure. `onDispose` runs once,
    /// after the source was let go of. Runs on the thread of the source.
    ///
    ///     Observable.of(1, 2).do(onNext: { print($0) }, onSubscribe: { print("begin") })
    @inlinable
    public func `do`(
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
        return Observable { sink in
            let next = sink.next
            let stop = sink.stop
            let disposal = onDispose.map { Both($0) }
            if let disposal { sink.lifetime.onEnd { disposal.arrive() } }
            onSubscribe?()
            var linked = sink
            // What nobody looks at passes as if there were no operator.
            if onNext != nil || afterNext != nil {
                linked = linked.link { element in
                    do {
                        try onNext?(element)
                        next(element)
                        try afterNext?(element)
                    } catch { stop(.failed(error)) }
                }
            }
            if onError != nil || afterError != nil || onCompleted != nil || afterCompleted != nil {
                linked = Sink(
                    next: linked.next,
                    stop: { event in
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
                        } catch { stop(.failed(error)) }
                    },
                    lifetime: sink.lifetime)
            }
            if let onSubscribed {
                Trampoline.enter {
                    source(linked)
                    onSubscribed()
                }
            } else {
                source(linked)
            }
            disposal?.arrive()
        }
    }
}

/// Runs an action once two things have happened: the chain has ended, and its source is attached.
///
/// A source that ends while it is attached hands over what there is to dispose only afterwards.
@usableFromInline
final class Both: Sendable {
    private let missing = Atomic<Int>(2)
    private let action: @Sendable () -> Void

    @usableFromInline
    init(_ action: @escaping @Sendable () -> Void) { self.action = action }

    @usableFromInline
    func arrive() {
        if missing.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { action() }
    }
}
