extension ObservableType where Element: Sendable {
    /// Subscribes and disposes on a scheduler.
    ///
    ///     source:                   --1--2--|
    ///     subscribe(on: scheduler): --1--2--|
    ///
    /// Events are delivered on the threads on which the source emits them. `dispose()` is scheduled, too; an operator above
    /// that terminates the sequence releases its sources at once. Terminates with the source. Buffers nothing.
    ///
    ///     Observable.of(1, 2).subscribe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
    @inlinable @preconcurrency public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element>
    where Self: Sendable {
        if let source = self as? Observable<Element> { return source.attached(on: scheduler) }
        // The `subscribe` of a client's type may do more than that of its `asObservable()`.
        return Observable<Element>.attached(on: scheduler) { sink in subscribe(AnyObserver(sink: sink)) }
    }
}

extension Observable {
    /// Attaches observers on a scheduler, and releases the sources there; for elements of any type.
    @inlinable @inline(never) final func attached(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        let source = attach
        return .attached(on: scheduler) { sink in
            source(sink)
            return sink.lifetime
        }
    }

    @inlinable static func attached(
        on scheduler: any ImmediateSchedulerType, _ attach: @escaping (Sink<Element>) -> any Disposable
    ) -> Observable<Element> {
        let attach = UncheckedSendable(attach)
        return Observable { sink in
            let upstream = Lifetime()
            let gate = WorkGate()
            // The source is released after the chain has been disposed; a synchronous one has to stop at once.
            sink.lifetime.add(StopTeardown(upstream))
            sink.lifetime.own(
                scheduler.schedule(sink) { sink in
                    guard gate.enter() else { return Disposables.create() }
                    let sink = Sink<Element>(
                        next: { if !upstream.isStopped { sink.emit($0) } },
                        stop: { if upstream.stop(with: $0) { sink.stop($0) } },
                        lifetime: upstream)
                    return ScheduledDisposable(scheduler: scheduler, disposable: attach.value(sink))
                })
        }
    }
}

/// Stops a lifetime without disposing it.
@usableFromInline final class StopTeardown: Teardown, @unchecked Sendable {
    private let lifetime: Lifetime

    @usableFromInline init(_ lifetime: Lifetime) {
        self.lifetime = lifetime
        super.init()
    }

    @usableFromInline override func run() { _ = lifetime.stop() }
}
