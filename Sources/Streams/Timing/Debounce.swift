extension ObservableType where Element: Sendable {
    /// Emits an element when no other element has followed it for `dueTime`.
    ///
    ///     source:                                      --1-2-3------4--|
    ///     debounce(.seconds(3), scheduler: scheduler): ---------3------(4|)
    ///
    /// Completion delivers the pending element at once; an error discards it. An element is delivered by `scheduler`; an
    /// element that completion flushes, and the terminal event, on the thread of the source. Buffers one element. A
    /// pending timer keeps the chain; otherwise the chain is freed with its source.
    ///
    ///     Observable.of("s", "sw", "swi").debounce(.milliseconds(300), scheduler: MainScheduler.instance)
    @inlinable @inline(never)
    @preconcurrency public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element>
    {
        let source = asObservable().attach
        let scheduler = TimerScheduler(scheduler)
        return Observable { sink in
            let state = Debounce(sink, dueTime, scheduler)
            state.attach(to: source)
        }
    }
}

/// The state of one `debounce`, whose timer is pending with the latest element.
///
/// The source enters the serializer only to terminate: a thread inside also delivers the elements that timers enqueue.
///
/// Sendable by contract: `pending` is touched only under the lock of the timer.
@usableFromInline final class Debounce<Element: Sendable>: TimedOperator, SerializedUpstream, @unchecked Sendable {
    @usableFromInline let sink: Sink<Element>
    @exclusivity(unchecked) @usableFromInline final var pending: Element?

    @inlinable init(_ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: TimerScheduler) {
        self.sink = sink
        super.init(sink.lifetime, dueTime, scheduler)
    }

    @inlinable func next(_ element: Element) {
        if !lifetime.isStopped { receive(element) }
    }

    @inlinable func receive(_ element: Element) {
        // The replaced element is released outside the lock.
        var element: Element? = element
        timer.start(at: timer.now) { [self] in
            handle($0)
        } if: {
            swap(&pending, &element)
            return true
        }
    }

    @inlinable func handle(_ signal: TimerSignal) {
        switch signal {
        case .alarm: run { [self] in emit(taken { timer.fire($0) }) }
        case .disposed: _ = taken { timer.withLock($0) }
        }
    }

    @inlinable func complete() {
        emit(taken { timer.cancel($0) })
        sink.terminate(.completed)
    }

    @inlinable func terminate(_ stop: TerminalEvent) {
        _ = taken { timer.cancel($0) }
        sink.terminate(stop)
    }

    /// Takes the pending element, in the closure that `access` may call under the lock of the timer.
    @inlinable func taken(_ access: (() -> Void) -> Void) -> Element? {
        var element: Element?
        access { swap(&pending, &element) }
        return element
    }

    @inlinable func emit(_ element: Element?) {
        if let element, !sink.lifetime.isStopped { sink.emit(element) }
    }
}
