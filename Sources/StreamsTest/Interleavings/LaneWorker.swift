#if Interleavings
    import Foundation

    /// A thread that waits for work and is used again, since an exploration has thousands of runs.
    final class LaneWorker: @unchecked Sendable {
        private static let lock = NSLock()
        nonisolated(unsafe) private static var idle: [LaneWorker] = []

        private let gate = DispatchSemaphore(value: 0)
        /// Handed over with `gate`.
        private var work: (() -> Void)?

        /// Runs `work` on a thread that has nothing else to do.
        static func run(_ work: @escaping () -> Void) {
            let worker = lock.withLock { idle.popLast() } ?? LaneWorker()
            worker.work = work
            worker.gate.signal()
        }

        private init() {
            let thread = Thread { [self] in
                while true {
                    gate.wait()
                    work?()
                    work = nil
                    Self.lock.withLock { Self.idle.append(self) }
                }
            }
            thread.stackSize = 1 << 20
            thread.start()
        }
    }
#endif
