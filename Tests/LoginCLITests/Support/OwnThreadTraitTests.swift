import Foundation
import TestSupport
import Testing

@Suite(.noLeaks) struct OwnThreadTraitTests {
    /// More tests than the pool has threads wait for each other.
    @Test func testsThatBlockRunAtTheSameTime() async throws {
        let test = try #require(Test.current)
        let count = ProcessInfo.processInfo.processorCount * 4
        let blocked = DispatchGroup()
        for _ in 0..<count { blocked.enter() }
        try await withThrowingTaskGroup(of: Void.self) { tests in
            for _ in 0..<count {
                tests.addTask {
                    try await OwnThreadTrait().provideScope(for: test, testCase: nil) {
                        blocked.leave()
                        #expect(blocked.wait(timeout: .now() + 10) == .success)
                    }
                }
            }
            try await tests.waitForAll()
        }
    }
}
