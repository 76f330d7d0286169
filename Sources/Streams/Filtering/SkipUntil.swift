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
    /// source. Buffers nothing. Delivers on the thread of the source.
    ///
    ///     Observable.of(1, 2).skip(until: Observable.just(0))
    @inlinable @preconcurrency public func skip<Trigger: Sendable>(until other: some ObservableType<Trigger>)
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
                attach(
                    Sink(
                        within: observer.sources, next: { [observer] in observer.receive($0) },
                        stop: { [observer] in observer.stop($0) }))
                if observer.sources.isStopped { return }
                attachTrigger(observer.sources) { [observer] in observer.open($0) }
            }
        }
    }
}

/// The observer of one `skip(until:)`.
///
/// Only the source delivers elements. The trigger sets a flag outside the serializer, so its thread never delivers an
/// element of the source.
@usableFromInline final class SkipUntil<Element>: SerializedObserver<Element>, @unchecked Sendable {
    /// The lifetime of both sources; disposed without an event if the source completes before the trigger emits.
    @usableFromInline let sources: Lifetime
    @usableFromInline let isOpen = Atomic<Bool>(false)

    @inlinable override init(_ sink: Sink<Element>) {
        sources = Lifetime(within: sink.lifetime)
        super.init(sink)
    }

    @inlinable func receive(_ element: Element) {
        if isOpen.load(ordering: .acquiring) { next(element) }
    }

    @usableFromInline func open(_ event: TerminalEvent) {
        if case .completed = event { isOpen.store(true, ordering: .releasing) } else { terminate(event) }
    }

    @usableFromInline func stop(_ stop: TerminalEvent) {
        if case .completed = stop, !isOpen.load(ordering: .acquiring) { sources.dispose() } else { terminate(stop) }
    }
}
