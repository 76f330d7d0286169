extension ObservableType where Element: Sendable {
    /// Elements in arrays, each sent when it is full or when some time has passed.
    ///
    ///     source:               --1--2--3--------------|
    ///     buffer(8 s, count 2): -----[1,2]-----[3]-----([]|)
    ///
    /// The time begins anew with each array, which may be empty. The end sends what there is; a failure drops it. Runs
    /// on `scheduler`; keeps up to `count` elements.
    ///
    ///     Observable.of(1, 2, 3).buffer(timeSpan: .seconds(8), count: 2, scheduler: MainScheduler.instance)
    public func buffer(
        timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
    ) -> Observable<[Element]> {
        precondition(count > 0, "buffer(timeSpan:count:scheduler:) needs room for at least one element.")
        let source = asObservable().attach
        return Observable<[Element]> { sink in
            let elements = Cell<[Element]>([])
            let portions = Portions<Element>(sink, timeSpan, count, scheduler) {
                let full = elements.value
                elements.value = []
                sink.next(full)
            }
            portions.attach(source, onNext: { elements.value.append($0) }) { stop in
                if case .completed = stop { sink.next(elements.value) }
                sink.finish(stop)
            }
        }
    }
}

/// Cuts a sequence into portions by count and time: what `buffer` and `window` have in common.
///
/// Sendable by contract: the plain fields are touched only inside `serializer`.
final class Portions<Element>: @unchecked Sendable {
    private let timeSpan: RxTimeInterval
    private let limit: Int
    private let scheduler: any SchedulerType
    private let cut: () -> Void
    private let upstream: Lifetime
    private let serializer = Serializer()
    private let timer = SerialDisposable()
    private var count = 0
    private var generation = 0

    /// Portions within the lifetime of `sink`, or of `upstream` where that is another one; `cut` ends one of them.
    init<Result>(
        _ sink: Sink<Result>, upstream: Lifetime? = nil, _ timeSpan: RxTimeInterval, _ limit: Int,
        _ scheduler: any SchedulerType, cut: @escaping () -> Void
    ) {
        self.timeSpan = timeSpan
        self.limit = limit
        self.scheduler = scheduler
        self.cut = cut
        self.upstream = upstream ?? Lifetime(within: sink.lifetime)
        self.upstream.own(timer)
    }

    func attach(
        _ source: (Sink<Element>) -> Void, onNext: @escaping (Element) -> Void, onStop: @escaping (Stop) -> Void
    ) {
        // In turn with the timer itself, which may fire before it is known and start the next one.
        serializer.run { [self] in startTimer() }
        let receive: (Element) -> Void = { [self] element in
            if upstream.isEnded { return }
            onNext(element)
            count += 1
            if count == limit { next() }
        }
        source(
            Sink(
                next: { [self] element in
                    if !upstream.isEnded { serializer.send(element, receive) }
                },
                stop: { [self] stop in
                    serializer.run { [self] in
                        guard upstream.stop(with: stop) else { return }
                        onStop(stop)
                        upstream.end()
                    }
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
            serializer.run { [self] in
                if generation == self.generation, !upstream.isEnded { next() }
            }
            return Disposables.create()
        }
    }
}
