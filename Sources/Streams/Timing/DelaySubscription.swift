extension ObservableType where Element: Sendable {
    /// Subscribes after `dueTime`.
    ///
    ///     source:                                                   --1--2--|
    ///     delaySubscription(.seconds(4), scheduler: scheduler): ------1--2--|
    ///
    /// Elements that a hot source emits before that are missed. Terminates with the source. `scheduler` subscribes; events
    /// are delivered on the thread of the source. Buffers nothing.
    ///
    ///     Observable.of(1, 2).delaySubscription(.seconds(4), scheduler: MainScheduler.instance)
    @inlinable @inline(never)
    @preconcurrency public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType)
        -> Observable<Element>
    {
        let source = asObservable()
        return Observable { sink in
            let attachment = DelayedAttachment(source)
            sink.lifetime.add(attachment)
            attachment.keep(
                scheduler.scheduleRelative(sink, dueTime: dueTime.delay) { [attachment] sink in
                    attachment.attach(sink)
                    return Disposables.create()
                })
        }
    }
}

/// Attaches one observer to a source, even if a client's scheduler runs the work again; disposes the work with the chain.
///
/// Sendable by contract: it has no variables.
@usableFromInline final class DelayedAttachment<Element: Sendable>: Teardown, @unchecked Sendable {
    /// Nil once it has been attached: a live subscription does not retain it.
    private let source: Lock<Observable<Element>?>
    private let work = DisposableSlot()

    @usableFromInline init(_ source: Observable<Element>) {
        self.source = Lock(source)
        super.init()
    }

    @usableFromInline func keep(_ disposable: any Disposable) { work.replace(by: disposable) }

    @usableFromInline func attach(_ sink: Sink<Element>) {
        if let source = source.take(), !sink.lifetime.isStopped { source.attach(sink) }
    }

    @usableFromInline override func run() { work.dispose() }
}
