/// Divides a sequence into chunks by count and time; implements `buffer` and `window`.
///
/// Sendable by contract: the variables are touched only inside the serializer.
class TimedChunks<Element, Output>: TimedOperator<Element, Output, Void>, @unchecked Sendable {
    private let limit: Int
    private var count = 0
    private var hasStopped = false

    init(
        _ sink: Sink<Output>, _ timeSpan: RxTimeInterval, _ limit: Int, _ scheduler: any SchedulerType,
        upstream: Lifetime? = nil
    ) {
        self.limit = limit
        super.init(sink, timeSpan, scheduler, upstream: upstream)
    }

    override func attach(_ source: (Sink<Element>) -> Void) {
        startTimer(())
        super.attach(source)
    }

    /// Adds an element to the current chunk.
    func append(_ element: Element) {}

    /// Completes the current chunk, and begins the next one.
    func endChunk() {}

    /// Completes the current chunk, and forwards the terminal event.
    func endLastChunk(_ stop: TerminalEvent) {}

    final override func receive(_ element: Element) {
        send(element) { [self] element in
            if hasStopped { return }
            append(element)
            count += 1
            if count == limit { timerFired(()) }
        }
    }

    final override func stop(_ stop: TerminalEvent) {
        run { [self] in
            hasStopped = true
            endLastChunk(stop)
        }
    }

    final override func timerFired(_: Void) {
        if hasStopped { return }
        count = 0
        endChunk()
        if !upstream.isStopped { startTimer(()) }
    }
}
