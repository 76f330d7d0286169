extension ObservableType where Element: Sendable {
    /// Elements until another sequence emits, then the end.
    ///
    ///     source:       --1--2--3--4--|
    ///     other:        ---------x
    ///     take(until:): --1--2---|
    ///
    /// The other sequence is subscribed to first. Its first element ends the result, its failure fails it, its end is
    /// ignored. Otherwise ends with the source. Buffers nothing.
    ///
    ///     Observable.of(1, 2).take(until: Observable<Int>.never())
    public func take(until other: some ObservableType) -> Observable<Element> {
        asObservable().terminated(by: other.asObservable())
    }
}

extension Observable {
    final func terminated<Trigger>(by trigger: Observable<Trigger>) -> Observable<Element> {
        Observable { [self] sink in
            let state = TakeUntil(sink)
            Trampoline.enter {
                state.attachTrigger(trigger)
                if !sink.lifetime.isEnded { state.attachSource(self) }
            }
        }
    }
}

/// The state of one `take(until:)`.
private final class TakeUntil<Element>: Serializer, @unchecked Sendable {
    private let sink: Sink<Element>

    init(_ sink: Sink<Element>) {
        self.sink = sink
        super.init()
    }

    func attachTrigger<Trigger>(_ trigger: Observable<Trigger>) {
        let lifetime = Lifetime(within: sink.lifetime)
        trigger.attach(
            Sink(
                next: { [self] _ in
                    guard lifetime.stop() else { return }
                    terminate(.completed)
                    lifetime.end()
                },
                stop: { [self] stop in
                    guard lifetime.stop(with: stop) else { return }
                    if case .failed = stop { terminate(stop) }
                    lifetime.end()
                },
                lifetime: lifetime))
    }

    func attachSource(_ source: Observable<Element>) {
        let forward: (Element) -> Void = { [sink] element in
            if !sink.lifetime.isEnded { sink.next(element) }
        }
        source.attach(
            Sink(next: { [self] in send($0, forward) }, stop: { [self] in terminate($0) }, lifetime: sink.lifetime))
    }

    private func terminate(_ stop: TerminalEvent) {
        run { [sink] in sink.terminate(stop) }
    }
}
