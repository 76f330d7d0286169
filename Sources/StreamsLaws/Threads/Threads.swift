import Foundation
import Streams
import StreamsTest
import Testing

/// Threads that a law waits for until a deadline.
package enum Threads {
    /// The number of seconds after which a thread counts as stuck; only a deadlock reaches it.
    @TaskLocal package static var patience = 30

    /// Runs `body` on another thread; false if it is stuck.
    package static func run(_ body: @escaping @Sendable () -> Void) -> Bool { onAnotherThread(body).arrivesInTime }

    /// Runs each body on a separate thread, concurrently; false if one is stuck.
    package static func runAll(_ bodies: [@Sendable () -> Void]) -> Bool {
        bodies.map(onAnotherThread).allSatisfy(\.arrivesInTime)
    }
}

extension DispatchSemaphore {
    /// Waits for a signal; false after `Threads.patience`.
    package var arrivesInTime: Bool { wait(timeout: .now() + .seconds(Threads.patience)) == .success }

    /// Waits for so many signals; the deadline is one that only a deadlock reaches.
    package func arrives(_ times: Int = 1) -> Bool {
        (0..<times).allSatisfy { _ in wait(timeout: .now() + 300) == .success }
    }
}

/// Runs `body` on a new thread, and waits until it has run and its captures are released.
package func onNewThread(stackSize: Int = 8_192 * 1_024, _ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    Worker.run(stackSize: stackSize, signalling: done, LateErrors.inherited(body))
    #expect(done.arrives())
}

/// Runs `body` on a thread, which may be a reused one; the semaphore signals when it is done.
package func onAnotherThread(_ body: @escaping @Sendable () -> Void) -> DispatchSemaphore {
    let done = DispatchSemaphore(value: 0)
    Worker.run(signalling: done, LateErrors.inherited(body))
    return done
}

/// Runs `body` on so many threads, which begin together, and waits for all of them.
package func startTogether(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let start = StartLine(threads: count)
    let done = DispatchSemaphore(value: 0)
    for index in 0..<count {
        let body = LateErrors.inherited { body(index) }
        Worker.run(signalling: done) {
            start.wait(for: 1)
            body()
        }
    }
    #expect(done.arrives(count))
}

/// Runs two pieces of work on two threads, which begin together, and waits for both.
package func atOnce(_ first: @escaping @Sendable () -> Void, _ second: @escaping @Sendable () -> Void) {
    startTogether(2) { $0 == 0 ? first() : second() }
}
