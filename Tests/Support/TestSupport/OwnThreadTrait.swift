import Foundation
import Testing

/// Runs tests on separate threads: a test that waits for another process may block its thread.
///
/// On a thread of the pool of tasks, of which there are as many as processors, it would keep other tests from running.
package struct OwnThreadTrait: TestTrait, SuiteTrait, TestScoping {
    package var isRecursive: Bool { true }

    package init() {}

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(NewThreads()) { try await function() }
    }

    private final class NewThreads: TaskExecutor {
        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            Thread.detachNewThread { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
        }
    }
}

extension Trait where Self == OwnThreadTrait {
    /// Runs the tests on separate threads, which they may block.
    package static var ownThread: Self { Self() }
}
