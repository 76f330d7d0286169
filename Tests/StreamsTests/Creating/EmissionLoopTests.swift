import Dispatch
import TestSupport
import Testing

/// Synchronous sources on a dispatch queue.
@Suite(.noLeaks) struct EmissionLoopTests {
    private let queue = DispatchQueue(label: "test")
    private let log = Recorder<Event<Int>>()
    private let done = DispatchSemaphore(value: 0)

    private var scheduler: SerialDispatchQueueScheduler {
        SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "test")
    }

    @Test func eachElementIsAJob() {
        let (scheduler, start) = (scheduler, queue.block())
        let other = Recorder<Int>()
        let subscription = Observable.range(start: 1, count: 3, scheduler: scheduler)
            .subscribe { [log, done] event in
                log.record(event)
                if event.isCompleted { done.signal() }
            }
        scheduler.submit { [log] in other.record(log.values.count) }
        #expect(log.values == [])
        start.signal()
        #expect(done.arrives())
        #expect(log.values == [.next(1), .next(2), .next(3), .completed])
        #expect(other.values == [1])
        subscription.dispose()
    }

    @Test func disposalEndsIt() {
        let (scheduler, start, subscription) = (scheduler, queue.block(), SerialDisposable())
        subscription.disposable = Observable.repeatElement(1, scheduler: scheduler)
            .subscribe { [log, done] event in
                log.record(event)
                guard log.values.count == 2 else { return }
                subscription.dispose()
                // A second job is behind the one that would emit the next element.
                scheduler.submit { scheduler.submit { done.signal() } }
            }
        start.signal()
        #expect(done.arrives())
        #expect(log.values == [.next(1), .next(1)])
    }

    // MARK: The main queue

    @Test @MainActor func onTheConcurrentMainSchedulerItEndsInsideTheCall() {
        _ = Observable.range(start: 1, count: 3, scheduler: ConcurrentMainScheduler.instance)
            .subscribe { [log] event in log.record(event) }
        #expect(log.values == [.next(1), .next(2), .next(3), .completed])
    }

    @Test @MainActor func onTheMainSchedulerTheFirstElementIsEmittedInsideTheCall() async {
        await withCheckedContinuation { completed in
            _ = Observable.range(start: 1, count: 3, scheduler: MainScheduler()).subscribe { [log] event in
                log.record(event)
                if event.isCompleted { completed.resume() }
            }
            #expect(log.values == [.next(1)])
        }
        #expect(log.values == [.next(1), .next(2), .next(3), .completed])
    }

    // MARK: Release

    private func elements(holding token: Token) -> LazyElements<Int> {
        LazyElements(count: 3) { index in
            token.touch()
            return index + 1
        }
    }

    @Test func disposalReleasesTheSourceEvenIfTheQueueIsBusy() {
        let (scheduler, start) = (scheduler, queue.block())
        let token = WeakToken { token in
            Observable.from(elements(holding: token), scheduler: scheduler).subscribe().dispose()
        }
        #expect(token.isReleased)
        start.signal()
    }

    @Test func theSourceIsReleasedWhenItHasEndedEvenIfItsCompletionIsPending() {
        let (scheduler, busy) = (scheduler, DispatchQueue(label: "busy"))
        let (start, subscription) = (busy.block(), SerialDisposable())
        let token = WeakToken { token in
            subscription.disposable = Observable.from(elements(holding: token), scheduler: scheduler)
                .observe(on: SerialDispatchQueueScheduler(queue: busy, internalSerialQueueName: "test"))
                .subscribe(onCompleted: { [done] in done.signal() })
        }
        #expect(eventually { token.isReleased })
        start.signal()
        #expect(done.arrives())
    }
}
