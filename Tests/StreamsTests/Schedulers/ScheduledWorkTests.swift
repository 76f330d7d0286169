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
        weak var kept: Token?
        let work: ScheduledWork
        do {
            let token = Token()
            kept = token
            work = ScheduledWork { withExtendedLifetime(token) { Disposables.create() } }
        }
        #expect(kept != nil)
        work.dispose()
        #expect(kept == nil)
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
}
