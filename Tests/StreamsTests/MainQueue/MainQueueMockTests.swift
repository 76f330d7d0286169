import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct MainQueueMockTests {
    private func isReported(_ issue: Issue) -> Bool {
        "\(issue)".contains("ran work of a Driver or Signal on a thread other than the main thread")
    }

    @Test func workOfEveryKindIsReportedAndNotRunOnAnotherThread() {
        let scheduler = TestScheduler(initialClock: 0)
        let mock = MainQueueMock(scheduler)
        let ran = Recorder<Int>()
        mock.submit { ran.record(1) }
        mock.submit(after: .seconds(1)) { ran.record(2) }
        let ticks = mock.schedulePeriodic((), startAfter: .seconds(1), period: .seconds(1)) { ran.record(3) }
        withKnownIssue {
            onNewThread { scheduler.advanceTo(10) }
            scheduler.stop()
            ticks.dispose()
        } matching: {
            isReported($0)
        }
        #expect(ran.values == [])
    }

    @Test func theMisuseOfOtherSchedulersIsPrinted() async throws {
        let result = try await #require(
            processExitsWith: .success, observing: [\.standardErrorContent]
        ) {
            // The process has a scheduler of a test.
            _ = TestScheduler(initialClock: 0)
            let scheduler = HistoricalScheduler()
            MainQueueMock(scheduler).submit {}
            MainQueueMock(ForwardingScheduler(base: scheduler, onSchedule: { _ in })).submit {}
            onNewThread { scheduler.start() }
        }
        let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(errors.components(separatedBy: "ran work of a Driver or Signal on a thread other than").count == 3)
    }

    @Test @MainActor func workOfEveryKindRunsOnTheMainThread() {
        let scheduler = TestScheduler(initialClock: 0)
        let mock = MainQueueMock(scheduler)
        let ran = Recorder<Int>()
        mock.submit { ran.record(1) }
        mock.submit(after: .seconds(2)) { ran.record(2) }
        let ticks = mock.schedulePeriodic(3, startAfter: .seconds(3), period: .seconds(1)) { number in
            ran.record(number)
            return number + 1
        }
        scheduler.advanceTo(4)
        ticks.dispose()
        #expect(ran.values == [1, 2, 3, 4])
    }

    @Test func itsClocksAreThoseOfTheScheduler() {
        let clock = TestScheduler(initialClock: 7)
        let shifted = ShiftedScheduler(clock, measuresElapsedTime: true)
        shifted.setClock(by: 100)
        let mock = MainQueueMock(shifted)
        #expect(mock.now == shifted.now)
        #expect(mock.monotonicTime == shifted.monotonicTime)
        #expect(mock.monotonicTime != shifted.now.timeIntervalSinceReferenceDate)
    }

    @Test @MainActor func aDriverOfAMockDoesNotRunItsClosuresOnAnotherThread() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(10, 1)])
        let received = Recorder<Int>()
        SharingScheduler.mock(scheduler: scheduler) {
            let driver = source.asDriver(onErrorJustReturn: 0)
            let subscription = driver.asObservable().subscribe(onNext: { received.record($0) })
            withKnownIssue {
                onNewThread { scheduler.start() }
                scheduler.stop()
            } matching: {
                isReported($0)
            }
            subscription.dispose()
        }
        #expect(received.values == [])
    }
}
