extension ObservableType {
    /// A sequence made of whatever a handler sends to its observer.
    ///
    /// The handler runs at each subscription. What it returns is disposed when the sequence stops or is disposed; after
    /// that nothing it sends is forwarded. Sending events one at a time is up to the handler; sending them from another
    /// thread is fine.
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
        @inline(__always) @Sendable func attach(_ sink: Sink<Element>) {
            let lifetime = Lifetime(within: sink.lifetime)
            @inline(__always) func next(_ element: Element) {
                if !lifetime.isEnded { sink.next(element) }
            }
            let observer = AnyObserver<Element>(
                sink: Sink(
                    next: next,
                    stop: { stop in
                        guard lifetime.stop(with: stop) else { return }
                        sink.stop(stop)
                        lifetime.end()
                    },
                    lifetime: lifetime))
            Trampoline.enter { lifetime.own(subscribe(observer)) }
        }
        return Observable(attach)
    }
}
