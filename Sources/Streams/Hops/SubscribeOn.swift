extension ObservableType where Element: Sendable {
    /// Subscribes and disposes on a scheduler.
    ///
    ///     source:                   --1--2--|
    ///     subscribe(on: scheduler): --1--2--|
    ///
    /// Events are delivered on the threads on which the source emits them. `dispose()` is scheduled, too; an operator above
    /// that terminates the sequence releases its sources at once, and a source that sends before `subscribe` returns stops
    /// and is released by the thread that subscribes. Terminates with the source. Buffers nothing. A synchronous
    /// source that waits for a slow consumer continues on `scheduler`, too.
    ///
    ///     Observable.of(1, 2).subscribe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
    @_alwaysEmitIntoClient @preconcurrency
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element>
    where Self: Sendable {
        if let source = self as? Observable<Element> { return source.attached(on: scheduler) }
        // The `subscribe` of another type may do more than that of its `asObservable()`.
        return Observable<Element>.attached(on: scheduler) { sink in
            Trampoline.enter { sink.lifetime.own(subscribe(AnyObserver(sink: sink.serialized))) }
            return sink.lifetime
        }
    }
}

extension Sink {
    /// The sink for a source that several threads may send events of at the same time, as that of a client's type.
    @usableFromInline var serialized: Sink {
        let serializer = Serializer()
        let (emit, stop, lifetime) = ({ self.emit($0) }, stop, lifetime)
        return Sink(
            next: { element in if !lifetime.isStopped { serializer.send(element, emit) } },
            stop: { event in serializer.run { stop(event) } }, lifetime: lifetime)
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
            // The source is released after the chain has been disposed; a synchronous one has to stop at once.
            let attachment = ScheduledAttachment()
            let gate = Trampoline.gate.map { SchedulerGate(above: $0, scheduler) }
            sink.lifetime.add(attachment)
            // Until the chain owns the disposable, if this thread runs the source before `schedule` returns.
            attachment.attaching {
                sink.lifetime.own(
                    scheduler.schedule(sink) { sink in
                        guard attachment.begin() else { return Disposables.create() }
                        let sink = Sink<Element>(
                            next: { if attachment.lifetime.isStopped { attachment.stop() } else { sink.emit($0) } },
                            stop: { if attachment.claim($0) { sink.stop($0) } },
                            lifetime: attachment.lifetime)
                        let disposable = attachment.attaching { Trampoline.attach(for: gate) { attach.value(sink) } }
                        return ScheduledDisposable(scheduler: scheduler, disposable: disposable)
                    })
            }
        }
    }
}
