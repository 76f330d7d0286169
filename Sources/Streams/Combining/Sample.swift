extension ObservableType where Element: Sendable {
    /// The latest element whenever another sequence emits.
    ///
    ///     source:   --1--2-----3-----|
    ///     sampler:  ------x--x----x--|
    ///     sample:   ------2-------3--|
    ///
    /// Each element is emitted at most once; with a `defaultValue` every tick of the sampler emits something. The end
    /// of the sampler counts as a tick. After the source has ended, the result ends at the next tick. A failure of
    /// either fails the result. The source is subscribed to first.
    ///
    ///     Observable.of(1, 2, 3).sample(Observable.of(10, 11, 12, 13))
    public func sample(_ sampler: some ObservableType, defaultValue: Element? = nil) -> Observable<Element> {
        asObservable().sampled(by: sampler.asObservable(), UncheckedSendable(defaultValue))
    }
}

extension Observable {
    fileprivate final func sampled<Tick>(
        by sampler: Observable<Tick>, _ defaultValue: UncheckedSendable<Element?>
    ) -> Observable<Element> {
        Observable { [self] sink in
            let state = Sampler(sink, defaultValue.value)
            Trampoline.enter {
                state.attachSource(self)
                if !sink.lifetime.isEnded { state.attachSampler(sampler) }
            }
        }
    }
}

/// The state of one `sample`.
///
/// Only the sampler delivers elements. The source stores its own apart from the serializer, so that neither delivers on
/// the thread of the other.
///
/// Sendable by contract: the plain fields are touched only under `lock`.
private final class Sampler<Element>: Serializer, @unchecked Sendable {
    private let sink: Sink<Element>
    private let defaultValue: Element?
    private let lock = Lock()
    private var latest: Element?
    private var isSourceDone = false

    init(_ sink: Sink<Element>, _ defaultValue: Element?) {
        self.sink = sink
        self.defaultValue = defaultValue
        super.init()
    }

    func attachSource(_ source: Observable<Element>) {
        let lifetime = Lifetime(within: sink.lifetime)
        source.attach(
            Sink(
                next: { [self] element in
                    if !lifetime.isEnded { store(element) }
                },
                stop: { [self] stop in
                    guard lifetime.stop(with: stop) else { return }
                    if case .failed = stop { finish(stop) } else { lock.withLock { isSourceDone = true } }
                    lifetime.end()
                },
                lifetime: lifetime))
    }

    func attachSampler<Tick>(_ sampler: Observable<Tick>) {
        let lifetime = Lifetime(within: sink.lifetime)
        sampler.attach(
            Sink(
                next: { [self] _ in
                    if !lifetime.isEnded { run { [self] in tick() } }
                },
                stop: { [self] stop in
                    guard lifetime.stop(with: stop) else { return }
                    if case .failed = stop { finish(stop) } else { run { [self] in tick() } }
                    lifetime.end()
                },
                lifetime: lifetime))
    }

    private func store(_ element: Element) {
        // The replaced element is released outside the lock.
        let replaced: Element? = lock.withLock {
            defer { latest = element }
            return latest
        }
        withExtendedLifetime(replaced) {}
    }

    private func tick() {
        if sink.lifetime.isEnded { return }
        let (element, isLast) = lock.withLock {
            defer { latest = nil }
            return (latest, isSourceDone)
        }
        if let element = element ?? defaultValue { sink.next(element) }
        if isLast { sink.terminate(.completed) }
    }

    private func finish(_ stop: TerminalEvent) {
        run { [sink] in sink.terminate(stop) }
    }
}
