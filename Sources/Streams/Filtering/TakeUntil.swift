extension ObservableType {
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
            let gate = SerializedSink(sink)
            Trampoline.enter {
                let lifetime = Lifetime(within: sink.lifetime)
                trigger.attach(
                    Sink(
                        next: { _ in
                            guard lifetime.stop() else { return }
                            gate.stop(.completed)
                            lifetime.end()
                        },
                        stop: { stop in
                            guard lifetime.stop(with: stop) else { return }
                            if case .failed = stop { gate.stop(stop) }
                            lifetime.end()
                        },
                        lifetime: lifetime))
                if !sink.lifetime.isEnded {
                    attach(Sink(next: { gate.next($0) }, stop: { gate.stop($0) }, lifetime: sink.lifetime))
                }
            }
        }
    }
}
