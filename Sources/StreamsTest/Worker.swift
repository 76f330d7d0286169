import Foundation

/// A reusable thread that sleeps until it gets work: starting a thread takes longer than most of the work.
///
/// Sendable by contract: the variables are accessed under `lock`.
package final class Worker: @unchecked Sendable {
    // Not a lock of the library, which would be an access of a scenario, and one that the thread sanitizer knows.
    private static let lock = NSLock()
    nonisolated(unsafe) private static var idle: [Worker] = []

    private struct Job {
        let work: @Sendable () -> Void
        let isDone: DispatchSemaphore?
    }

    private let gate = DispatchSemaphore(value: 0)
    private var job: Job?

    /// Runs `work` on an idle thread, or on a new one with a stack of `stackSize`, then signals.
    ///
    /// A worker whose work does not return is abandoned.
    package static func run(
        stackSize: Int? = nil, signalling isDone: DispatchSemaphore? = nil, _ work: @escaping @Sendable () -> Void
    ) {
        let idle = stackSize == nil ? lock.withLock { Self.idle.popLast() } : nil
        let worker = idle ?? Worker(stackSize)
        lock.withLock { worker.job = Job(work: work, isDone: isDone) }
        worker.gate.signal()
    }

    private init(_ stackSize: Int?) {
        let thread = Thread { [self] in
            repeat {
                gate.wait()
                let isDone = work()
                if stackSize == nil { Self.lock.withLock { Self.idle.append(self) } }
                isDone?.signal()
            } while stackSize == nil
        }
        if let stackSize { thread.stackSize = stackSize }
        thread.start()
    }

    /// The work and its captures are released before the signal.
    private func work() -> DispatchSemaphore? {
        let job = Self.lock.withLock {
            defer { self.job = nil }
            return self.job
        }
        job?.work()
        return job?.isDone
    }
}
