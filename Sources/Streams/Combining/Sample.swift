extension ObservableType where Element: Sendable {
    /// Emits the latest element whenever another sequence emits.
    ///
    ///     source:          --1--2-----3-----|
    ///     sampler:         ------x--x----x--|
    ///     sample(sampler): ------2-------3--|
    ///
    /// Subscribes to the source first. Emits each element at most once; with a `defaultValue`, every tick of the
    /// sampler emits an element. The completion of the sampler is a tick. After the source has completed, the result
    /// completes at the next tick. If the source or the sampler fails, the result fails. Emits on the thread of the
    /// sampler; buffers one element.
    ///
    ///     Observable.of(1, 2, 3).sample(Observable.of(10, 11, 12, 13))
    @inlinable @preconcurrency public func sample<Tick: Sendable>(
        _ sampler: some ObservableType<Tick>, defaultValue: Element? = nil
    ) -> Observable<Element> {
        asObservable().sampled(by: sampler.asObservable(), defaultValue)
    }
}

extension Observable {
    @inlinable @inline(never) final func sampled<Tick>(
        by sampler: Observable<Tick>, _ defaultValue: Element?
    ) -> Observable<Element> {
        Observable { [self] sink in
            let observer = SampleObserver(sink, defaultValue)
            Trampoline.enter {
                observer.attachSource(self)
                if !sink.lifetime.isStopped { observer.attachSampler(sampler) }
            }
        }
    }
}

/// The observer of one `sample`.
///
/// Only the sampler delivers elements. The source stores its elements outside the serializer, so neither delivers on the
/// thread of the other.
///
/// Sendable by contract: the variables are touched only under `lock`.
@usableFromInline final class SampleObserver<Element>: SerializedObserver<Element>, @unchecked Sendable {
    @usableFromInline let defaultValue: Element?
    @usableFromInline let lock = Lock()
    @exclusivity(unchecked) @usableFromInline final var latest: Element?
    @exclusivity(unchecked) @usableFromInline final var isSourceCompleted = false

    @usableFromInline init(_ sink: Sink<Element>, _ defaultValue: Element?) {
        self.defaultValue = defaultValue
        super.init(sink)
    }

    @inlinable func attachSource(_ source: Observable<Element>) {
        source.attach(Sink(within: sink.lifetime, next: { [self] in store($0) }, stop: { [self] in stop($0) }))
    }

    @inlinable func attachSampler<Tick>(_ sampler: Observable<Tick>) {
        sampler.attach(
            Sink(within: sink.lifetime, next: { [self] _ in tick(.completed) }, stop: { [self] in tick($0) }))
    }

    @inlinable func store(_ element: Element) {
        // The replaced element is released outside the lock.
        let replaced: Element? = lock.withLock {
            defer { latest = element }
            return latest
        }
        withExtendedLifetime(replaced) {}
    }

    /// Handles the terminal event of the source.
    @usableFromInline func stop(_ stop: TerminalEvent) {
        if case .failed = stop { terminate(stop) } else { lock.withLock { isSourceCompleted = true } }
    }

    /// Handles a tick, or the error of the sampler.
    @inlinable func tick(_ event: TerminalEvent) {
        if case .failed = event { terminate(event) } else { run { [self] in emit() } }
    }

    @inlinable func emit() {
        if sink.lifetime.isStopped { return }
        let (element, isLast) = lock.withLock {
            defer { latest = nil }
            return (latest, isSourceCompleted)
        }
        if let element = element ?? defaultValue { sink.emit(element) }
        if isLast { sink.terminate(.completed) }
    }
}
