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
    public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable().attach
        return Observable { sink in
            Debounce(sink, dueTime, scheduler).attach(source)
        }
    }
}

/// The state of one `debounce`, whose timer is pending with the latest element.
///
/// The source enters the serializer only to terminate: a thread inside also delivers the elements that timers enqueue.
private final class Debounce<Element: Sendable>: TimedOperator<Element, Element, Element>, @unchecked Sendable {
    override func receive(_ element: Element) { startTimer(element) }

    override func timerFired(_ element: Element) {
        if !sink.lifetime.isStopped { sink.next(element) }
    }

    override func stop(_ stop: TerminalEvent) {
        run { [self] in
            if case .completed = stop, let element = cancelTimer() { timerFired(element) }
            sink.terminate(stop)
        }
    }
}
