extension ObservableType {
    /// Creates a sequence from a closure that sends events to its observer.
    ///
    ///     Observable<Int>.create { observer in observer.onNext(1); return Disposables.create() }: 1---
    ///
    /// The closure runs at each subscription. The disposable that it returns is disposed once: after the terminal event,
    /// when the subscription is disposed, or when the observer is released. Later events are discarded. The observer can
    /// be used from several threads and tasks: events are serialized, each delivered by the thread that sent it or by one
    /// that was delivering then.
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
            let state = CreateState(sink.stop, within: sink.lifetime)
            let forward = sink.next
            @inline(__always) func emit(_ element: Element) {
                do { try forward(element) } catch { state.fail(error) }
            }
            @inline(__always) func deliver(_ element: Element) {
                if !state.isStopped, !state.chain.isStopped { emit(element) }
            }
            @inline(__always) func next(_ element: Element) {
                if state.lifetime.isStopped { return }
                guard state.tryEnter() else { return state.sendContended(element, deliver) }
                if !state.isStopped { emit(element) }
                state.leave()
            }
            // A closure that captures one object needs no allocation.
            let observer = AnyObserver<Element>(
                sink: Sink(next: next, stop: { [state] in state.stop($0) }, lifetime: state.lifetime))
            Trampoline.enter { state.lifetime.own(subscribe(observer)) }
        }
        return Observable(attach)
    }
}

/// The state of one subscription to `create`.
///
/// Sendable by contract: `isStopped` is touched only inside the serializer.
@usableFromInline final class CreateState: Serializer, @unchecked Sendable {
    @usableFromInline let chain: Lifetime
    @usableFromInline let lifetime: Lifetime
    private let forward: (TerminalEvent) -> Void
    /// Whether the terminal event was delivered; elements can still be queued after it.
    @exclusivity(unchecked) @usableFromInline final var isStopped = false

    @usableFromInline init(_ forward: @escaping (TerminalEvent) -> Void, within chain: Lifetime) {
        self.forward = forward
        self.chain = chain
        lifetime = Lifetime(within: chain)
        super.init()
    }

    /// Terminates the chain with the error of a link.
    @usableFromInline func fail(_ error: any Error) { chain.fail(error, forward) }

    @usableFromInline func stop(_ stop: TerminalEvent) {
        guard lifetime.claim(stop) else { return }
        run { [self] in
            isStopped = true
            if chain.isStopped { stop.drop() } else { forward(stop) }
            lifetime.dispose()
        }
    }
}
