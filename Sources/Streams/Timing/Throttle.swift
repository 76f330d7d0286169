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
    @_alwaysEmitIntoClient @preconcurrency public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
    ) -> Observable<Element> {
        asObservable().throttled(dueTime, latest ? [.leading, .trailing] : .leading, scheduler, nil)
    }

    /// Emits the first element of each time interval, the latest one, or both.
    ///
    ///     source:                                                        --1--2--3------4--|
    ///     throttle(.seconds(4), edges: .trailing, scheduler: scheduler): ------2-----3------(4|)
    ///
    /// With `.leading`, an element is emitted at once, and the interval begins with each emission. With `.trailing` alone,
    /// the interval begins with the first element that follows the interval before. The latest element of an interval is
    /// emitted at its end with `.trailing`, and dropped without it. Terminates and delivers as
    /// ``throttle(_:latest:scheduler:)`` does, whose edges are both, or `.leading` if `latest` is false. Buffers one
    /// element. No edge is a programmer error.
    ///
    ///     Observable.of(1, 2, 3)
    ///         .throttle(.seconds(4), edges: .leading, scheduler: MainScheduler.instance) { print("\($0) is dropped.") }
    ///
    /// - Parameters:
    ///   - dueTime: the length of the interval.
    ///   - edges: the elements to emit.
    ///   - scheduler: the scheduler that measures the time.
    ///   - onDrop: receives each element that is not emitted, on the thread of the source: when it arrives, when a newer one
    ///     replaces it, or before the error that discards it. Not called after a disposal.
    @_alwaysEmitIntoClient @preconcurrency public func throttle(
        _ dueTime: RxTimeInterval, edges: TimingEdges, scheduler: any SchedulerType,
        onDrop: (@Sendable (Element) -> Void)? = nil
    ) -> Observable<Element> {
        require(edges.hasEdge, "throttle(_:edges:scheduler:onDrop:) needs at least one edge.")
        return asObservable().throttled(dueTime, edges, scheduler, onDrop)
    }
}

extension Observable where Element: Sendable {
    @inlinable @inline(never) final func throttled(
        _ dueTime: RxTimeInterval, _ edges: TimingEdges, _ scheduler: any SchedulerType, _ onDrop: ((Element) -> Void)?
    ) -> Observable<Element> {
        let source = attach
        let scheduler = TimerScheduler(scheduler)
        return Observable { sink in
            let state = Throttle(sink, dueTime, scheduler, edges, onDrop)
            state.attach(to: source)
        }
    }
}

/// The state of one `throttle`, whose timer is pending with the element to emit at the end of the interval.
///
/// Sendable by contract: the variables are touched only inside the serializer.
@usableFromInline
final class Throttle<Element: Sendable>: EdgeOperator<Element>, SerializedUpstream, @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline final var clock = ElapsedTime()
    @exclusivity(unchecked) @usableFromInline final var lastEmission: Double?
    @exclusivity(unchecked) @usableFromInline final var isCompleted = false

    @inlinable func receive(_ element: Element) {
        if sink.lifetime.isStopped { return }
        let now = clock.advance(to: timer.now)
        let left = isLeading ? lastEmission.map { timer.interval - (now - $0) } ?? 0 : timer.interval
        if isLeading, left <= ElapsedTime.tolerance(of: timer.interval) {
            // The timer is late; its element is older.
            drop(taken { timer.cancel($0) })
            if !sink.lifetime.isStopped { emit(element, at: now) }
        } else if isTrailing {
            // The replaced element is released outside the lock.
            var element: Element? = element
            timer.start(at: now, after: left) { [self] in
                handle($0)
            } if: {
                swap(&pending, &element)
                return !timer.isPending
            }
            drop(element)
        } else {
            drop(element)
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

    @inlinable func emit(_ element: Element, at now: Double) {
        lastEmission = now
        sink.emit(element)
    }
}
