extension ObservableType where Element: Sendable {
    /// Elements for some time, then the end.
    ///
    ///     source:          --1--2--3--|
    ///     take(for: 6 s):  --1--2|
    ///
    /// The time begins before the source is subscribed to. Ends with the source if that is sooner. Runs on `scheduler`.
    ///
    ///     Observable.of(1, 2).take(for: .seconds(6), scheduler: MainScheduler.instance)
    public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        asObservable().terminated(by: Observable<Int>.timer(duration, scheduler: scheduler))
    }
}

extension ObservableType {
    /// Elements from some time on.
    ///
    ///     source:     --1--2--3--|
    ///     skip(4 s):  -----2--3--|
    ///
    /// The time begins before the source is subscribed to. Ends with the source. Runs on `scheduler`.
    ///
    ///     Observable.of(1, 2).skip(.seconds(4), scheduler: MainScheduler.instance)
    public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable().attach
        return Observable { sink in
            let isOpen = BooleanDisposable()
            sink.lifetime.own(
                scheduler.scheduleRelative(isOpen, dueTime: duration) { isOpen in
                    isOpen.dispose()
                    return Disposables.create()
                })
            source(
                sink.link { element in
                    if isOpen.isDisposed { sink.next(element) }
                })
        }
    }
}
