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
    /// anew with each. A terminal event reaches the current window first, then the result. The source is released when
    /// the result and all windows are. Elements, the terminal event and the window that follows a full one are
    /// delivered on the thread of the source; a window that follows one whose time has passed by `scheduler`, or by a
    /// thread that delivers an element at that time. Buffers nothing. A time span of zero is a millisecond; a count
    /// below one is a programmer error.
    ///
    ///     Observable.of(1, 2, 3).window(timeSpan: .seconds(8), count: 2, scheduler: MainScheduler.instance)
    @_alwaysEmitIntoClient @inline(never) @preconcurrency public func window(
        timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
    ) -> Observable<Observable<Element>> {
        require(count > 0, "window(timeSpan:count:scheduler:) needs room for at least one element.")
        let source = asObservable().attach
        let scheduler = TimerScheduler(scheduler)
        return Observable<Observable<Element>> { sink in
            let upstream = Lifetime()
            let window = WindowChunk(sink, PartUsers(of: upstream))
            window.open()
            // The first window may have ended the result, and have no observer.
            if window.users.haveEnded { return }
            Trampoline.attach(for: window.users.gate) {
                TimedChunks(window, limit: count, sink.lifetime, timeSpan, scheduler, upstream: upstream).begin(
                    with: source)
            }
        }
    }
}

/// The sequence that a `window` emits the elements in.
@usableFromInline struct WindowChunk<Element: Sendable>: Chunk {
    @usableFromInline let sink: Sink<Observable<Element>>
    @usableFromInline let users: PartUsers
    @usableFromInline var current = PublishSubject<Element>()

    @inlinable init(_ sink: Sink<Observable<Element>>, _ users: PartUsers) {
        self.sink = sink
        self.users = users
        users.add(result: sink.lifetime)
    }

    @inlinable func open() {
        if !sink.lifetime.isStopped { sink.emit(current.part(of: users)) }
    }

    @inlinable func append(_ element: Element) { current.onNext(element) }

    @inlinable mutating func end() {
        let full = current
        current = PublishSubject()
        full.onCompleted()
        open()
    }

    @inlinable func end(with stop: TerminalEvent) {
        current.on(stop.event())
        // Otherwise the window was the only observer.
        if !sink.lifetime.isStopped { sink.terminate(stop) }
    }
}
