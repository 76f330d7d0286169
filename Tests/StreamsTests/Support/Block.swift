import Dispatch
import TestSupport

extension DispatchQueue {
    /// Blocks a serial queue until the semaphore is signalled.
    func block() -> DispatchSemaphore {
        let start = DispatchSemaphore(value: 0)
        async { _ = start.arrives() }
        return start
    }
}
