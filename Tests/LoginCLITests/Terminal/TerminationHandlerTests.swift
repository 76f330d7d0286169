import TestSupport
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct TerminationHandlerTests {
    /// A tick is a tenth of a second.
    private let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
    private let terminationHandler: TerminationHandler

    init() {
        terminationHandler = TerminationHandler(scheduler: scheduler)
    }

    /// Runs the handler at some ticks, and returns the ticks at which the process would have terminated.
    private func leaving(askedAt ticks: TestTime...) -> [TestTime] {
        let left = scheduler.createObserver(TestTime.self)
        for tick in ticks {
            scheduler.scheduleAt(tick) { [terminationHandler] in terminationHandler.run { left.onNext(tick) } }
        }
        scheduler.start()
        return left.events.map(\.time)
    }

    private func work(_ events: [Recorded<Event<Never>>]) -> TestableObservable<Never> {
        let work = scheduler.createColdObservable(events)
        terminationHandler.prepare(work.asCompletable())
        return work
    }

    @Test func leavesAtOnceWhenThereIsNothingToDo() {
        #expect(leaving(askedAt: 10) == [10])
    }

    @Test func leavesWhenTheWorkIsDone() {
        let work = work([.completed(3)])
        #expect(leaving(askedAt: 10) == [14])
        #expect(work.subscriptions == [Subscription(11, 14)])
    }

    @Test func leavesWhenTheWorkFails() {
        _ = work([.error(3, ServiceFailure())])
        #expect(leaving(askedAt: 10) == [14])
    }

    @Test func leavesAfterASecondWhateverTheWorkDoes() {
        let work = work([])
        #expect(leaving(askedAt: 10) == [20])
        #expect(work.subscriptions == [Subscription(11, 21)])
    }

    @Test func leavesAtOnceWhenAskedAgain() {
        _ = work([])
        #expect(leaving(askedAt: 10, 12) == [12, 20])
    }

    private struct ServiceFailure: Error {}
}
