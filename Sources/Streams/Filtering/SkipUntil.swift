import Synchronization

extension ObservableType where Element: Sendable {
    /// Drops elements until another sequence emits.
    ///
    ///     source:             --1--2--3--4--|
    ///     other:              ------x--|
    ///     skip(until: other): --------3--4--|
    ///
    /// Subscribes to the source first, and disposes the subscription to the other sequence at its first element. If the
    /// other sequence fails before it emits, the result fails; if it completes before, the result emits no element. If
    /// the source completes before the other sequence emits, the result emits no event. Otherwise terminates with the
    /// source. Buffers nothing. Delivers on the thread of the source; an error of the other sequence on its thread.
    ///
    ///     Observable.of(1, 2).skip(until: Observable.just(0))
    @_alwaysEmitIntoClient @preconcurrency
    public func skip<Trigger: Sendable>(until other: some ObservableType<Trigger>)
        -> Observable<Element>
    {
        asObservable().gated(by: other.asObservable())
    }
}

extension Observable {
    @inlinable final func gated<Trigger>(by trigger: Observable<Trigger>) -> Observable<Element> {
        gated(byTrigger: trigger.attachTrigger)
    }

    @inlinable @inline(never) final func gated(byTrigger attachTrigger: @escaping AttachTrigger) -> Observable<Element>
    {
        Observable { [self] sink in
            let observer = SkipUntil(sink)
            Trampoline.enter {
                observer.attach(to: attach)
                if !observer.sources.isStopped { observer.attach(attachTrigger) }
            }
        }
    }
}

/// The observer of the source, which alone delivers elements; the trigger sets a flag.
@usableFromInline final class SkipUntil<Element>: Serializer, SerializedUpstream, @unchecked Sendable {
    @usableFromInline let sink: Sink<Element>
    /// The lifetime of both sources; disposed without an event if the source completes before the trigger emits.
    @usableFromInline let sources: Lifetime
    @usableFromInline let lifetime: Lifetime
    @usableFromInline let isOpen = Atomic<Bool>(false)

    @inlinable init(_ sink: Sink<Element>) {
        self.sink = sink
        sources = Lifetime(within: sink.lifetime)
        lifetime = Lifetime(within: sources)
        super.init()
    }

    @inlinable func attach(_ attachTrigger: AttachTrigger) {
        attachTrigger(
            Trigger(
                self, Lifetime(within: sources), { [self] in open($0) }, onError: { [self] in terminate($0) }))
    }

    @inlinable func open(_ trigger: Trigger) {
        isOpen.store(true, ordering: .releasing)
        trigger.lifetime.dispose()
    }

    /// Drops an element before it enters the serializer.
    @inlinable func next(_ element: Element) {
        if isOpen.load(ordering: .acquiring), !lifetime.isStopped { send(element, to: self) }
    }

    @inlinable func receive(_ element: Element) {
        if !sink.lifetime.isStopped { sink.emit(element) }
    }

    @inlinable func complete() {
        if isOpen.load(ordering: .acquiring) { terminate(.completed) } else { sources.dispose() }
    }

    @inlinable func terminate(_ stop: TerminalEvent) { sink.terminate(stop) }
}
