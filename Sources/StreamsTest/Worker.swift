import Foundation
import Synchronization

/// A thread that waits asleep for work, and is used again: to start one takes longer than most of the work.
package final class Worker: Sendable {
    // Not locks of the library, which a thread of a scenario asks its explorer for.
    private static let idle = Mutex<[Worker]>([])

    private struct Job {
        let work: @Sendable () -> Void
        let isDone: DispatchSemaphore?
    }

    private let gate = DispatchSemaphore(value: 0)
    private let job = Mutex<Job?>(nil)

    /// Does `work` on a thread that has nothing else to do, or on a new one with a stack of `stackSize`; then signals.
    ///
    /// A worker whose work does not come back is left behind.
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

    /// The work, and everything that it captures, is released before the signal.
    private func work() -> DispatchSemaphore? {
        let job = job.withLock { job in
            defer { job = nil }
            return job
        }
        job?.work()
        return job?.isDone
    }
}
