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
    @inlinable @preconcurrency public func take<Trigger: Sendable>(until other: some ObservableType<Trigger>)
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
            let observer = SerializedObserver(sink)
            Trampoline.enter {
                attachTrigger(sink.lifetime) { [observer] in observer.terminate($0) }
                if sink.lifetime.isStopped { return }
                attach(
                    Sink(
                        next: { [observer] in observer.next($0) }, stop: { [observer] in observer.terminate($0) },
                        lifetime: sink.lifetime))
            }
        }
    }
}
