import Synchronization

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
        // The `subscribe` of a client's type may do more than that of its `asObservable()`.
        return Observable<Element>.attached(on: scheduler) { sink in subscribe(AnyObserver(sink: sink.serialized)) }
    }
}

extension Sink {
    /// The sink for a source of a client, which several threads may send events of at the same time.
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
            let schedule = {
                scheduler.schedule(sink) { sink in
                    guard attachment.begin() else { return Disposables.create() }
                    let upstream = attachment.lifetime
                    let sink = Sink<Element>(
                        next: { if upstream.isStopped { attachment.stop() } else { sink.emit($0) } },
                        stop: { if upstream.claim($0) { sink.stop($0) } },
                        lifetime: upstream)
                    let disposable = attachment.attaching { Trampoline.attach(for: gate) { attach.value(sink) } }
                    return ScheduledDisposable(scheduler: scheduler, disposable: disposable)
                }
            }
            // Until the chain owns the disposable, also if this thread runs the source before `schedule` returns.
            attachment.attaching { sink.lifetime.own(schedule()) }
        }
    }
}

/// The lifetime of a source that is attached once; stopped with the chain, and released by the thread that attaches it, or
/// by the scheduler afterwards.
///
/// A synchronous source has to stop although `subscribe` has not returned what the scheduler disposes of. Only the release
/// stops one below an operator that has another lifetime.
///
/// Sendable by contract: it has no variables.
@usableFromInline final class ScheduledAttachment: Teardown, @unchecked Sendable {
    @usableFromInline let lifetime = Lifetime()
    private let hasBegun = Atomic<Bool>(false)

    @usableFromInline init() { super.init() }

    /// Returns false if a client's scheduler has begun before.
    @usableFromInline func begin() -> Bool { !hasBegun.exchange(true, ordering: .relaxed) }

    /// Runs `attach`, during which this thread releases the sources if the chain is disposed.
    @inlinable func attaching<Result>(_ attach: () -> Result) -> Result {
        Trampoline.current.begin(self)
        defer { Trampoline.current.endAttachment() }
        return attach()
    }

    @usableFromInline override func run() { stop() }

    /// Stops the source, and releases it if this thread is attaching it.
    @usableFromInline func stop() {
        _ = lifetime.claim()
        Trampoline.current.releaseDisposed()
    }
}

extension Trampoline {
    /// Releases the sources that this thread is attaching if their chains were disposed, by any thread.
    @inline(__always) @inlinable func releaseDisposed() {
        if isAttaching { releaseDisposedAttachments() }
    }

    @usableFromInline @inline(never) func releaseDisposedAttachments() {
        for attachment in attachments where attachment.lifetime.isStopped { attachment.lifetime.dispose() }
    }

    @usableFromInline func begin(_ attachment: ScheduledAttachment) {
        attachments.append(attachment)
        isAttaching = true
    }

    @usableFromInline func endAttachment() {
        attachments.removeLast()
        isAttaching = !attachments.isEmpty
    }
}
