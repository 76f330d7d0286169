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

    @Test func workThatIsReusableRunsEachTimeUntilItIsDisposed() {
        let runs = Counter()
        let work = ScheduledWork(
            reusable: {
                runs.increment()
                return Disposables.create()
            }, onAbandon: {})
        work.run()
        work.run()
        work.dispose()
        work.run()
        #expect(runs.value == 2)
    }

    @Test func itsOwnerHearsOnlyOfWorkThatIsAbandoned() {
        let abandoned = Counter()
        func work() -> ScheduledWork {
            ScheduledWork(reusable: { Disposables.create() }, onAbandon: { abandoned.increment() })
        }
        work().dispose()
        #expect(abandoned.value == 0)
        let last = work()
        last.abandon()
        last.abandon()
        #expect(abandoned.value == 1)
        #expect(last.isDisposed)
    }
}
