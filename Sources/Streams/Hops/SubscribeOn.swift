import Synchronization

extension ObservableType where Element: Sendable {
    /// Subscribes and disposes on a scheduler.
    ///
    ///     source:                   --1--2--|
    ///     subscribe(on: scheduler): --1--2--|
    ///
    /// Events are delivered on the threads on which the source emits them. `dispose()` is scheduled, too; an operator above
    /// that terminates the sequence releases its sources at once. Terminates with the source. Buffers nothing. A synchronous
    /// source that waits for a slow consumer continues on `scheduler`, too.
    ///
    ///     Observable.of(1, 2).subscribe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
    @_alwaysEmitIntoClient @preconcurrency
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element>
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
            // The source is released after the chain has been disposed; a synchronous one has to stop at once.
            let attachment = ScheduledAttachment()
            let gate = Trampoline.gate.map { SchedulerGate(above: $0, scheduler) }
            sink.lifetime.add(attachment)
            sink.lifetime.own(
                scheduler.schedule(sink) { sink in
                    guard attachment.begin() else { return Disposables.create() }
                    let upstream = attachment.lifetime
                    let sink = Sink<Element>(
                        next: { if !upstream.isStopped { sink.emit($0) } },
                        stop: { if upstream.claim($0) { sink.stop($0) } },
                        lifetime: upstream)
                    let disposable = Trampoline.attach(for: gate) { attach.value(sink) }
                    return ScheduledDisposable(scheduler: scheduler, disposable: disposable)
                })
        }
    }
}

/// The lifetime of a source that is attached once; stopped with the chain, without being disposed.
///
/// Sendable by contract: it has no variables.
@usableFromInline final class ScheduledAttachment: Teardown, @unchecked Sendable {
    @usableFromInline let lifetime = Lifetime()
    private let hasBegun = Atomic<Bool>(false)

    @usableFromInline init() { super.init() }

    /// Returns false if a client's scheduler has begun before.
    @usableFromInline func begin() -> Bool { !hasBegun.exchange(true, ordering: .relaxed) }

    @usableFromInline override func run() { _ = lifetime.claim() }
}
