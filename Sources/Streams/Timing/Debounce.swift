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
    @_alwaysEmitIntoClient
    @preconcurrency public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element>
    {
        asObservable().debounced(dueTime, .trailing, scheduler, nil)
    }

    /// Emits the first element of each burst, the last one, or both.
    ///
    ///     source:                                                       --1-2-3------4--|
    ///     debounce(.seconds(3), edges: .leading, scheduler: scheduler): --1----------4--|
    ///
    ///     source:                                                                    --1-2-3------4--|
    ///     debounce(.seconds(3), edges: [.leading, .trailing], scheduler: scheduler): --1------3---4--|
    ///
    /// A burst ends when no element has followed the latest one for `dueTime`. Its first element is emitted at once with
    /// `.leading`, its last one after the pause with `.trailing`, unless it is the first, too, and was emitted. All others
    /// are dropped. Terminates as ``debounce(_:scheduler:)`` does, whose edge is `.trailing`. The first element of a burst
    /// is delivered on the thread of the source, the last one by `scheduler`, or on the thread of the source if completion
    /// flushes it. Buffers one element. No edge is a programmer error.
    ///
    ///     Observable.of("s", "sw", "swi")
    ///         .debounce(.seconds(1), edges: .leading, scheduler: MainScheduler.instance) { print("\($0) is dropped.") }
    ///
    /// - Parameters:
    ///   - dueTime: the length of the pause that ends a burst.
    ///   - edges: the elements to emit.
    ///   - scheduler: the scheduler that measures the time.
    ///   - onDrop: receives each element that is not emitted, on the thread of the source: when it arrives, when a newer one
    ///     replaces it, or before the error that discards it. Not called after a disposal.
    @_alwaysEmitIntoClient @preconcurrency public func debounce(
        _ dueTime: RxTimeInterval, edges: TimingEdges, scheduler: any SchedulerType,
        onDrop: (@Sendable (Element) -> Void)? = nil
    ) -> Observable<Element> {
        require(edges.hasEdge, "debounce(_:edges:scheduler:onDrop:) needs at least one edge.")
        return asObservable().debounced(dueTime, edges, scheduler, onDrop)
    }
}

extension Observable where Element: Sendable {
    @inlinable @inline(never) final func debounced(
        _ dueTime: RxTimeInterval, _ edges: TimingEdges, _ scheduler: any SchedulerType, _ onDrop: ((Element) -> Void)?
    ) -> Observable<Element> {
        let source = attach
        let scheduler = TimerScheduler(scheduler)
        return Observable { sink in
            let state = Debounce(sink, dueTime, scheduler, edges, onDrop)
            state.attach(to: source)
        }
    }
}

/// The state of one `debounce`, whose timer is pending during a burst, with the element to emit at its end.
///
/// With a trailing edge only, the source enters the serializer only to terminate: a thread inside also delivers the
/// elements that timers enqueue.
///
/// Sendable by contract: it adds no variables.
@usableFromInline
final class Debounce<Element: Sendable>: EdgeOperator<Element>, SerializedUpstream, @unchecked Sendable {
    @inlinable func next(_ element: Element) {
        if lifetime.isStopped { return }
        if isLeading { send(element, to: self) } else { receive(element) }
    }

    @inlinable func receive(_ element: Element) {
        // The replaced element is released outside the lock.
        var element: Element? = element
        var isFirst = false
        timer.start(at: timer.now) { [self] in
            handle($0)
        } if: {
            isFirst = isLeading && !timer.isPending
            if isTrailing, !isFirst { swap(&pending, &element) }
            return true
        }
        if isFirst { emit(element) } else { drop(element) }
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

    @inlinable func emit(_ element: Element?) {
        if let element, !sink.lifetime.isStopped { sink.emit(element) }
    }
}
