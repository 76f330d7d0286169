extension ObservableType where Element: Sendable {
    /// Emits at most one element per time interval.
    ///
    ///     source:                        --1-2-3-------4--|
    ///     throttle(4 s):                 --1---3-------4--|
    ///     throttle(4 s, latest: false):  --1-----------4--|
    ///
    /// The first element is forwarded at once. Of the elements that arrive within `dueTime` after an emission, the latest
    /// is emitted when that time has passed, or none if `latest` is false. Completion waits for the pending element; an
    /// error discards it. The first element, an error, and a completion without a pending element are delivered on the
    /// thread of the source; a pending element, and a completion that follows it, by `scheduler`. Buffers one element.
    ///
    ///     Observable.of(1, 2).throttle(.seconds(4), scheduler: MainScheduler.instance)
    public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
    ) -> Observable<Element> {
        let source = asObservable().attach
        return Observable { sink in
            let state = Throttle(sink, dueTime, latest, scheduler)
            source(
                Sink(
                    next: { [state] in state.receive($0) }, stop: { [state] in state.finish($0) },
                    lifetime: state.upstream))
        }
    }
}

/// The state of one `throttle`.
///
/// Sendable by contract: the plain fields are touched only inside the serializer.
private final class Throttle<Element: Sendable>: TimingState, @unchecked Sendable {
    let upstream: Lifetime
    private let sink: Sink<Element>
    private let dueTime: Double
    private let latest: Bool
    private var clock = ElapsedTime()
    private var lastSent: Double?
    private var waiting: Element?
    private var isCompleted = false
    private var generation = 0

    init(_ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ latest: Bool, _ scheduler: any SchedulerType) {
        self.sink = sink
        self.dueTime = dueTime.seconds
        self.latest = latest
        upstream = Lifetime(within: sink.lifetime)
        super.init(scheduler)
        sink.lifetime.own(timer)
    }

    func receive(_ element: Element) {
        if upstream.isEnded { return }
        run { [self] in
            if sink.lifetime.isEnded { return }
            let now = clock.advance(to: scheduler.monotonicTime)
            let left = lastSent.map { dueTime - (now - $0) } ?? 0
            if left <= 0 { return send(element, at: now) }
            guard latest else { return }
            let isTimed = waiting != nil
            waiting = element
            if !isTimed { startTimer(RxTimeInterval(seconds: left)) }
        }
    }

    func finish(_ stop: TerminalEvent) {
        guard upstream.stop(with: stop) else { return }
        run { [self] in
            if case .completed = stop, waiting != nil { isCompleted = true } else { sink.terminate(stop) }
        }
        // The source is released at once, also where the completion waits.
        upstream.end()
    }

    private func send(_ element: Element, at now: Double) {
        lastSent = now
        waiting = nil
        generation += 1
        sink.next(element)
    }

    private func startTimer(_ dueTime: RxTimeInterval) {
        timer.disposable = scheduler.scheduleRelative(generation, dueTime: dueTime) { [self] generation in
            run { [self] in
                // One that was late, while an element passed in its place, is not for what waits now.
                if generation == self.generation { fire() }
            }
            return Disposables.create()
        }
    }

    private func fire() {
        guard let element = waiting, !sink.lifetime.isEnded else { return }
        send(element, at: clock.advance(to: scheduler.monotonicTime))
        if isCompleted { sink.terminate(.completed) }
    }
}
