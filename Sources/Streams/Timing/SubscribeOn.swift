extension ObservableType {
    /// Subscribes, and disposes, on a scheduler.
    ///
    ///     source:           --1--2--|
    ///     subscribe(on: s): --1--2--|      subscribed to on s
    ///
    /// Only where the subscription is made changes: events come on the threads on which the source sends them. Disposing
    /// is scheduled, too. Ends with the source.
    ///
    ///     Observable.of(1, 2).subscribe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        let subscribe = Unchecked<(AnyObserver<Element>) -> any Disposable> { self.subscribe($0) }
        return Observable { sink in
            sink.lifetime.own(
                scheduler.schedule(sink) { sink in
                    // The source is let go of later than the chain ends, and may go on meanwhile.
                    let observer = AnyObserver<Element>(eventHandler: { event in
                        if !sink.lifetime.isEnded { sink.on(event) }
                    })
                    return ScheduledDisposable(scheduler: scheduler, disposable: subscribe.value(observer))
                })
        }
    }
}
