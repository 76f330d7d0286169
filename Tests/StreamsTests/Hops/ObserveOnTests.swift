import Dispatch
import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct ObserveOnTests {
    let scheduler = TestScheduler(initialClock: 0)

    // MARK: Virtual time

    @Test func theSourceIsLetGoOfWhenTheEndIsDelivered() {
        let subject = BehaviorSubject(value: 1)
        let seen = Recorder<Bool>()
        _ = subject.observe(on: scheduler).subscribe(onCompleted: { seen.record(subject.hasObservers) })
        subject.onCompleted()
        #expect(subject.hasObservers)
        scheduler.start()
        #expect(seen.values == [true])
        #expect(!subject.hasObservers)
    }

    @Test func disposalCancelsTheScheduledDelivery() {
        let (subject, scheduler) = (PublishSubject<Int>(), HistoricalScheduler())
        let subscription = subject.observe(on: scheduler).subscribe()
        subject.onNext(1)
        #expect(scheduler.debugDescription.contains(" 1 waiting"))
        subscription.dispose()
        #expect(scheduler.debugDescription.hasSuffix("nothing waits"))
    }

    @Test func aSecondTerminalEventIsALateError() {
        let source = Observable<Int> { sink in
            sink.stop(.completed)
            sink.stop(.failed(TestError.first))
        }
        let log = Recorder<String>()
        let late = LateErrors.recorded {
            _ = source.observe(on: scheduler).subscribe(log.noting())
            scheduler.start()
        }
        #expect(log.text == "C")
        #expect(late as? [TestError] == [.first])
    }

    /// The owner of the chain may hold the terminal event back.
    @Test func theTerminalEventReleasesTheSourceEvenIfTheChainContinues() {
        let (subject, lifetime) = (BehaviorSubject(value: 1), Lifetime())
        subject.observe(on: scheduler).attach(Sink(next: { _ in }, stop: { _ in }, lifetime: lifetime))
        subject.onCompleted()
        scheduler.start()
        #expect(!subject.hasObservers)
        lifetime.dispose()
    }

    // MARK: The current thread

    @Test func onTheCurrentThreadEventsAreDeliveredAfterTheWorkThatSendsThem() {
        let (subject, log) = (PublishSubject<Int>(), Recorder<String>())
        let subscription = subject.observe(on: CurrentThreadScheduler.instance).subscribe(log.noting())
        _ = CurrentThreadScheduler.instance.schedule(()) { _ in
            subject.onNext(1)
            CurrentThreadScheduler.instance.submit { log.record("other") }
            subject.onNext(2)
            log.record("sent")
            return Disposables.create()
        }
        subject.onCompleted()
        #expect(log.text == "sent 1 other 2 C")
        subscription.dispose()
    }

    @Test func onTheCurrentThreadNothingIsDeliveredAfterDisposal() {
        let (subject, passed) = (PublishSubject<Int>(), Recorder<Int>())
        let subscription = subject.observe(on: CurrentThreadScheduler.instance).do(onNext: passed.record).subscribe()
        CurrentThreadScheduler.instance.submit {
            for element in 1...3 { subject.onNext(element) }
            subscription.dispose()
        }
        #expect(passed.values.isEmpty)
        #expect(CurrentThreadScheduler.isScheduleRequired)
    }

    // MARK: Memory

    /// Runs work when told to, and says what became of the disposables of its jobs.
    private final class Manual: ImmediateSchedulerType {
        private let jobs = Lock<[@Sendable () -> Void]>([])
        let alive = Counter()

        func schedule<State: Sendable>(
            _ state: State, action: @escaping @Sendable (State) -> any Disposable
        ) -> any Disposable {
            let job = Job(alive)
            jobs.withLock { $0.append { [weak job] in if job?.isDisposed == false { _ = action(state) } } }
            return job
        }

        func run() {
            while let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { job() }
        }
    }

    private final class Job: Disposable {
        private let alive: Counter
        private let disposed = BooleanDisposable()

        var isDisposed: Bool { disposed.isDisposed }

        init(_ alive: Counter) {
            self.alive = alive
            alive.increment()
        }

        deinit { alive.increment(by: -1) }

        func dispose() { disposed.dispose() }
    }

    @Test func aLongSubscriptionKeepsNothingOfBurstsThatAreOver() {
        let manual = Manual()
        let subject = PublishSubject<Int>()
        let log = Recorder<String>()
        let subscription = subject.observe(on: manual).subscribe(log.noting())
        for burst in 0..<100 {
            subject.onNext(burst)
            manual.run()
        }
        #expect(log.values.count == 100)
        #expect(manual.alive.value <= 1)
        subject.onNext(100)
        subscription.dispose()
        manual.run()
        #expect(log.values.count == 100)
        #expect(manual.alive.value == 0)
    }

    @Test func aBatchIsReleasedAtDisposalEvenIfTheSourceRetainsItsObserver() {
        let queue = DispatchQueue(label: "observe")
        var observer: Sink<Token>?
        let source = Observable<Token> { observer = $0 }
        let (delivered, subscription) = (Counter(), SerialDisposable())
        subscription.disposable = source.observe(on: ConcurrentDispatchQueueScheduler(queue: queue))
            .subscribe(onNext: { _ in if delivered.increment() == 5 { subscription.dispose() } })
        weak var last: Token?
        queue.suspend()
        // The batches of 1, 1, 2 and 4 elements.
        for _ in 1...8 {
            let token = Token()
            last = token
            observer?.emit(token)
        }
        queue.resume()
        #expect(eventually { delivered.value == 5 })
        queue.sync {}
        #expect(last == nil)
        withExtendedLifetime(observer) {}
    }

    // MARK: Real schedulers

    static let queues: [any ImmediateSchedulerType] = [
        SerialDispatchQueueScheduler(internalSerialQueueName: "observe"),
        ConcurrentDispatchQueueScheduler(qos: .userInitiated),
        MainScheduler(),
        MainScheduler.asyncInstance,
    ]

    @Test(arguments: queues.indices) func orderIsKeptAndEventsAreSerial(index: Int) {
        let subject = PublishSubject<Int>()
        let all = Recorder<Int>()
        let inside = Counter()
        let ended = DispatchSemaphore(value: 0)
        _ = subject.observe(on: Self.queues[index]).subscribe(
            onNext: { element in
                #expect(inside.increment() == 1)
                all.record(element)
                inside.increment(by: -1)
            },
            onCompleted: {
                #expect(inside.value == 0)
                ended.signal()
            })
        startTogether(2) { half in
            for element in 0..<5_000 { subject.onNext(half * 5_000 + element) }
        }
        subject.onCompleted()
        #expect(ended.arrives())
        #expect(all.values.filter { $0 < 5_000 } == Array(0..<5_000))
        #expect(all.values.filter { $0 >= 5_000 } == Array(5_000..<10_000))
    }

    @Test(arguments: queues.indices) func nothingComesAfterDisposeFromInsideAnElement(index: Int) {
        let subject = PublishSubject<Int>()
        let (log, passed) = (Recorder<String>(), Recorder<Int>())
        let place = SingleAssignmentDisposable()
        let disposed = DispatchSemaphore(value: 0)
        place.setDisposable(
            subject.observe(on: Self.queues[index]).do(onNext: passed.record).subscribe(
                onNext: { element in
                    log.record("\(element)")
                    place.dispose()
                },
                onCompleted: { log.record("C") },
                onDisposed: { disposed.signal() }))
        for element in 0..<100 { subject.onNext(element) }
        subject.onCompleted()
        #expect(disposed.arrives())
        #expect(log.text == "0")
        #expect(passed.values == [0])
    }

    /// The queues on which one job waits for another even when that schedules it.
    static let serialQueues = [0, 3]

    @Test(arguments: serialQueues, [Event<Token>.completed, .error(TestError.first)])
    func whatIsDeliveredLaterThanDisposeOnTheQueuePassesNothingAndIsLetGoOf(index: Int, end: Event<Token>) {
        let queue = Self.queues[index]
        let passed = Recorder<String>()
        let isKept = Recorder<Bool>()
        let isOver = DispatchSemaphore(value: 0)
        _ = queue.schedule(()) {
            let subject = PublishSubject<Token>()
            let subscription = subject.observe(on: queue).do(
                onNext: { _ in passed.record("element") }, onError: { passed.record("\($0)") },
                onCompleted: { passed.record("end") }
            ).subscribe()
            let token = Token()
            subject.onNext(token)
            subject.on(end)
            subscription.dispose()
            return queue.schedule(()) { [weak token] in
                isKept.record(token != nil)
                isOver.signal()
                return Disposables.create()
            }
        }
        #expect(isOver.arrives())
        #expect(passed.values.isEmpty)
        #expect(isKept.values == [false])
    }

    @Test @MainActor func onTheMainQueueAnEventIsDeliveredAtOnceWhenNothingWaits() {
        let subject = PublishSubject<Int>()
        let log = Recorder<String>()
        _ = subject.observe(on: MainScheduler()).subscribe { event in
            log.noting()(event)
            if event.element == 1 {
                subject.onNext(2)
                log.record("nested")
            }
        }
        subject.onNext(1)
        log.record("sent")
        #expect(log.text == "1 nested 2 sent")
        subject.onCompleted()
    }

    @Test @MainActor func onTheMainQueueAnElementThatIsSentDuringADeliveryIsDeliveredAfterIt() {
        let log = Recorder<String>()
        var observer: ObserveOn<Int>?
        let sink = Sink<Int>(
            next: { element in
                log.record("\(element)")
                guard element == 1 else { return }
                observer?.next(2)
                log.record("sent")
            }, stop: { _ in }, lifetime: Lifetime())
        observer = ObserveOn(sink, DeliveryTarget(MainScheduler()))
        observer?.next(1)
        #expect(log.text == "1 sent 2")
        observer = nil
    }

    @Test @MainActor func onTheMainQueueManyElementsThatAreSentDuringADeliveryAreAllDelivered() async {
        let log = Recorder<Int>()
        var observer: ObserveOn<Int>?
        let sink = Sink<Int>(
            next: { element in
                log.record(element)
                // More than are delivered in one turn of the queue.
                if element == 0 { for nested in 1...3_000 { observer?.next(nested) } }
            }, stop: { _ in }, lifetime: Lifetime())
        observer = ObserveOn(sink, DeliveryTarget(MainScheduler()))
        observer?.next(0)
        var delivered = 0
        while log.values.count > delivered {
            delivered = log.values.count
            await Main.settle()
        }
        #expect(log.values == Array(0...3_000))
        observer = nil
    }

    @Test @MainActor func onTheMainQueueAnElementIsDeliveredAfterThoseThatAnotherThreadHasQueued() {
        let log = Recorder<Int>()
        let sink = Sink<Int>(next: log.record, stop: { _ in }, lifetime: Lifetime())
        let observer = ObserveOn(sink, DeliveryTarget(MainScheduler()))
        // The other thread has not scheduled the delivery yet.
        #expect(observer.queue.add(for: observer) { observer.queue.elements.append(1) })
        observer.next(2)
        #expect(log.values.isEmpty)
        observer.schedule()
        #expect(log.values == [1, 2])
    }

    @Test @MainActor func onTheMainQueueNoElementIsDeliveredDuringTheTerminalEvent() {
        let (subject, trigger) = (PublishSubject<Int>(), PublishSubject<Int>())
        let passed = Recorder<Int>()
        _ = subject.observe(on: MainScheduler()).do(onNext: passed.record).take(until: trigger)
            .subscribe(onCompleted: { subject.onNext(1) })
        trigger.onNext(0)
        #expect(passed.values.isEmpty)
    }
}
