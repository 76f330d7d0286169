import Foundation
import Synchronization

/// A reusable thread that sleeps until it gets work: starting a thread takes longer than most of the work.
package final class Worker: Sendable {
    // Not a lock of the library, which would be an access of a scenario.
    private static let idle = Mutex<[Worker]>([])

    private struct Job {
        let work: @Sendable () -> Void
        let isDone: DispatchSemaphore?
    }

    private let gate = DispatchSemaphore(value: 0)
    private let job = Mutex<Job?>(nil)

    /// Runs `work` on an idle thread, or on a new one with a stack of `stackSize`, then signals.
    ///
    /// A worker whose work does not return is abandoned.
    package static func run(
        stackSize: Int? = nil, signalling isDone: DispatchSemaphore? = nil, _ work: @escaping @Sendable () -> Void
    ) {
        let idle = stackSize == nil ? idle.withLock { $0.popLast() } : nil
        let worker = idle ?? Worker(stackSize)
        worker.job.withLock { $0 = Job(work: work, isDone: isDone) }
        worker.gate.signal()
    }

    private init(_ stackSize: Int?) {
        let thread = Thread { [self] in
            repeat {
                gate.wait()
                let isDone = work()
                if stackSize == nil { Self.idle.withLock { $0.append(self) } }
                isDone?.signal()
            } while stackSize == nil
        }
        if let stackSize { thread.stackSize = stackSize }
        thread.start()
    }

    /// The work and its captures are released before the signal.
    private func work() -> DispatchSemaphore? {
        let job = job.withLock { job in
            defer { job = nil }
            return job
        }
        job?.work()
        return job?.isDone
    }
}
