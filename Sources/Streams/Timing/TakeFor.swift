extension ObservableType where Element: Sendable {
    /// Forwards elements for `duration`, then completes.
    ///
    ///     source:                                       --1--2--3--|
    ///     take(for: .seconds(6), scheduler: scheduler): --1--2|
    ///
    /// The time begins before the source is subscribed to. Terminates with the source if that is earlier. The
    /// completion after `duration` is delivered by `scheduler`, or by a thread that delivers an element at that time;
    /// every other event on the thread of the source. Buffers nothing.
    ///
    ///     Observable.of(1, 2).take(for: .seconds(6), scheduler: MainScheduler.instance)
    @_alwaysEmitIntoClient @preconcurrency public func take(for duration: RxTimeInterval, scheduler: any SchedulerType)
        -> Observable<Element>
    {
        asObservable().terminated(by: Observable<Int>.timer(duration, scheduler: scheduler))
    }
}

extension ObservableType {
    /// Forwards the elements that are emitted after `duration`.
    ///
    ///     source:                                  --1--2--3--|
    ///     skip(.seconds(4), scheduler: scheduler): -----2--3--|
    ///
    /// The time begins before the source is subscribed to. Terminates with the source. Events are delivered on the thread
    /// of the source; `scheduler` only measures the time. Buffers nothing.
    ///
    ///     Observable.of(1, 2).skip(.seconds(4), scheduler: MainScheduler.instance)
    @_alwaysEmitIntoClient @inline(never)
    @preconcurrency public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable().attach
        return Observable { sink in
            let isOpen = BooleanDisposable()
            sink.lifetime.own(
                scheduler.scheduleRelative(isOpen, dueTime: duration.delay) { isOpen in
                    isOpen.dispose()
                    return Disposables.create()
                })
            let next = sink.next
            source(
                Sink(linkedTo: sink) { element in
                    if isOpen.isDisposed { try next(element) }
                })
        }
    }
}
