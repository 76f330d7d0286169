import Foundation
import StreamsFoundation
import TestSupport
import Testing

private final class Model: Sendable {}

@Suite(.noLeaks) struct OperationQueueSchedulerTests {
    let queue = OperationQueue()
    let log = Recorder<Int>()

    /// A scheduler whose queue does one operation at a time, and begins when it is told to.
    private func scheduler(_ priority: Operation.QueuePriority = .normal) -> OperationQueueScheduler {
        queue.maxConcurrentOperationCount = 1
        queue.isSuspended = true
        return OperationQueueScheduler(operationQueue: queue, queuePriority: priority)
    }

    private func finish() {
        queue.isSuspended = false
        queue.waitUntilAllOperationsAreFinished()
    }

    private func record(_ number: Int) -> any Disposable {
        log.record(number)
        return Disposables.create()
    }

    @Test func itKnowsItsQueueAndItsPriority() {
        #expect(OperationQueueScheduler(operationQueue: queue).operationQueue === queue)
        #expect(OperationQueueScheduler(operationQueue: queue).queuePriority == .normal)
        #expect(OperationQueueScheduler(operationQueue: queue, queuePriority: .high).queuePriority == .high)
    }

    @Test func workIsDoneOnTheQueueAndNotInsideTheCallThatSchedulesIt() {
        let scheduler = scheduler()
        _ = scheduler.schedule(1) { [queue] number in
            record(OperationQueue.current === queue ? number : 0)
        }
        #expect(log.values == [])
        finish()
        #expect(log.values == [1])
    }

    @Test func nestedWorkWaits() {
        let scheduler = scheduler()
        _ = scheduler.schedule(1) { number in
            let nested = scheduler.schedule(2, action: record)
            _ = record(number)
            return nested
        }
        finish()
        #expect(log.values == [1, 2])
    }

    @Test func thePriorityOrdersWorkThatWaits() {
        for (number, priority) in [(4, .veryLow), (3, .low), (1, .veryHigh), (2, .normal)]
            as [(Int, Operation.QueuePriority)]
        {
            _ = scheduler(priority).schedule(number, action: record)
        }
        finish()
        #expect(log.values == [1, 2, 3, 4])
    }

    @Test func cancelledWorkNeverRuns() {
        let scheduler = scheduler()
        let cancelled = scheduler.schedule(1, action: record)
        _ = scheduler.schedule(2, action: record)
        cancelled.dispose()
        finish()
        #expect(log.values == [2])
    }

    @Test func aSequenceContinuesAfterTheOperationsOfItsQueueWereCanceled() {
        let numbers = PublishSubject<Int>()
        let subscription = numbers.observe(on: scheduler()).subscribe(onNext: { [log] in log.record($0) })
        numbers.onNext(1)
        queue.cancelAllOperations()
        numbers.onNext(2)
        finish()
        #expect(log.values == [1, 2])
        numbers.onNext(3)
        finish()
        #expect(log.values == [1, 2, 3])
        subscription.dispose()
    }

    @Test func disposedWorkNeverRunsAlsoIfItsOperationWasCanceled() {
        let disposed = scheduler().schedule(1, action: record)
        queue.cancelAllOperations()
        disposed.dispose()
        finish()
        #expect(log.values == [])
        #expect(queue.operationCount == 0)
    }

    @Test func disposedWorkRetainsNothingWhileItsQueueWaits() {
        let scheduler = scheduler()
        var model: Model? = Model()
        weak let held = model
        let sources = [Observable.of(1).subscribe(on: scheduler), Observable.of(1, 2, scheduler: scheduler)]
        let subscriptions = sources.map { source in
            source.subscribe(onNext: { [model] _ in withExtendedLifetime(model) {} })
        }
        model = nil
        #expect(held != nil)
        for subscription in subscriptions { subscription.dispose() }
        #expect(held == nil)
        finish()
    }

    @Test func disposingTheWorkDisposesWhatItReturned() {
        let returned = BooleanDisposable()
        let work = scheduler().schedule(()) { returned }
        finish()
        #expect(!returned.isDisposed)
        work.dispose()
        #expect(returned.isDisposed)
    }

    @Test func theElementsOfASequenceStayInOrder() throws {
        let scheduler = OperationQueueScheduler(operationQueue: queue)
        let numbers = Observable.range(start: 0, count: 100).observe(on: scheduler)
        #expect(try numbers.toBlocking(timeout: TimeInterval(timeOfAHang)).toArray() == Array(0..<100))
        let scheduled = Observable.from(Array(0..<100), scheduler: scheduler)
        #expect(try scheduled.toBlocking(timeout: TimeInterval(timeOfAHang)).toArray() == Array(0..<100))
    }
}
