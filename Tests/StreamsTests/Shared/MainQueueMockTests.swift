import Dispatch
import TestSupport
import Testing

@testable import Streams

/// Schedules work by a mock that runs it on another thread, and waits for it.
private func runElsewhere(_ schedule: (MainQueueMock, _ work: @escaping @Sendable () -> Void) -> any Disposable) {
    let isDone = DispatchSemaphore(value: 0)
    _ = schedule(MainQueueMock(SerialDispatchQueueScheduler(qos: .default))) { isDone.signal() }
    isDone.wait()
}

@Suite(.noLeaks) struct MainQueueMockTests {
    @Test func workOfEveryKindTrapsOnAnotherThread() async {
        await #expect(processExitsWith: .failure) {
            runElsewhere { mock, work in
                mock.submit { work() }
            }
        }
        await #expect(processExitsWith: .failure) {
            runElsewhere { mock, work in
                mock.submit(after: .nanoseconds(1)) { work() }
            }
        }
        await #expect(processExitsWith: .failure) {
            runElsewhere { mock, work in
                mock.schedulePeriodic((), startAfter: .nanoseconds(1), period: .seconds(1)) { work() }
            }
        }
    }
}
