import Synchronization

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
/// Only the source delivers elements: the trigger sets a flag apart from the serializer, so that it never delivers an
/// element of the source on its thread.
private final class SkipUntil<Element>: Serializer, @unchecked Sendable {
    private let sink: Sink<Element>
    /// The lifetime of both sources, which ends without an event where the source completes too soon.
    private let sources: Lifetime
    private let isOpen = Atomic<Bool>(false)

    init(_ sink: Sink<Element>) {
        self.sink = sink
        sources = Lifetime(within: sink.lifetime)
        super.init()
    }

    var isOver: Bool { sources.isEnded }

    func attachSource(_ source: Observable<Element>) {
        let lifetime = Lifetime(within: sources)
        let forward: (Element) -> Void = { [self] element in
            if isOpen.load(ordering: .acquiring), !sink.lifetime.isEnded { sink.next(element) }
        }
        source.attach(
            Sink(
                next: { [self] element in
                    if !lifetime.isEnded { send(element, forward) }
                },
                stop: { [self] stop in
                    guard lifetime.stop(with: stop) else { return }
                    run { [self] in finish(stop) }
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
                    isOpen.store(true, ordering: .releasing)
                },
                stop: { [self] stop in
                    guard lifetime.stop(with: stop) else { return }
                    lifetime.end()
                    if case .failed = stop {
                        run { [sink] in sink.terminate(stop) }
                    }
                },
                lifetime: lifetime))
    }

    private func finish(_ stop: TerminalEvent) {
        if case .completed = stop, !isOpen.load(ordering: .acquiring) { return sources.end() }
        sink.terminate(stop)
    }
}
