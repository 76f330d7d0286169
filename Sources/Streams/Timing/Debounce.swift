extension ObservableType where Element: Sendable {
    /// Emits an element when no other element has followed it for `dueTime`.
    ///
    ///     source:         --1-2-3-----4--|
    ///     debounce(2 s):  --------3------(4|)
    ///
    /// Completion delivers the pending element at once; an error discards it. An element is delivered by `scheduler`; an
    /// element that completion flushes, and the terminal event, on the thread of the source. Buffers one element. A
    /// pending timer keeps the chain; otherwise the chain is freed with its source.
    ///
    ///     Observable.of("s", "sw", "swi").debounce(.milliseconds(300), scheduler: MainScheduler.instance)
    public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable().attach
        return Observable { sink in
            let state = Debounce(sink, dueTime, scheduler)
            source(
                Sink(
                    next: { [state] in state.receive($0) }, stop: { [state] in state.finish($0) },
                    lifetime: state.upstream))
        }
    }
}

/// The state of one `debounce`.
///
/// Sendable by contract: `waiting` and `generation` are touched only under `lock`; events go through the serializer.
private final class Debounce<Element: Sendable>: TimingState, @unchecked Sendable {
    let upstream: Lifetime
    private let sink: Sink<Element>
    private let dueTime: RxTimeInterval
    private let lock = Lock()
    private var waiting: Element?
    /// The number of the latest timer: one that fires while the next one is being started delivers nothing.
    private var generation = 0

    init(_ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
        self.sink = sink
        self.dueTime = dueTime
        upstream = Lifetime(within: sink.lifetime)
        super.init(scheduler)
        sink.lifetime.own(timer)
    }

    func receive(_ element: Element) {
        if upstream.isEnded { return }
        // The replaced element is released outside the lock.
        let (generation, _) = lock.withLock {
            defer { waiting = element }
            self.generation += 1
            return (self.generation, waiting)
        }
        let scheduled = SingleAssignmentDisposable()
        timer.disposable = scheduled
        scheduled.setDisposable(
            scheduler.scheduleRelative(generation, dueTime: dueTime) { [self] generation in
                run { [self] in flush(generation) }
                return Disposables.create()
            })
    }

    func finish(_ stop: TerminalEvent) {
        guard upstream.stop(with: stop) else { return }
        run { [self] in
            if case .completed = stop { flush() }
            sink.terminate(stop)
        }
        upstream.end()
    }

    /// Delivers the pending element, if `generation` is that of the latest timer.
    private func flush(_ generation: Int? = nil) {
        let element: Element? = lock.withLock {
            guard generation == nil || generation == self.generation else { return nil }
            defer { waiting = nil }
            return waiting
        }
        if let element, !sink.lifetime.isEnded { sink.next(element) }
    }
}
