import Testing

/// Runs the tests of all suites that have this trait one at a time.
///
/// On Linux a request that waits keeps a processor busy, so a hundred of them at once take the time of all other tests.
package struct OneAtATimeTrait: TestTrait, SuiteTrait, TestScoping {
    package var isRecursive: Bool { true }

    private static let turn = Turn()

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        await Self.turn.begin()
        do {
            try await function()
        } catch {
            await Self.turn.end()
            throw error
        }
        await Self.turn.end()
    }

    private actor Turn {
        private var isTaken = false
        private var waiting: [CheckedContinuation<Void, Never>] = []

        func begin() async {
            if isTaken { return await withCheckedContinuation { waiting.append($0) } }
            isTaken = true
        }

        func end() {
            if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
        }
    }
}

extension Trait where Self == OneAtATimeTrait {
    /// Runs the tests of all suites that have this trait one at a time.
    package static var oneAtATime: Self { Self() }
}
