extension ObservableType where Element: Sendable {
    /// Emits an element once nothing newer has come for a while.
    ///
    ///     source:         --1-2-3-----4--|
    ///     debounce(2 s):  --------3------(4|)
    ///
    /// The end delivers the element that waits, at once; a failure drops it. Runs on `scheduler`; keeps one element.
    ///
    ///     Observable.of("s", "sw", "swi").debounce(.milliseconds(300), scheduler: MainScheduler.instance)
    public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            let state = Debounce(sink, dueTime, scheduler)
            source.attach(Sink(next: state.receive, stop: state.finish, lifetime: sink.lifetime))
        }
    }
}

/// The state of one `debounce`.
///
/// The source only takes the lock, never the serializer, except to stop: whoever is inside delivers what others left, and
/// elements belong on the scheduler.
///
/// Sendable by contract: `waiting` and `generation` are touched only under `lock`.
private final class Debounce<Element: Sendable>: @unchecked Sendable {
    private let sink: Sink<Element>
    private let dueTime: RxTimeInterval
    private let scheduler: any SchedulerType
    private let serializer = Serializer()
    private let timer = SerialDisposable()
    private let lock = Lock()
    private var waiting: Element?
    private var generation = 0

    init(_ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
        self.sink = sink
        self.dueTime = dueTime
        self.scheduler = scheduler
        sink.lifetime.own(timer)
    }

    func receive(_ element: Element) {
        // What is replaced is let go of without the lock.
        let (generation, _) = lock.withLock {
            defer { waiting = element }
            self.generation += 1
            return (self.generation, waiting)
        }
        let scheduled = SingleAssignmentDisposable()
        timer.disposable = scheduled
        scheduled.setDisposable(
            scheduler.scheduleRelative(generation, dueTime: dueTime) { [self] generation in
                serializer.run { [self] in flush(generation) }
                return Disposables.create()
            })
    }

    func finish(_ stop: Stop) {
        serializer.run { [self] in
            if case .completed = stop { flush() }
            sink.finish(stop)
        }
    }

    /// Delivers what waits, unless it is not the given one any more.
    private func flush(_ generation: Int? = nil) {
        let element: Element? = lock.withLock {
            guard generation == nil || generation == self.generation else { return nil }
            defer { waiting = nil }
            return waiting
        }
        if let element, !sink.lifetime.isEnded { sink.next(element) }
    }
}
