/// The part of a sequence that `buffer` or `window` collects, and what it emits for each.
@usableFromInline protocol Chunk {
    associatedtype Element: Sendable

    /// Adds an element to the current chunk.
    mutating func append(_ element: Element)

    /// Completes the current chunk, and begins the next one.
    mutating func end()

    /// Completes the current chunk, and forwards the terminal event.
    mutating func end(with stop: TerminalEvent)
}

/// Divides a sequence into chunks by count and time; implements `buffer` and `window`.
///
/// Sendable by contract: the variables are touched only inside the serializer.
@usableFromInline final class TimedChunks<Current: Chunk>: TimedOperator, SerializedUpstream, @unchecked Sendable {
    @usableFromInline let limit: Int
    @exclusivity(unchecked) @usableFromInline final var current: Current
    @exclusivity(unchecked) @usableFromInline final var count = 0
    @exclusivity(unchecked) @usableFromInline final var hasStopped = false
    /// The time at which the current chunk ends, unless it is full before.
    @exclusivity(unchecked) @usableFromInline final var due = PeriodicTime(after: 0, at: 0)

    @inlinable init(
        _ current: Current, limit: Int, _ chain: Lifetime, _ timeSpan: RxTimeInterval, _ scheduler: TimerScheduler,
        upstream: Lifetime? = nil
    ) {
        self.current = current
        self.limit = limit
        super.init(chain, scheduler.advancing(timeSpan), scheduler, upstream: upstream)
    }

    @inlinable func begin(with source: Attach<Current.Element>) {
        startTimer()
        attach(to: source)
    }

    @inlinable func startTimer() {
        let now = timer.now
        due = PeriodicTime(after: timer.interval, at: now)
        timer.start(at: now) { [self] in handle($0) }
    }

    @inlinable func continueTimer() {
        let now = timer.now
        timer.start(at: now, after: due.advance(by: timer.interval, at: now)) { [self] in handle($0) }
    }

    @inlinable func receive(_ element: Current.Element) {
        if hasStopped { return }
        current.append(element)
        count += 1
        if count == limit, endChunk() { startTimer() }
    }

    @inlinable func terminate(_ stop: TerminalEvent) {
        hasStopped = true
        current.end(with: stop)
    }

    @inlinable func handle(_ signal: TimerSignal) {
        if case .alarm = signal {
            run { [self] in if timer.fire(), !hasStopped, endChunk() { continueTimer() } }
        }
    }

    /// Returns whether another chunk begins.
    @inlinable func endChunk() -> Bool {
        count = 0
        current.end()
        return !lifetime.isStopped
    }
}
