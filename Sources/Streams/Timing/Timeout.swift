extension ObservableType where Element: Sendable {
    /// Fails with `RxError.timeout` when an element takes too long.
    ///
    ///     source:         --1--2----------3--|
    ///     timeout(5 s):   --1--2----#
    ///
    /// The time begins anew with each element. Otherwise ends with the source. Runs on `scheduler`.
    ///
    ///     Observable.of(1, 2).timeout(.seconds(5), scheduler: MainScheduler.instance)
    public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
    }

    /// Goes on with another sequence when an element takes too long.
    ///
    ///     source:         --1--2----------3--|
    ///     timeout(5 s):   --1--2----8--9--|
    ///
    /// The time begins anew with each element. Once the other sequence is subscribed to, the source is let go of.
    /// Otherwise ends with the source. Runs on `scheduler`.
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
/// Sendable by contract: `generation` is touched only inside `serializer`.
private final class Timeout<Element>: @unchecked Sendable {
    private let sink: Sink<Element>
    private let dueTime: RxTimeInterval
    private let other: Observable<Element>
    private let scheduler: any SchedulerType
    private let serializer = Serializer()
    private let timer = SerialDisposable()
    private let upstream: Lifetime
    private var generation = 0

    init(
        _ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ other: Observable<Element>, _ scheduler: any SchedulerType
    ) {
        self.sink = sink
        self.dueTime = dueTime
        self.other = other
        self.scheduler = scheduler
        upstream = Lifetime(within: sink.lifetime)
        sink.lifetime.own(timer)
    }

    func attach(_ source: Observable<Element>) {
        startTimer()
        let pass: (Element) -> Void = { [self] element in
            if upstream.isEnded || sink.lifetime.isEnded { return }
            generation += 1
            sink.next(element)
            if !sink.lifetime.isEnded { startTimer() }
        }
        source.attach(
            Sink(
                next: { [self] element in
                    if !upstream.isEnded { serializer.send(element, pass) }
                },
                stop: { [self] stop in
                    serializer.run { [self] in
                        guard upstream.stop(with: stop) else { return }
                        generation += 1
                        sink.finish(stop)
                        upstream.end()
                    }
                },
                lifetime: upstream))
    }

    private func startTimer() {
        timer.disposable = scheduler.scheduleRelative(generation, dueTime: dueTime) { [self] generation in
            serializer.run { [self] in
                guard generation == self.generation, upstream.stop(), !sink.lifetime.isEnded else { return }
                upstream.end()
                other.attach(sink)
            }
            return Disposables.create()
        }
    }
}
