import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks, .failsIfItHangs) struct WaitingTaskTests {
    @Test func aTaskThatIsCanceledBeforeItWaitsContinuesOnce() async {
        let actions = Recorder<@Sendable () -> Void>()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            await WaitingTask.wait(until: actions.record)
        }
        await task.value
        // A second continuation would be undefined: the task has ended.
        for action in actions.values { action() }
        #expect(actions.values.count == 1)
    }
}
