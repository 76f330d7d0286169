extension ObservableType where Element: Sendable {
    /// Fails with `RxError.timeout` when an element takes too long.
    ///
    ///     source:                                     --1--2----------3--|
    ///     timeout(.seconds(5), scheduler: scheduler): --1--2----#
    ///
    /// The time begins anew with each element. Otherwise terminates with the source. The error of the timeout is delivered
    /// by `scheduler`, every other event on the thread of the source. Buffers nothing.
    ///
    ///     Observable.of(1, 2).timeout(.seconds(5), scheduler: MainScheduler.instance)
    public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
    }

    /// Continues with another sequence when an element takes too long.
    ///
    ///     source:                                                   --1--2----------3--|
    ///     other:                                                              --8--9--|
    ///     timeout(.seconds(5), other: other, scheduler: scheduler): --1--2------8--9--|
    ///
    /// The time begins anew with each element. The source is released before the other sequence is subscribed to, on
    /// `scheduler`. Otherwise terminates with the source. Events are delivered on the threads of their sequences. Buffers
    /// nothing.
    ///
    ///     Observable.of(1, 2).timeout(.seconds(5), other: Observable.just(8), scheduler: MainScheduler.instance)
    public func timeout<Source: ObservableConvertibleType>(
        _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
    ) -> Observable<Element> where Source.Element == Element {
        let source = asObservable().attach
        let other = other.asObservable()
        return Observable { sink in
            Timeout(sink, dueTime, scheduler, other).attach(source)
        }
    }
}

/// The state of one `timeout`.
///
/// Sendable by contract: `hasTimedOut` is touched only inside the serializer.
private final class Timeout<Element>: TimedOperator<Element, Element, Void>, @unchecked Sendable {
    private let other: Observable<Element>
    private var hasTimedOut = false

    init(
        _ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType, _ other: Observable<Element>
    ) {
        self.other = other
        super.init(sink, dueTime, scheduler)
    }

    override func attach(_ source: (Sink<Element>) -> Void) {
        startTimer(())
        super.attach(source)
    }

    override func receive(_ element: Element) {
        send(element) { [self] element in
            if hasTimedOut || sink.lifetime.isStopped { return }
            sink.next(element)
            if !sink.lifetime.isStopped { startTimer(()) }
        }
    }

    override func stop(_ stop: TerminalEvent) {
        run { [self] in
            cancelTimer()
            sink.terminate(stop)
        }
    }

    override func timerFired(_: Void) {
        guard upstream.stop(), !sink.lifetime.isStopped else { return }
        hasTimedOut = true
        upstream.dispose()
        other.attach(sink)
    }
}
