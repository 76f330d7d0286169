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
    @_alwaysEmitIntoClient @preconcurrency public func sample<Tick: Sendable>(
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
            note(.storing(.latest))
            let observer = Sample<Tick, Element>(sink, defaultValue)
            Trampoline.enter {
                SampledUpstream(observer).attach(to: attach)
                if !sink.lifetime.isStopped { observer.attach(to: sampler.attach, within: sink.lifetime) }
            }
        }
    }
}

/// The observer of the sampler, which alone delivers elements.
///
/// Sendable by contract: the variables are touched only under `lock`.
@usableFromInline final class Sample<Tick, Value>: Serializer, SerializedUpstream, @unchecked Sendable {
    @usableFromInline let sink: Sink<Value>
    @usableFromInline let lifetime = Lifetime()
    @usableFromInline let defaultValue: Value?
    @usableFromInline let lock = Lock()
    @exclusivity(unchecked) @usableFromInline final var latest: Value?
    @exclusivity(unchecked) @usableFromInline final var isSourceCompleted = false

    @inlinable init(_ sink: Sink<Value>, _ defaultValue: Value?) {
        self.sink = sink
        self.defaultValue = defaultValue
        super.init()
    }

    @inlinable func receive(_: Tick) { emit() }

    @inlinable func complete() { emit() }

    @inlinable func terminate(_ stop: TerminalEvent) { sink.terminate(stop) }

    @inlinable func emit() {
        if sink.lifetime.isStopped { return }
        let (element, isLast) = lock.withLock {
            defer { latest = nil }
            return (latest, isSourceCompleted)
        }
        if let element = element ?? defaultValue { sink.emit(element) }
        if isLast { terminate(.completed) }
    }
}

/// The observer of the source, which stores its elements.
@usableFromInline final class SampledUpstream<Tick, Element>: SideUpstream {
    @usableFromInline let owner: Sample<Tick, Element>
    @usableFromInline let lifetime: Lifetime

    @inlinable var serializer: Serializer { owner }

    @inlinable init(_ owner: Sample<Tick, Element>) {
        self.owner = owner
        lifetime = Lifetime(within: owner.sink.lifetime)
    }

    @inlinable func receive(_ element: Element) {
        // The replaced element is released outside the lock.
        let replaced: Element? = owner.lock.withLock {
            defer { owner.latest = element }
            return owner.latest
        }
        withExtendedLifetime(replaced) {}
    }

    @inlinable func complete() { owner.lock.withLock { owner.isSourceCompleted = true } }

    @inlinable func terminate(_ stop: TerminalEvent) { owner.terminate(stop) }
}
