extension ObservableType where Element: Sendable {
    /// Emits elements until another sequence emits, then completes.
    ///
    ///     source:             --1--2--3--4--|
    ///     other:              ---------x--|
    ///     take(until: other): --1--2--3|
    ///
    /// Subscribes to the other sequence first. If it emits, the result completes; if it fails, the result fails; its
    /// completion is ignored. Otherwise terminates with the source. Buffers nothing. Delivers on the thread of the
    /// source, and completes on that of the other sequence.
    ///
    ///     Observable.of(1, 2).take(until: Observable<Int>.never())
    @_alwaysEmitIntoClient @preconcurrency
    public func take<Trigger: Sendable>(until other: some ObservableType<Trigger>)
        -> Observable<Element>
    {
        asObservable().terminated(by: other.asObservable())
    }
}

extension Observable {
    @inlinable final func terminated<Trigger>(by trigger: Observable<Trigger>) -> Observable<Element> {
        terminated(byTrigger: trigger.attachTrigger)
    }

    @inlinable @inline(never) final func terminated(byTrigger attachTrigger: @escaping AttachTrigger) -> Observable<
        Element
    > {
        Observable { [self] sink in
            let observer = TakeUntil(sink)
            Trampoline.enter {
                attachTrigger(
                    Trigger(
                        observer, Lifetime(within: sink.lifetime), { [observer] in observer.complete(by: $0) },
                        onError: { [observer] in observer.sink.terminate($0) }))
                if !sink.lifetime.isStopped { attach(Sink(observer, lifetime: sink.lifetime)) }
            }
        }
    }
}

/// The observer of the source, which is attached to the lifetime of the result: both end together.
@usableFromInline final class TakeUntil<Element>: Serializer, SourceObserver, Receiver, @unchecked Sendable {
    @usableFromInline let sink: Sink<Element>

    @inlinable init(_ sink: Sink<Element>) {
        self.sink = sink
        super.init()
    }

    @inlinable func next(_ element: Element) { send(element, to: self) }

    @inlinable func receive(_ element: Element) {
        if !sink.lifetime.isStopped { sink.emit(element) }
    }

    @inlinable func stop(_ stop: TerminalEvent) {
        send(stop) { [self] stop in sink.terminate(stop) }
    }

    @inlinable func complete(by trigger: Trigger) {
        stop(.completed)
        // Now, also if the completion has to wait: sequences that the trigger consists of may emit without end.
        trigger.lifetime.dispose()
    }
}
