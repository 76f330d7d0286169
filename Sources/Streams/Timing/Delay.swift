import FoundationEssentials

extension ObservableType where Element: Sendable {
    /// Delivers the elements and the end later.
    ///
    ///     source:      --1--2--|
    ///     delay(2 s):  ----1--2--|
    ///
    /// The distances between the elements are kept. A failure is delivered at once and drops what waits. What waits is
    /// buffered without a limit. Runs on `scheduler`.
    ///
    ///     Observable.of(1, 2).delay(.seconds(2), scheduler: MainScheduler.instance)
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            let lifetime = Lifetime(within: sink.lifetime)
            let state = Delay(sink, dueTime, scheduler)
            source.attach(
                Sink(
                    next: { element in
                        if !lifetime.isEnded { state.receive(.next(element)) }
                    },
                    stop: { stop in
                        guard lifetime.stop() else { return }
                        lifetime.end()
                        state.receive(stop.event())
                    },
                    lifetime: lifetime))
        }
    }
}

/// The state of one `delay`: a queue with the time at which each event is due, and one timer for the first of them.
///
/// Sendable by contract: `queue` is touched only inside `serializer`.
private final class Delay<Element: Sendable>: @unchecked Sendable {
    private let sink: Sink<Element>
    private let dueTime: RxTimeInterval
    private let scheduler: any SchedulerType
    private let serializer = Serializer()
    private let timer = SerialDisposable()
    private var queue: ArraySlice<(due: RxTime, event: Event<Element>)> = []

    init(_ sink: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
        self.sink = sink
        self.dueTime = dueTime
        self.scheduler = scheduler
        sink.lifetime.own(timer)
    }

    func receive(_ event: Event<Element>) {
        let due = scheduler.now + (dueTime.seconds ?? .greatestFiniteMagnitude)
        serializer.run { [self] in
            if sink.lifetime.isEnded { return }
            if case .error = event {
                queue = []
                return sink.on(event)
            }
            queue.append((due, event))
            if queue.count == 1 { startTimer(dueTime) }
        }
    }

    private func startTimer(_ dueTime: RxTimeInterval) {
        timer.disposable = scheduler.scheduleRelative(self, dueTime: dueTime) { state in
            state.serializer.run { state.deliverDue() }
            return Disposables.create()
        }
    }

    /// Delivers the first, which is due whatever the rounding of the clock says, and the others that are due.
    private func deliverDue() {
        guard !sink.lifetime.isEnded, let (_, event) = queue.popFirst() else { return }
        // A slice keeps what was removed from it until it is replaced.
        if queue.isEmpty { queue = [] }
        sink.on(event)
        guard let due = queue.first?.due else { return }
        let wait = due.timeIntervalSince(scheduler.now)
        if wait > 0 { return startTimer(RxTimeInterval(seconds: wait)) }
        // In turn, so that a failure that came meanwhile goes first.
        serializer.run { [self] in deliverDue() }
    }
}
