extension ObservableType where Element: Sendable {
    /// Emits the elements in sequences, each completed when it has had `count` elements or when `timeSpan` has passed.
    ///
    ///     source:                                                        --1--2--3-----------|
    ///     window(timeSpan: .seconds(8), count: 2, scheduler: scheduler): a----b-------c------|
    ///     a:                                                             --1--(2|)
    ///     b:                                                                  ---3----|
    ///     c:                                                                          -------|
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
            WindowChunks(sink, timeSpan, count, scheduler).attach(source)
        }
    }
}

/// The state of one `window`.
///
/// Sendable by contract: `current` is touched only inside the serializer.
private final class WindowChunks<Element>: TimedChunks<Element, Observable<Element>>, @unchecked Sendable {
    private var current = PublishSubject<Element>()
    private let users: RefCountDisposable

    init(
        _ sink: Sink<Observable<Element>>, _ timeSpan: RxTimeInterval, _ count: Int, _ scheduler: any SchedulerType
    ) {
        let upstream = Lifetime()
        users = RefCountDisposable(disposable: upstream)
        sink.lifetime.own(users)
        super.init(sink, timeSpan, count, scheduler, upstream: upstream)
    }

    override func attach(_ source: (Sink<Element>) -> Void) {
        open()
        super.attach(source)
    }

    private func open() {
        if !sink.lifetime.isStopped { sink.next(current.retaining(users)) }
    }

    override func append(_ element: Element) { current.onNext(element) }

    override func endChunk() {
        let full = current
        current = PublishSubject()
        full.onCompleted()
        open()
    }

    override func endLastChunk(_ stop: TerminalEvent) {
        current.on(stop.event())
        sink.terminate(stop)
    }
}
