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
    @_alwaysEmitIntoClient @inline(never)
    @preconcurrency public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType)
        -> Observable<Element>
    {
        let source = asObservable()
        return Observable { sink in
            // The work would retain the chain, which owns it.
            if dueTime.isNever { return }
            let attachment = DelayedAttachment(source)
            sink.lifetime.add(attachment)
            attachment.keep(
                scheduler.scheduleRelative(sink, dueTime: dueTime.delay) { [attachment] sink in
                    if let source = attachment.takeSource(), !sink.lifetime.isStopped {
                        let source = unsafeDowncast(source, to: Observable<Element>.self)
                        attachment.leave(sink.lifetime) { source.attach(sink) }
                    }
                    return Disposables.create()
                })
        }
    }
}

/// Gives the source to one call, even if a client's scheduler runs the work again; disposes the work with the chain.
///
/// Not generic, for which each subscription would look types up.
///
/// Sendable by contract: the call that claims `hasBegun` takes `source`.
@usableFromInline final class DelayedAttachment: Teardown, @unchecked Sendable {
    /// Nil once it has been attached: a live subscription does not retain it.
    @exclusivity(unchecked) private final var source: AnyObject?
    /// The gate for the source.
    private let gate = Trampoline.gate
    private let hasBegun = Atomic<Bool>(false)
    private let work = DisposableSlot()

    @usableFromInline init(_ source: AnyObject) {
        self.source = source
        super.init()
    }

    @usableFromInline func keep(_ disposable: any Disposable) { work.replace(by: disposable) }

    @usableFromInline func takeSource() -> AnyObject? {
        hasBegun.exchange(true, ordering: .relaxed) ? nil : source.take()
    }

    /// Calls `attach`, which continues the chain: nothing of the work remains there.
    ///
    /// The work is disposed afterwards, since it may be the task in which this call takes place. If something else has been
    /// added to the chain, it is disposed with that.
    @usableFromInline func leave(_ chain: Lifetime, _ attach: () -> Void) {
        let hasLeft = chain.removeIfNewest(self)
        Trampoline.attach(for: gate, attach)
        if hasLeft { work.dispose() }
    }

    @usableFromInline override func run() { work.dispose() }
}
