extension ObservableType where Element: Sendable {
    /// An element at most once in a span of time.
    ///
    ///     source:                        --1-2-3-------4--|
    ///     throttle(4 s):                 --1---3-------4--|
    ///     throttle(4 s, latest: false):  --1-----------4--|
    ///
    /// The first element passes at once. Of those that come before `dueTime` has passed since the last one was sent, the
    /// latest is sent at that moment, or none where `latest` is false. An end waits for the element that waits; a
    /// failure drops it. Runs on `scheduler`; keeps one element.
    ///
    ///     Observable.of(1, 2).throttle(.seconds(4), scheduler: MainScheduler.instance)
    public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
    ) -> Observable<Element> {
        let source = asObservable().attach
        return Observable { sink in
            let state = Throttle(sink, dueTime, latest, scheduler)
            source(Sink(next: state.receive, stop: state.finish, lifetime: state.upstream))
        }
    }
}

/// The state of one `throttle`.
///
/// Sendable by contract: the plain fields are touched only inside `serializer`.
private final class Throttle<Element: Sendable>: @unchecked Sendable {
    let upstream: Lifetime
    private let sink: Sink<Element>
    private let dueTime: Double
    private let latest: Bool
    private let scheduler: any SchedulerType
    private let serializer = Serializer()
    private let timer = SerialDisposable()
    private var clock = ElapsedTime()
    private var lastSent: Double?
    private var waiting: Element?
    private var isCompleted = false
    private var generation = 0

    init(_ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ latest: Bool, _ scheduler: any SchedulerType) {
        self.sink = sink
        self.dueTime = dueTime.seconds ?? .greatestFiniteMagnitude
        self.latest = latest
        self.scheduler = scheduler
        upstream = Lifetime(within: sink.lifetime)
        sink.lifetime.own(timer)
    }

    func receive(_ element: Element) {
        serializer.run { [self] in
            if upstream.isEnded { return }
            let now = clock.advance(to: scheduler.monotonicTime)
            let left = lastSent.map { dueTime - (now - $0) } ?? 0
            if left <= 0 { return send(element, at: now) }
            guard latest else { return }
            let isTimed = waiting != nil
            waiting = element
            if !isTimed { startTimer(RxTimeInterval(seconds: left)) }
        }
    }

    func finish(_ stop: Stop) {
        serializer.run { [self] in
            guard upstream.stop(with: stop) else { return }
            // The source is let go of now, even where the end waits.
            defer { upstream.end() }
            if case .completed = stop, waiting != nil { isCompleted = true } else { sink.stop(stop) }
        }
    }

    private func send(_ element: Element, at now: Double) {
        lastSent = now
        waiting = nil
        generation += 1
        sink.next(element)
    }

    private func startTimer(_ dueTime: RxTimeInterval) {
        timer.disposable = scheduler.scheduleRelative(generation, dueTime: dueTime) { [self] generation in
            serializer.run { [self] in
                // One that was late, while an element passed in its place, is not for what waits now.
                if generation == self.generation { fire() }
            }
            return Disposables.create()
        }
    }

    private func fire() {
        guard let element = waiting, !sink.lifetime.isEnded else { return }
        send(element, at: clock.advance(to: scheduler.monotonicTime))
        if isCompleted { sink.finish(.completed) }
    }
}
