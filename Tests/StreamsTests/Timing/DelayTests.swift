import Dispatch
import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct DelayTests {
    /// A hop holds the error back.
    @Test func theTimerEndsWithAnError() {
        let (clock, later) = (HistoricalScheduler(), HistoricalScheduler())
        let subject = PublishSubject<Int>()
        let subscription = subject.delay(.seconds(10), scheduler: clock).observe(on: later).subscribe()
        subject.onNext(1)
        #expect(!clock.debugDescription.contains("nothing waits"))
        subject.onError(RxError.timeout)
        #expect(clock.debugDescription.contains("nothing waits"))
        subscription.dispose()
    }

    let scheduler = TestScheduler(initialClock: 0)

    /// A subject that is delayed on its own queue.
    private struct DelayedSubject {
        let subject = PublishSubject<Int>()
        let queue = DispatchQueue(label: "delay")
        let scheduler: SerialDispatchQueueScheduler
        let subscription = SingleAssignmentDisposable()

        init() { scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "delayed") }

        func subscribe(_ observe: @escaping @Sendable (Event<Int>) -> Void) {
            subscription.setDisposable(subject.delay(.milliseconds(1), scheduler: scheduler).subscribe(observe))
        }

        /// Sends `0..<count` so that all are due before the queue delivers the first.
        func sendBurst(_ count: Int) {
            queue.suspend()
            for element in 0..<count { subject.onNext(element) }
            passTime(milliseconds: 1)
            queue.resume()
        }
    }

    /// Returns the number of elements of a burst that were delivered before other work of the queue.
    private func deliveredBeforeOtherWork(of count: Int) -> Int {
        let delayed = DelayedSubject()
        let (delivered, deliveredBefore) = (Recorder<Int>(), Recorder<Int>())
        let ended = DispatchSemaphore(value: 0)
        delayed.subscribe { event in
            guard let element = event.element else { return }
            delivered.record(element)
            if element == 0 { delayed.scheduler.submit { deliveredBefore.record(delivered.values.count) } }
            if element == count - 1 { delayed.scheduler.submit { ended.signal() } }
        }
        delayed.sendBurst(count)
        #expect(ended.arrives())
        #expect(delivered.values == Array(0..<count))
        delayed.subscription.dispose()
        return deliveredBefore.values[0]
    }

    @Test func aWorkItemLeavesTheQueueToOthers() { #expect((1...1_024).contains(deliveredBeforeOtherWork(of: 2_000))) }

    /// A busy machine may suspend the thread between two elements for a millisecond, but not each time.
    @Test func aWorkItemDeliversManyEventsThatAreDue() {
        #expect((0..<100).contains { _ in deliveredBeforeOtherWork(of: 3) == 3 })
    }

    @Test func anEventThatIsDueLaterWaitsForWorkThatIsThere() {
        let delayed = DelayedSubject()
        let log = Recorder<String>()
        let ended = DispatchSemaphore(value: 0)
        delayed.subscribe { event in
            log.noting()(event)
            if event.element == 1 { delayed.scheduler.submit { log.record("other") } }
            if event.element == 2 { ended.signal() }
        }
        delayed.queue.suspend()
        delayed.subject.onNext(1)
        passTime(milliseconds: 2)
        delayed.subject.onNext(2)
        passTime(milliseconds: 1)
        delayed.queue.resume()
        #expect(ended.arrives())
        #expect(log.text == "1 other 2")
        delayed.subscription.dispose()
    }

    @Test func aFailureFromInsideAnElementDropsTheOthersOfTheWorkItem() {
        let delayed = DelayedSubject()
        let log = Recorder<String>()
        let ended = DispatchSemaphore(value: 0)
        delayed.subscribe { event in
            log.noting()(event)
            if event.element == 1 { delayed.subject.onError(TestError.first) }
            if event.isStopEvent { ended.signal() }
        }
        delayed.sendBurst(3)
        #expect(ended.arrives())
        #expect(log.text == "0 1 !first")
    }

    @Test func disposalFromInsideAnElementDropsTheOthersOfTheWorkItem() {
        let delayed = DelayedSubject()
        let log = Recorder<String>()
        let ended = DispatchSemaphore(value: 0)
        delayed.subscribe { event in
            log.noting()(event)
            if event.element != 1 { return }
            delayed.subscription.dispose()
            delayed.scheduler.submit { ended.signal() }
        }
        delayed.sendBurst(3)
        #expect(ended.arrives())
        #expect(log.text == "0 1")
    }

    @Test func aSchedulerThatKnowsOnlyTheTimeOfDayLosesNoMoreThanTheIntervalInWhichItIsSetBack() {
        let clock = ShiftedScheduler(scheduler, measuresElapsedTime: false)
        let xs = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .next(250, 3), .completed(300)])
        scheduler.scheduleAt(240) { clock.setClock(by: -3_600) }
        let result = scheduler.start(disposed: 5_000) { xs.delay(.seconds(100), scheduler: clock) }
        // The interval from 230 to 250 counts as nothing.
        #expect(result.events == [.next(310, 1), .next(350, 2), .next(351, 3), .completed(400)])
    }

    @Test func aFailureFromInsideAnElementDropsTheOthersThatAreDue() {
        let subject = PublishSubject<Int>()
        scheduler.scheduleAt(210) {
            subject.onNext(1)
            subject.onNext(2)
        }
        let result = scheduler.start {
            subject.delay(.seconds(10), scheduler: scheduler).do(onNext: { value in
                if value == 1 { subject.onError(TestError.first) }
            })
        }
        #expect(result.events == [.next(220, 1), .error(220, TestError.first)])
    }

    @Test func aFailureLetsGoOfWhatWaitsEvenIfTheSourceDoesNotLetGoOfItsObserver() {
        let handle = Handle<Token>()
        _ = handle.source.delay(.seconds(10), scheduler: scheduler).subscribe(onError: { _ in })
        let element = WeakToken { handle.send(.next($0)) }
        #expect(!element.isReleased)
        handle.send(.error(TestError.first))
        #expect(element.isReleased)
        withExtendedLifetime(handle) {}
    }

    @Test(arguments: [true, false]) func disposalDuringADeliveryReleasesWhatWaitsEvenIfTheSourceKeepsItsObserver(
        isOnQueue: Bool
    ) {
        let (handle, subscription) = (Handle<Token>(), SerialDisposable())
        let queue = DispatchQueue(label: "delay")
        let dispatched = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "delayed")
        let delayed =
            isOnQueue
            ? handle.source.delay(.milliseconds(1), scheduler: dispatched)
            : handle.source.delay(.milliseconds(1), scheduler: scheduler)
        let disposed = DispatchSemaphore(value: 0)
        queue.suspend()
        subscription.disposable = delayed.subscribe(onNext: { _ in
            subscription.dispose()
            dispatched.submit { disposed.signal() }
        })
        handle.send(.next(Token()))
        let element = WeakToken { handle.send(.next($0)) }
        #expect(!element.isReleased)
        queue.resume()
        scheduler.start()
        #expect(disposed.arrives())
        #expect(element.isReleased)
        withExtendedLifetime(handle) {}
    }

    @Test func aFailureReleasesTheWaitingElementsEvenIfAHopHasYetToDeliverIt() {
        let (handle, hop) = (Handle<Token>(), ManualScheduler())
        let subscription = handle.source.delay(.seconds(10), scheduler: scheduler).observe(on: hop)
            .subscribe(onError: { _ in })
        let element = WeakToken { handle.send(.next($0)) }
        #expect(!element.isReleased)
        handle.send(.error(TestError.first))
        #expect(element.isReleased)
        subscription.dispose()
    }

    /// Another thread may send the error while the time of the element is read.
    @Test(arguments: [false, true]) func anElementThatAFailureOvertakesIsNotKept(hops: Bool) {
        let observer = Lock<Sink<Token>?>(nil)
        let hop = ManualScheduler()
        let (clock, log, intervals) = (HistoricalScheduler(), Recorder<String>(), Recorder<RxTimeInterval>())
        let client = ForwardingScheduler(
            base: clock, onNow: { observer.value?.stop(.failed(TestError.first)) },
            onSchedule: { intervals.record($0) })
        let delayed = Observable { sink in observer.withLock { $0 = sink } }.delay(.seconds(10), scheduler: client)
        let subscription = (hops ? delayed.observe(on: hop) : delayed).subscribe(log.noting())
        let element = WeakToken { token in observer.value?.emit(token) }
        #expect(element.isReleased)
        #expect(intervals.values.isEmpty)
        hop.runAll()
        #expect(log.text == "!first")
        subscription.dispose()
        _ = observer.take()
    }

    @Test func orderIsKeptOnARealScheduler() {
        let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "delay")
        let all = Recorder<Int>()
        let ended = DispatchSemaphore(value: 0)
        _ = Observable.range(start: 0, count: 10_000).delay(.milliseconds(1), scheduler: queue)
            .subscribe(onNext: all.record, onCompleted: { ended.signal() })
        #expect(ended.arrives())
        #expect(all.values == Array(0..<10_000))
    }

    @Test func aFailureThatComesDuringABlockedElementIsDeliveredAfterIt() {
        let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "delay")
        let subject = PublishSubject<Int>()
        let log = Recorder<String>()
        let ended = DispatchSemaphore(value: 0)
        _ = subject.delay(.milliseconds(1), scheduler: queue).subscribe { event in
            if event.element != nil {
                onNewThread { subject.onError(TestError.first) }
                log.record("waited")
            }
            log.noting()(event)
            if event.isStopEvent { ended.signal() }
        }
        subject.onNext(1)
        #expect(ended.arrives())
        #expect(log.text == "waited 1 !first")
    }

    @Test func aTimerThatFiresWhileItIsBeingStartedDeliversOnItsScheduler() {
        let eager = EagerScheduler()
        let subject = PublishSubject<Int>()
        let log = Recorder<String>()
        _ = subject.delay(.seconds(1), scheduler: eager).subscribe(onNext: { log.record("\($0) \(eager.isCurrent)") })
        subject.onNext(1)
        subject.onNext(2)
        #expect(log.text == "1 true 2 true")
    }
}
