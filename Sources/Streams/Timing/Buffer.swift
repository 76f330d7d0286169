extension ObservableType where Element: Sendable {
    /// Collects elements in arrays, each emitted when it has `count` elements or when `timeSpan` has passed.
    ///
    ///     source:               --1--2--3--------------|
    ///     buffer(8 s, count 2): -----[1,2]-----[3]-----([]|)
    ///
    /// The time begins anew with each array, which can be empty. Completion emits the current array; an error discards
    /// it. An array that is full and the terminal event are delivered on the thread of the source, an array whose time has
    /// passed by `scheduler`. Buffers up to `count` elements.
    ///
    ///     Observable.of(1, 2, 3).buffer(timeSpan: .seconds(8), count: 2, scheduler: MainScheduler.instance)
    public func buffer(
        timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
    ) -> Observable<[Element]> {
        precondition(count > 0, "buffer(timeSpan:count:scheduler:) needs room for at least one element.")
        let source = asObservable().attach
        return Observable<[Element]> { sink in
            let elements = Box<[Element]>([])
            let portions = Portions<Element>(sink, timeSpan, count, scheduler) {
                let full = elements.value
                elements.value = []
                if !sink.lifetime.isEnded { sink.next(full) }
            }
            portions.attach(source, onNext: { elements.value.append($0) }) { stop in
                if case .completed = stop, !sink.lifetime.isEnded { sink.next(elements.value) }
                sink.terminate(stop)
            }
        }
    }
}

/// Cuts a sequence into portions by count and time: what `buffer` and `window` have in common.
///
/// Sendable by contract: the plain fields are touched only inside the serializer.
final class Portions<Element>: TimingState, @unchecked Sendable {
    private let timeSpan: RxTimeInterval
    private let limit: Int
    private let cut: () -> Void
    private let upstream: Lifetime
    private var count = 0
    private var generation = 0
    private var hasStopped = false

    /// Portions within the lifetime of `sink`, or of `upstream` where that is another one; `cut` ends one of them.
    init<Result>(
        _ sink: Sink<Result>, upstream: Lifetime? = nil, _ timeSpan: RxTimeInterval, _ limit: Int,
        _ scheduler: any SchedulerType, cut: @escaping () -> Void
    ) {
        self.timeSpan = timeSpan
        self.limit = limit
        self.cut = cut
        self.upstream = upstream ?? Lifetime(within: sink.lifetime)
        super.init(scheduler)
        self.upstream.own(timer)
    }

    func attach(
        _ source: (Sink<Element>) -> Void, onNext: @escaping (Element) -> Void,
        onStop: @escaping (TerminalEvent) -> Void
    ) {
        // In turn with the timer itself, which may fire before it is known and start the next one.
        run { [self] in startTimer() }
        let receive: (Element) -> Void = { [self] element in
            if hasStopped { return }
            onNext(element)
            count += 1
            if count == limit { next() }
        }
        source(
            Sink(
                next: { [self] element in
                    if !upstream.isEnded { send(element, receive) }
                },
                stop: { [self] stop in
                    guard upstream.stop(with: stop) else { return }
                    run { [self] in
                        hasStopped = true
                        onStop(stop)
                    }
                    upstream.end()
                },
                lifetime: upstream))
    }

    private func next() {
        count = 0
        generation += 1
        cut()
        if !upstream.isEnded { startTimer() }
    }

    private func startTimer() {
        timer.disposable = scheduler.scheduleRelative(generation, dueTime: timeSpan) { [self] generation in
            run { [self] in
                if generation == self.generation, !hasStopped { next() }
            }
            return Disposables.create()
        }
    }
}
