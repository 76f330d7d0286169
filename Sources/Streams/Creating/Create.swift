extension ObservableType {
    /// Creates a sequence from a closure that sends events to its observer.
    ///
    ///     Observable<Int>.create { observer in observer.onNext(1); return Disposables.create() }: 1---
    ///
    /// The closure runs at each subscription. The disposable that it returns is disposed once: after the terminal
    /// event, when the subscription is disposed, or when the observer is released and nothing retains the result of
    /// `subscribe`. Later events are discarded. The observer can be used from several threads and tasks: events are
    /// serialized, each delivered by the thread that sent it or by one that was delivering then.
    ///
    ///     Observable<String>.create { observer in
    ///         observer.onNext("hello")
    ///         observer.onCompleted()
    ///         return Disposables.create()
    ///     }
    @inlinable @preconcurrency public static func create(
        _ subscribe: @escaping @Sendable (AnyObserver<Element>) -> any Disposable
    ) -> Observable<Element> {
        // Local functions: unlike methods of the state, they are inlined into the client together with the chain.
        @inline(__always) @Sendable func attach(_ sink: Sink<Element>) {
            let state = CreateState(within: sink.lifetime)
            @inline(__always) func deliver(_ element: Element) {
                if !state.isStopped, !sink.lifetime.isStopped { sink.emit(element) }
            }
            @inline(__always) func next(_ element: Element) {
                if state.lifetime.isStopped { return }
                guard state.tryEnter() else { return state.sendContended(element, deliver) }
                if !state.isStopped { sink.emit(element) }
                state.leave()
            }
            let observer = AnyObserver<Element>(
                sink: Sink(next: next, stop: { state.stop($0, sink.stop, sink.lifetime) }, lifetime: state.lifetime))
            Trampoline.enter { state.lifetime.own(subscribe(observer)) }
        }
        return Observable(attach)
    }
}

/// The state of one subscription to `create`.
///
/// Sendable by contract: `isStopped` is touched only inside the serializer.
@usableFromInline final class CreateState: Serializer, @unchecked Sendable {
    @usableFromInline let lifetime: Lifetime
    /// Whether the terminal event was delivered; elements can still be queued after it.
    @exclusivity(unchecked) @usableFromInline final var isStopped = false

    @usableFromInline init(within chain: Lifetime) {
        lifetime = Lifetime(within: chain)
        super.init()
    }

    @usableFromInline func stop(_ stop: TerminalEvent, _ forward: @escaping (TerminalEvent) -> Void, _ chain: Lifetime)
    {
        guard lifetime.claim(stop) else { return }
        // Only a delivery in its turn makes a closure.
        guard tryEnter() else { return run { [self] in deliver(stop, forward, chain) } }
        deliver(stop, forward, chain)
        leave()
    }

    private func deliver(_ stop: TerminalEvent, _ forward: (TerminalEvent) -> Void, _ chain: Lifetime) {
        isStopped = true
        if chain.isStopped { stop.drop() } else { forward(stop) }
        lifetime.dispose()
    }
}
