extension ObservableType where Element: Sendable {
    /// Fails with `RxError.timeout` when an element takes too long.
    ///
    ///     source:         --1--2----------3--|
    ///     timeout(5 s):   --1--2----#
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
    ///     source:         --1--2----------3--|
    ///     timeout(5 s):   --1--2----8--9--|
    ///
    /// The time begins anew with each element. The source is released before the other sequence is subscribed to, on
    /// `scheduler`. Otherwise terminates with the source. Events are delivered on the threads of their sequences. Buffers
    /// nothing.
    ///
    ///     Observable.of(1, 2).timeout(.seconds(5), other: Observable.just(8), scheduler: MainScheduler.instance)
    public func timeout<Source: ObservableConvertibleType>(
        _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
    ) -> Observable<Element> where Source.Element == Element {
        let source = asObservable()
        let other = other.asObservable()
        return Observable { sink in
            Timeout(sink, dueTime, other, scheduler).attach(source)
        }
    }
}

/// The state of one `timeout`.
///
/// Sendable by contract: `generation` and `hasTimedOut` are touched only inside the serializer.
private final class Timeout<Element>: TimingState, @unchecked Sendable {
    private let sink: Sink<Element>
    private let dueTime: RxTimeInterval
    private let other: Observable<Element>
    private let upstream: Lifetime
    private var generation = 0
    private var hasTimedOut = false

    init(
        _ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ other: Observable<Element>, _ scheduler: any SchedulerType
    ) {
        self.sink = sink
        self.dueTime = dueTime
        self.other = other
        upstream = Lifetime(within: sink.lifetime)
        super.init(scheduler)
        sink.lifetime.own(timer)
    }

    func attach(_ source: Observable<Element>) {
        startTimer()
        let pass: (Element) -> Void = { [self] element in
            if hasTimedOut || sink.lifetime.isEnded { return }
            generation += 1
            sink.next(element)
            if !sink.lifetime.isEnded { startTimer() }
        }
        source.attach(
            Sink(
                next: { [self] element in
                    if !upstream.isEnded { send(element, pass) }
                },
                stop: { [self] stop in
                    guard upstream.stop(with: stop) else { return }
                    run { [self] in
                        generation += 1
                        sink.terminate(stop)
                    }
                    upstream.end()
                },
                lifetime: upstream))
    }

    private func startTimer() {
        timer.disposable = scheduler.scheduleRelative(generation, dueTime: dueTime) { [self] generation in
            run { [self] in
                guard generation == self.generation, upstream.stop(), !sink.lifetime.isEnded else { return }
                hasTimedOut = true
                upstream.end()
                other.attach(sink)
            }
            return Disposables.create()
        }
    }
}
