extension ObservableType where Element: Sendable {
    /// Subscribes and disposes on a scheduler.
    ///
    ///     source:           --1--2--|
    ///     subscribe(on: s): --1--2--|      subscribed to on s
    ///
    /// Events are delivered on the threads on which the source emits them. `dispose()` is scheduled, too; an operator above
    /// that terminates the sequence releases its sources at once. Terminates with the source. Buffers nothing.
    ///
    ///     Observable.of(1, 2).subscribe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        let start = UncheckedSendable<(Sink<Element>) -> any Disposable> {
            [attach = (self as? Observable<Element>)?.attach] in
            guard let attach else { return self.subscribe(AnyObserver(sink: $0)) }
            attach($0)
            return $0.lifetime
        }
        return Observable { sink in
            let upstream = Lifetime()
            // The source is released after the chain has been disposed; a synchronous one has to stop at once.
            sink.lifetime.onDispose { _ = upstream.stop() }
            sink.lifetime.own(
                scheduler.schedule(sink) { sink in
                    let sink = Sink<Element>(
                        next: { if !upstream.isStopped { sink.next($0) } },
                        stop: { if upstream.stop(with: $0) { sink.stop($0) } },
                        lifetime: upstream)
                    return ScheduledDisposable(scheduler: scheduler, disposable: start.value(sink))
                })
        }
    }
}
