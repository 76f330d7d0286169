import Synchronization

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
            sink.lifetime.own(
                scheduler.scheduleRelative(sink, dueTime: dueTime.delay) { [attachment] sink in
                    attachment.attach(sink)
                    return Disposables.create()
                })
        }
    }
}

/// Attaches one observer to a source, even if a client's scheduler runs the work again.
@usableFromInline final class DelayedAttachment<Element: Sendable>: Sendable {
    private let source: Observable<Element>
    private let isAttached = Atomic<Bool>(false)

    @usableFromInline init(_ source: Observable<Element>) { self.source = source }

    @usableFromInline func attach(_ sink: Sink<Element>) {
        if !isAttached.exchange(true, ordering: .relaxed), !sink.lifetime.isStopped { source.attach(sink) }
    }
}
