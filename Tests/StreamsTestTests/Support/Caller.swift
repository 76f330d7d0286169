import Foundation
import Streams

/// The thread on which a test makes a call that blocks.
enum Caller: CaseIterable, Sendable {
    case test
    case thread
    case dispatchWorker

    func call<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value {
        if self == .test { return body() }
        let done = DispatchSemaphore(value: 0)
        let result = Lock<Value?>(nil)
        let work = { @Sendable in
            let value = body()
            result.withLock { $0 = value }
            done.signal()
        }
        if self == .thread { Thread.detachNewThread(work) } else { DispatchQueue.global().async(execute: work) }
        done.wait()
        return result.value!
    }
}
