import Dispatch
import StreamsTest
import Testing

@testable import Streams

@Suite(.noLeaks) struct MainQueueMockTests {
    @Test func workOfEveryKindTrapsOnAnotherThread() async {
        await #expect(processExitsWith: .failure) {
            let (mock, isDone) = (
                MainQueueMock(SerialDispatchQueueScheduler(qos: .default)), DispatchSemaphore(value: 0)
            )
            _ = mock.schedule(()) {
                isDone.signal()
                return Disposables.create()
            }
            isDone.wait()
        }
        await #expect(processExitsWith: .failure) {
            let (mock, isDone) = (
                MainQueueMock(SerialDispatchQueueScheduler(qos: .default)), DispatchSemaphore(value: 0)
            )
            _ = mock.scheduleRelative((), dueTime: .nanoseconds(1)) {
                isDone.signal()
                return Disposables.create()
            }
            isDone.wait()
        }
        await #expect(processExitsWith: .failure) {
            let (mock, isDone) = (
                MainQueueMock(SerialDispatchQueueScheduler(qos: .default)), DispatchSemaphore(value: 0)
            )
            _ = mock.schedulePeriodic((), startAfter: .nanoseconds(1), period: .seconds(1)) { isDone.signal() }
            isDone.wait()
        }
    }
}
