extension ObservableType where Element: Sendable {
    /// Emits at most one element per time interval.
    ///
    ///     source:                                      --1--2--3------4--|
    ///     throttle(.seconds(4), scheduler: scheduler): --1---2---3----4--|
    ///
    ///     source:                                                     --1--2--3------4--|
    ///     throttle(.seconds(4), latest: false, scheduler: scheduler): --1-----3------4--|
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
            let state = Throttle(sink, dueTime, scheduler)
            state.latest = latest
            state.attach(source)
        }
    }
}

/// The state of one `throttle`, whose timer is pending with the element to emit at the end of the interval.
///
/// Sendable by contract: the variables are touched only inside the serializer.
private final class Throttle<Element: Sendable>: TimedOperator<Element, Element, Element>, @unchecked Sendable {
    var latest = true
    private var clock = ElapsedTime()
    private var lastEmission: Double?
    private var isCompleted = false

    override func receive(_ element: Element) {
        send(element) { [self] element in
            if sink.lifetime.isStopped { return }
            let now = clock.advance(to: scheduler.monotonicTime)
            let left = lastEmission.map { dueTime.seconds - (now - $0) } ?? 0
            if left <= 0 {
                // A timer that is late; its element is older.
                cancelTimer()
                emit(element, at: now)
            } else if latest, !updateTimer(element) {
                startTimer(element, after: RxTimeInterval(seconds: left))
            }
        }
    }

    override func timerFired(_ element: Element) {
        if sink.lifetime.isStopped { return }
        emit(element, at: clock.advance(to: scheduler.monotonicTime))
        if isCompleted { sink.terminate(.completed) }
    }

    override func stop(_ stop: TerminalEvent) {
        run { [self] in
            if case .completed = stop, isTimerPending { isCompleted = true } else { sink.terminate(stop) }
        }
    }

    private func emit(_ element: Element, at now: Double) {
        lastEmission = now
        sink.next(element)
    }
}
