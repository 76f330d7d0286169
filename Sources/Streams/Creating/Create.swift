extension ObservableType {
    /// A sequence of the events that a handler sends to its observer.
    ///
    /// The handler runs at each subscription. The disposable that it returns is disposed once: after the terminal event,
    /// when the subscription is disposed, or when the handler's observer is released. Later events are discarded. The
    /// observer can be used from several threads and tasks: events are delivered one at a time, each by the thread that
    /// sent it or by one that was delivering then.
    ///
    ///     Observable<String>.create { observer in
    ///         observer.onNext("hello")
    ///         observer.onCompleted()
    ///         return Disposables.create()
    ///     }
    @inlinable
    @preconcurrency public static func create(
        _ subscribe: @escaping @Sendable (AnyObserver<Element>) -> any Disposable
    ) -> Observable<Element> {
        Observable { sink in
            let source = Created(sink)
            let observer = AnyObserver<Element>(
                sink: Sink(
                    next: { [source] in source.next($0) }, stop: { [source] in source.stop($0) },
                    lifetime: source.lifetime))
            Trampoline.enter { source.lifetime.own(subscribe(observer)) }
        }
    }
}

/// The state of one `create`, whose observer the client may use from several threads.
///
/// Sendable by contract: `isStopped` is touched only inside the serializer.
@usableFromInline
final class Created<Element>: Serializer, @unchecked Sendable {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let lifetime: Lifetime
    /// Whether the terminal event has had its turn, after which an element may still be enqueued.
    @exclusivity(unchecked)
    @usableFromInline final var isStopped = false

    @inlinable
    init(_ sink: Sink<Element>) {
        self.sink = sink
        lifetime = Lifetime(within: sink.lifetime)
        super.init()
    }

    @inlinable
    func next(_ element: Element) {
        if lifetime.isEnded { return }
        guard tryEnter() else { return nextInTurn(element) }
        deliver(element)
        leave()
    }

    @usableFromInline
    @inline(never)
    func nextInTurn(_ element: Element) {
        run { [self] in deliver(element) }
    }

    @inlinable
    func deliver(_ element: Element) {
        if !isStopped, !sink.lifetime.isEnded { sink.next(element) }
    }

    @usableFromInline
    func stop(_ stop: Stop) {
        guard lifetime.stop(with: stop) else { return }
        run { [self] in
            isStopped = true
            sink.finish(stop)
            lifetime.end()
        }
    }
}
