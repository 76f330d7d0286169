import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct TurnstileTests {
    /// Has tasks wait, one after another.
    private func waiting(_ turnstile: Turnstile, _ numbers: Range<Int>, _ passed: Recorder<Int>) async -> [Task<
        Void, Never
    >] {
        var tasks: [Task<Void, Never>] = []
        for number in numbers {
            let begun = Counter()
            tasks.append(
                Task { @MainActor in
                    begun.increment()
                    guard await turnstile.enter() else { return passed.record(-number) }
                    passed.record(number)
                    turnstile.leave()
                })
            // The task waits when it has given up the main actor.
            await until { begun.value == 1 }
            await Task { @MainActor in }.value
        }
        return tasks
    }

    @Test(.failsIfItHangs) func tasksPassInTheirOrder() async {
        let (turnstile, passed) = (Turnstile(), Recorder<Int>())
        #expect(await turnstile.enter())
        let tasks = await waiting(turnstile, 1..<6, passed)
        #expect(passed.values == [])
        turnstile.leave()
        for task in tasks { await task.value }
        #expect(passed.values == [1, 2, 3, 4, 5])
        #expect(await turnstile.enter())
    }

    @Test(.failsIfItHangs) func aCanceledTaskLosesItsTurn() async {
        let (turnstile, passed) = (Turnstile(), Recorder<Int>())
        #expect(await turnstile.enter())
        let tasks = await waiting(turnstile, 1..<6, passed)
        for index in [1, 4] {
            tasks[index].cancel()
            await tasks[index].value
        }
        turnstile.leave()
        for task in tasks { await task.value }
        #expect(passed.values == [-2, -5, 1, 3, 4])
        #expect(await turnstile.enter())
    }
}
