import Foundation
import TestSupport
import Testing

@Suite(.noLeaks) struct TestableObserverTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func itRecordsEventsWithTheirTicks() {
        let observer = scheduler.createObserver(String.self)
        observer.onNext("a")
        scheduler.scheduleAt(10) { observer.onNext("b") }
        scheduler.scheduleAt(20) { observer.onCompleted() }
        scheduler.start()
        #expect(observer.events == [.next(0, "a"), .next(10, "b"), .completed(20)])
    }

    @Test func itCanBeSubscribed() {
        let observer = scheduler.createObserver(Int.self)
        let subject = PublishSubject<Int>()
        let subscription = subject.subscribe(observer)
        scheduler.scheduleAt(10) { subject.onNext(1) }
        scheduler.scheduleAt(20) { subscription.dispose() }
        scheduler.scheduleAt(30) { subject.onNext(2) }
        scheduler.start()
        #expect(observer.events == [.next(10, 1)])
    }

    @Test func itRecordsWhatComesFromAnotherThread() {
        let observer = scheduler.createObserver(Int.self)
        scheduler.sleep(5)
        let done = DispatchSemaphore(value: 0)
        Thread {
            observer.onNext(1)
            done.signal()
        }.start()
        done.wait()
        #expect(observer.events == [.next(5, 1)])
    }
}
