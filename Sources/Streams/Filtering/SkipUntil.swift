extension ObservableType where Element: Sendable {
    /// Elements from the moment another sequence emits.
    ///
    ///     source:       --1--2--3--4--|
    ///     other:        ------x
    ///     skip(until:): --------3--4--|
    ///
    /// The source is subscribed to first. The other sequence is let go of at its first element; its failure before that
    /// fails the result; where it ends without an element, the result never emits. A source that ends before the other
    /// sequence has emitted sends nothing, its end included. Buffers nothing.
    ///
    ///     Observable.of(1, 2).skip(until: Observable.just(0))
    public func skip(until other: some ObservableType) -> Observable<Element> {
        asObservable().gated(by: other.asObservable())
    }
}

extension Observable {
    final func gated<Trigger>(by trigger: Observable<Trigger>) -> Observable<Element> {
        Observable { [self] sink in
            let state = SkipUntil(sink)
            Trampoline.enter {
                state.attachSource(self)
                if !state.isOver { state.attachTrigger(trigger) }
            }
        }
    }
}

/// The state of one `skip(until:)`.
///
/// Sendable by contract: `isOpen` is touched only inside the serializer of `sink`.
private final class SkipUntil<Element>: @unchecked Sendable {
    private let chain: Lifetime
    /// Of both sources: they are let go of without a word where the chain stays as it is.
    private let sources: Lifetime
    private let out: Sink<Element>
    private let serializer = Serializer()
    private var isOpen = false

    init(_ sink: Sink<Element>) {
        out = sink
        chain = sink.lifetime
        sources = Lifetime(within: chain)
    }

    var isOver: Bool { sources.isEnded }

    func attachSource(_ source: Observable<Element>) {
        let lifetime = Lifetime(within: sources)
        let pass: (Element) -> Void = { [self] element in
            if isOpen, !chain.isEnded { out.next(element) }
        }
        source.attach(
            Sink(
                next: { [self] element in
                    if !lifetime.isEnded { serializer.send(element, pass) }
                },
                stop: { [self] stop in
                    guard lifetime.stop(with: stop) else { return }
                    serializer.run { [self] in finish(stop) }
                },
                lifetime: lifetime))
    }

    func attachTrigger<Trigger>(_ trigger: Observable<Trigger>) {
        let lifetime = Lifetime(within: sources)
        trigger.attach(
            Sink(
                next: { [self] _ in
                    guard lifetime.stop() else { return }
                    lifetime.end()
                    serializer.run { [self] in isOpen = true }
                },
                stop: { [self] stop in
                    guard lifetime.stop(with: stop) else { return }
                    lifetime.end()
                    if case .failed = stop {
                        serializer.run { [self] in out.finish(stop) }
                    }
                },
                lifetime: lifetime))
    }

    private func finish(_ stop: Stop) {
        if case .completed = stop, !isOpen { return sources.end() }
        out.finish(stop)
    }
}
