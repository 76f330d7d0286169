import Dispatch
import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct ScheduledWorkTests {
    @Test func itRunsOnce() {
        let runs = Counter()
        let work = ScheduledWork {
            runs.increment()
            return Disposables.create()
        }
        work.run()
        work.run()
        #expect(runs.value == 1)
        #expect(!work.isDisposed)
    }

    @Test func disposedWorkDoesNotRunAndKeepsNothing() {
        let (work, token) = WeakToken.passed { token in
            ScheduledWork { withExtendedLifetime(token) { Disposables.create() } }
        }
        #expect(!token.isReleased)
        work.dispose()
        #expect(token.isReleased)
        work.run()
        #expect(work.isDisposed)
    }

    @Test func theResultIsDisposedWithTheWork() {
        let results = [BooleanDisposable(), BooleanDisposable()]
        let work = ScheduledWork { results[0] }
        work.run()
        #expect(!results[0].isDisposed)
        work.dispose()
        #expect(results[0].isDisposed)
        let itself = SingleAssignmentDisposable()
        let inside = ScheduledWork {
            itself.dispose()
            return results[1]
        }
        itself.setDisposable(inside)
        inside.run()
        #expect(results[1].isDisposed)
    }

    // MARK: Timers

    private func timer() throws -> DispatchSource {
        try #require(DispatchSource.makeTimerSource() as? DispatchSource)
    }

    @Test(arguments: [true, false]) func disposalCancelsTheTimer(before: Bool) throws {
        let (timer, work) = (try timer(), ScheduledWork { Disposables.create() })
        if before { work.dispose() }
        work.setTimer {
            timer
        } _: { timer in
            timer.schedule(deadline: .distantFuture)
        }
        #expect(timer.isCancelled == before)
        work.dispose()
        #expect(timer.isCancelled)
    }

    @Test(arguments: [true, false]) func workThatIsReusableKeepsItsTimer(isReusable: Bool) throws {
        let work = ScheduledWork(isReusable: isReusable) { Disposables.create() }
        let timers = [try timer(), try timer()]
        var set: [DispatchSource] = []
        for timer in timers {
            work.setTimer {
                timer
            } _: { timer in
                timer.schedule(deadline: .distantFuture)
                set.append(timer)
            }
            work.run()
        }
        #expect(set.map { $0 === timers[0] } == [true, isReusable])
        #expect(timers[0].isCancelled == !isReusable)
        if isReusable { timers[1].resume() }
        work.dispose()
        #expect(set.allSatisfy { $0.isCancelled })
    }
}
