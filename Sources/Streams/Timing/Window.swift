extension ObservableType where Element: Sendable {
    /// Emits the elements in sequences, each completed when it has had `count` elements or when `timeSpan` has passed.
    ///
    ///     source:               --1--2--3-----------|
    ///     window(8 s, count 2): a----b-------c------|
    ///     a:                    --1--(2|)
    ///     b:                         ---3----|
    ///
    /// The first window is emitted inside `subscribe`, each other one when the window before completes. The time begins
    /// anew with each. A terminal event reaches the current window first, then the result. The source is released when the
    /// result and all windows are. Elements, the terminal event and the window that follows a full one are delivered on
    /// the thread of the source; a window that follows one whose time has passed by `scheduler`. Buffers nothing.
    ///
    ///     Observable.of(1, 2, 3).window(timeSpan: .seconds(8), count: 2, scheduler: MainScheduler.instance)
    public func window(
        timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
    ) -> Observable<Observable<Element>> {
        precondition(count > 0, "window(timeSpan:count:scheduler:) needs room for at least one element.")
        let source = asObservable().attach
        return Observable<Observable<Element>> { sink in
            let upstream = Lifetime()
            let users = RefCountDisposable(disposable: upstream)
            sink.lifetime.own(users)
            let current = Box(PublishSubject<Element>())
            func open() {
                if !sink.lifetime.isEnded { sink.next(current.value.retaining(users)) }
            }
            let portions = Portions<Element>(sink, upstream: upstream, timeSpan, count, scheduler) {
                let full = current.value
                current.value = PublishSubject()
                full.onCompleted()
                open()
            }
            open()
            portions.attach(source, onNext: { current.value.onNext($0) }) { stop in
                current.value.on(stop.event())
                sink.terminate(stop)
            }
        }
    }
}
