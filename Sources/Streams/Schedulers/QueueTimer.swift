import Dispatch

/// The work that waits for its time on one dispatch queue, and the dispatch source that wakes it.
///
/// All work shares the source, since creating and setting one takes several system calls. The source is set for the first
/// work, and stays set when that is canceled: it then fires, and is set for the next.
///
/// Waiting work keeps the timer: it also runs if the client keeps neither the scheduler nor the work.
final class QueueTimer: WorkTimer {
    /// Sendable by contract: it is behind the lock.
    private struct State: @unchecked Sendable {
        var waiting = WorkHeap(order: NaturalOrder<DispatchTime>())
        var source: (any DispatchSourceTimer)?
        /// The time at which the source fires.
        var alarm = DispatchTime.distantFuture
    }

    /// The timer that main schedulers share: each driver makes a scheduler.
    static let main = QueueTimer(.main, isSerial: true, leeway: .nanoseconds(0))

    /// The queue of all sources.
    ///
    /// Not a global one: all its threads may be blocked by callers that wait for a timeout.
    private static let alarms = DispatchQueue(label: "Streams.QueueTimer")

    let queue: DispatchQueue
    let isSerial: Bool
    let leeway: DispatchTimeInterval
    private let state = Lock(State())
    private let cancelled = CancelledWork()

    init(_ queue: DispatchQueue, isSerial: Bool, leeway: DispatchTimeInterval) {
        self.queue = queue
        self.isSerial = isSerial
        self.leeway = leeway.delay
    }

    deinit { state.withLock { $0.source?.cancel() } }

    /// Runs `work` on the queue at `time`, unless it is disposed first.
    func start(_ work: ScheduledWork, at time: DispatchTime) {
        work.wait(for: self)
        state.withLock { state in
            state.waiting.insert(work, at: time)
            if time < state.alarm { setSource(of: &state, to: time) }
        }
    }

    func workWasCancelled() {
        guard cancelled.countOne() else { return }
        state.withLock { state in
            state.waiting.removeCancelled()
            cancelled.reset(waiting: state.waiting.entries.count)
        }
    }

    private func setSource(of state: inout State, to time: DispatchTime) {
        state.alarm = time
        if let source = state.source { return source.schedule(deadline: time, leeway: leeway) }
        // Not on the queue itself: work that is due while the queue is busy would miss its turn among the other jobs.
        let source = DispatchSource.makeTimerSource(queue: Self.alarms)
        source.setEventHandler(qos: queue.qos) { [weak self] in self?.fire() }
        source.schedule(deadline: time, leeway: leeway)
        source.resume()
        state.source = source
    }

    private func fire() {
        let now = DispatchTime.now()
        while let work = next(until: now) {
            Interleaving.async(on: queue, isSerial: isSerial) { work.run() }
        }
    }

    /// Removes the first work that is due; sets the source if there is none.
    private func next(until now: DispatchTime) -> ScheduledWork? {
        state.withLock { state in
            if let (_, work) = state.waiting.next(until: now) { return work }
            state.alarm = .distantFuture
            if let time = state.waiting.firstTime { setSource(of: &state, to: time) }
            return nil
        }
    }
}
