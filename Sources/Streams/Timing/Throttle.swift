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
    @inlinable @inline(never) @preconcurrency public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
    ) -> Observable<Element> {
        let source = asObservable().attach
        let scheduler = TimerScheduler(scheduler)
        return Observable { sink in
            let state = Throttle(sink, dueTime, scheduler, latest: latest)
            state.attach(to: source)
        }
    }
}

/// The state of one `throttle`, whose timer is pending with the element to emit at the end of the interval.
///
/// Sendable by contract: `pending` is touched only under the lock of the timer, the other variables only inside the
/// serializer.
@usableFromInline final class Throttle<Element: Sendable>: TimedOperator, SerializedUpstream, @unchecked Sendable {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let latest: Bool
    @exclusivity(unchecked) @usableFromInline final var pending: Element?
    @exclusivity(unchecked) @usableFromInline final var clock = ElapsedTime()
    @exclusivity(unchecked) @usableFromInline final var lastEmission: Double?
    @exclusivity(unchecked) @usableFromInline final var isCompleted = false

    @inlinable init(_ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: TimerScheduler, latest: Bool) {
        self.sink = sink
        self.latest = latest
        super.init(sink.lifetime, dueTime, scheduler)
    }

    @inlinable func receive(_ element: Element) {
        if sink.lifetime.isStopped { return }
        let now = clock.advance(to: timer.now)
        let left = lastEmission.map { timer.interval - (now - $0) } ?? 0
        if left <= 0 {
            // The timer is late; its element is older.
            _ = taken { timer.cancel($0) }
            emit(element, at: now)
        } else if latest {
            // The replaced element is released outside the lock.
            var element: Element? = element
            timer.start(at: now, after: left) { [self] in
                handle($0)
            } if: {
                swap(&pending, &element)
                return !timer.isPending
            }
        }
    }

    @inlinable func handle(_ signal: TimerSignal) {
        switch signal {
        case .alarm: run { [self] in timerFired() }
        case .disposed: _ = taken { timer.withLock($0) }
        }
    }

    @inlinable func timerFired() {
        guard let element = taken({ timer.fire($0) }), !sink.lifetime.isStopped else { return }
        emit(element, at: clock.advance(to: timer.now))
        if isCompleted { sink.terminate(.completed) }
    }

    @inlinable func complete() {
        timer.withLock { isCompleted = timer.isPending }
        if !isCompleted { terminate(.completed) }
    }

    @inlinable func terminate(_ stop: TerminalEvent) { sink.terminate(stop) }

    /// Takes the pending element, in the closure that `access` may call under the lock of the timer.
    @inlinable func taken(_ access: (() -> Void) -> Void) -> Element? {
        var element: Element?
        access { swap(&pending, &element) }
        return element
    }

    @inlinable func emit(_ element: Element, at now: Double) {
        lastEmission = now
        sink.emit(element)
    }
}
