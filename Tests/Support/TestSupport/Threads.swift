import Foundation
import Streams
import StreamsTest
import Testing

/// Runs `body` on a new thread and waits for it.
package func onNewThread(stackSize: Int? = nil, _ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        body()
        done.signal()
    }
    if let stackSize { thread.stackSize = stackSize }
    thread.start()
    #expect(done.arrives())
}

/// Runs `body` on a thread, which may be one that was used before; the semaphore says when it is done.
package func onAnotherThread(_ body: @escaping @Sendable () -> Void) -> DispatchSemaphore {
    let done = DispatchSemaphore(value: 0)
    Worker.run(signalling: done, body)
    return done
}

/// Runs `body` on so many threads, which begin together, and waits for all of them.
package func startTogether(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let ready = Counter()
    let done = DispatchSemaphore(value: 0)
    for index in 0..<count {
        Worker.run(signalling: done) {
            ready.increment()
            while ready.value < count { sched_yield() }
            body(index)
        }
    }
    #expect(done.arrives(count))
}

/// Runs two pieces of work on two threads, which begin together, and waits for both.
package func atOnce(_ first: @escaping @Sendable () -> Void, _ second: @escaping @Sendable () -> Void) {
    startTogether(2) { $0 == 0 ? first() : second() }
}

extension DispatchSemaphore {
    /// Waits for so many signals; the deadline is one that only a hang reaches.
    package func arrives(_ times: Int = 1) -> Bool {
        (0..<times).allSatisfy { _ in wait(timeout: .now() + 300) == .success }
    }
}
