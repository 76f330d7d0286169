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
            sink.lifetime.own(
                scheduler.scheduleRelative((sink, WorkGate()), dueTime: dueTime.delay) { sink, gate in
                    if gate.enter(), !sink.lifetime.isStopped { source.attach(sink) }
                    return Disposables.create()
                })
        }
    }
}
