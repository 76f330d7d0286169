import Dispatch
import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct TimedOperatorTests {
    /// More elements than one call delivers for other threads.
    private let many = 3_000
    private let queue = SerialDispatchQueueScheduler(qos: .userInitiated)

    /// The number of elements that are delivered before a job of the queue, if the queue receives the job during a
    /// delivery by its timer, and another thread has sent many elements.
    private func deliveredBeforeAJob(_ scheduler: any SchedulerType) -> Int? {
        let subject = PublishSubject<Int>()
        let (delivered, before) = (Recorder<Int>(), Recorder<Int>())
        let (isDelivering, isSent) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let chunks = Counter()
        let subscription = subject.buffer(timeSpan: .milliseconds(1), count: 1, scheduler: scheduler)
            .subscribe(onNext: { chunk in
                for element in chunk { delivered.record(element) }
                guard chunks.increment() == 1 else { return }
                isDelivering.signal()
                #expect(isSent.arrives())
            })
        #expect(isDelivering.arrives())
        for element in 1...many { subject.onNext(element) }
        let job = queue.submit { before.record(delivered.values.count) }
        isSent.signal()
        #expect(eventually { delivered.values.count == many && before.values.count == 1 })
        #expect(delivered.values == Array(1...many))
        subscription.dispose()
        job.dispose()
        return before.values.first
    }

    @Test func aTimerHandsOffABacklogToItsQueue() throws {
        let count = try #require(deliveredBeforeAJob(queue))
        #expect(count > 0 && count < many)
    }

    @Test func aTimerOfAClientsSchedulerDeliversTheBacklogItself() {
        #expect(deliveredBeforeAJob(ForwardingScheduler(base: queue)) == many)
    }

    // MARK: Scheduled work

    private static let restarting: [(String, @Sendable (Observable<Int>, any SchedulerType) -> Observable<String>)] = [
        ("debounce", { $0.debounce(.seconds(10), scheduler: $1).map { "\($0)" } }),
        ("timeout", { $0.timeout(.seconds(10), scheduler: $1).filter { _ in false }.map { "\($0)" } }),
        ("buffer", { $0.buffer(timeSpan: .seconds(10), count: 2, scheduler: $1).filter(\.isEmpty).map { "\($0)" } }),
        ("throttle", { $0.throttle(.seconds(10), scheduler: $1).skip(1).map { "\($0)" } }),
    ]

    /// In virtual time, of any scheduler, and of a client's scheduler.
    private static let virtual: [@Sendable (HistoricalScheduler) -> any SchedulerType] = [
        { $0 }, { ForwardingScheduler(base: $0) },
    ]

    private static let moving: [(String, @Sendable (Observable<Int>, any SchedulerType) -> Observable<String>)] = [
        ("2@60 3@100", { $0.debounce(.seconds(40), scheduler: $1).map { "\($0)" } }),
        ("timeout@60", { $0.timeout(.seconds(40), scheduler: $1).filter { _ in false }.map { "\($0)" } }),
        (
            "other@60",
            {
                $0.timeout(.seconds(40), other: Observable.just(0), scheduler: $1).filter { $0 == 0 }.map { _ in "other"
                }
            }
        ),
        ("[1, 2]@20 []@60 [3]@100", { $0.buffer(timeSpan: .seconds(40), count: 2, scheduler: $1).map { "\($0)" } }),
        (
            "0:1@10 0:2@20 2:3@60",
            { source, scheduler in
                source.window(timeSpan: .seconds(40), count: 2, scheduler: scheduler).enumerated()
                    .flatMap { index, window in window.map { "\(index):\($0)" } }
            }
        ),
    ]

    /// The element 3 is scheduled after the timers that 2 has moved, and is due at the same time.
    @Test(arguments: moving.indices, virtual.indices)
    func aTimerThatWasMovedKeepsItsPlaceAmongTheWorkOfItsTime(index: Int, kind: Int) {
        let clock = HistoricalScheduler(initialClock: RxTime(timeIntervalSinceReferenceDate: 0))
        let (subject, events) = (PublishSubject<Int>(), Recorder<String>())
        @Sendable func at(_ seconds: Int, _ work: @escaping @Sendable () -> Void) {
            _ = clock.scheduleAbsoluteVirtual((), time: RxTime(timeIntervalSinceReferenceDate: Double(seconds))) {
                work()
                return Disposables.create()
            }
        }
        at(10) { subject.onNext(1) }
        at(20) { subject.onNext(2) }
        at(30) { at(60) { subject.onNext(3) } }
        let subscription = Self.moving[index].1(subject, Self.virtual[kind](clock))
            .catch { _ in .just("timeout") }
            .subscribe(onNext: { events.record("\($0)@\(Int(clock.clock.timeIntervalSinceReferenceDate))") })
        clock.advanceTo(RxTime(timeIntervalSinceReferenceDate: 120))
        subscription.dispose()
        #expect(events.values.joined(separator: " ") == Self.moving[index].0)
    }

    @Test(arguments: zip(restarting.indices, ["1000 at 17", "unanswered at 17", "[] at 17", "1000 at 10"]))
    func elementsThatRestartATimerOfAQueueScheduleNothing(index: Int, last: String) {
        let scheduler = HistoricalScheduler(initialClock: RxTime(timeIntervalSinceReferenceDate: 0))
        let intervals = Recorder<RxTimeInterval>()
        let client = QueueLikeScheduler(base: scheduler, onStart: { intervals.record($0) })
        let subject = PublishSubject<Int>()
        let events = Recorder<String>()
        let subscription = Self.restarting[index].1(subject, client)
            .catch { _ in .just("unanswered") }
            .subscribe(onNext: { events.record("\($0) at \(Int(scheduler.clock.timeIntervalSinceReferenceDate))") })
        for element in 1...1_000 {
            scheduler.advanceTo(RxTime(timeIntervalSinceReferenceDate: Double(element) / 128))
            subject.onNext(element)
        }
        scheduler.advanceTo(RxTime(timeIntervalSinceReferenceDate: 20))
        subscription.dispose()
        #expect(events.values == [last])
        // At the beginning, again for the time that is left, and once more after the end of a chunk.
        #expect(intervals.values.count <= 4, "\(intervals.values)")
    }

    @Test func aTimerThatIsStartedAgainForTheSameTimeReplacesTheScheduledWork() {
        let (subject, scheduler) = (PublishSubject<Int>(), HistoricalScheduler())
        let subscription = subject.debounce(.seconds(10), scheduler: scheduler).subscribe()
        for element in 1...3 { subject.onNext(element) }
        #expect(scheduler.debugDescription.contains(" 1 waiting"))
        subscription.dispose()
    }

    @Test func aTimerThatIsNeverDueIsNotScheduled() {
        let (subject, scheduler, log) = (PublishSubject<Int>(), HistoricalScheduler(), Recorder<String>())
        let subscriptions = [
            subject.debounce(.never, scheduler: scheduler).subscribe(log.noting()),
            subject.delay(.never, scheduler: scheduler).subscribe(log.noting()),
            subject.timeout(.never, scheduler: scheduler).skip(1).subscribe(log.noting()),
        ]
        subject.onNext(1)
        #expect(scheduler.debugDescription.hasSuffix("nothing waits"))
        scheduler.start()
        #expect(log.values.isEmpty)
        for subscription in subscriptions { subscription.dispose() }
    }

    // MARK: Release

    private static let delaying: [@Sendable (Observable<Token>, any SchedulerType) -> Observable<Token>] = [
        { $0.debounce(.seconds(10), scheduler: $1) },
        { $0.throttle(.seconds(10), scheduler: $1) },
        { $0.delay(.seconds(10), scheduler: $1) },
    ]

    @Test(arguments: delaying.indices)
    func disposalReleasesTheWaitingElementsEvenIfTheSourceRetainsItsObserver(index: Int) {
        let (handle, scheduler) = (Handle<Token>(), HistoricalScheduler())
        let subscription = Self.delaying[index](handle.source, scheduler).subscribe()
        // `throttle` forwards the first element at once.
        handle.send(.next(Token()))
        let waiting = WeakToken { handle.send(.next($0)) }
        #expect(!waiting.isReleased)
        subscription.dispose()
        #expect(waiting.isReleased)
        withExtendedLifetime(handle) {}
    }

    @Test(arguments: [1, 2]) func aSourceThatHasCompletedIsReleasedBeforeItsLastElementIsEmitted(index: Int) {
        let (source, scheduler, log) = (BehaviorSubject(value: Token()), HistoricalScheduler(), Recorder<String>())
        let subscription = Self.delaying[index](source, scheduler).map { _ in 0 }.subscribe(log.noting())
        source.onNext(Token())
        source.onCompleted()
        #expect(log.values.last != "C")
        #expect(!source.hasObservers)
        scheduler.start()
        #expect(log.values.last == "C")
        subscription.dispose()
    }

    private static let all: [@Sendable (Observable<Token>, any SchedulerType) -> Observable<Int>] = [
        { $0.buffer(timeSpan: .seconds(10), count: 2, scheduler: $1).map(\.count) },
        { $0.debounce(.seconds(10), scheduler: $1).map { _ in 0 } },
        { $0.delay(.seconds(10), scheduler: $1).map { _ in 0 } },
        { $0.throttle(.seconds(10), scheduler: $1).map { _ in 0 } },
        { $0.timeout(.seconds(10), scheduler: $1).map { _ in 0 } },
        { $0.window(timeSpan: .seconds(10), count: 2, scheduler: $1).map { _ in 0 } },
    ]

    /// The owner of the chain may hold the terminal event back.
    @Test(arguments: all.indices, [false, true])
    func elementsAfterTheTerminalEventHaveNoEffectEvenIfTheChainContinues(index: Int, fails: Bool) {
        let (log, intervals, lifetime) = (Recorder<String>(), Recorder<RxTimeInterval>(), Lifetime())
        let scheduler = HistoricalScheduler()
        let client = ForwardingScheduler(base: scheduler, onSchedule: { intervals.record($0) })
        var observer: Sink<Token>?
        Self.all[index](Observable { observer = $0 }, client)
            .attach(Sink(next: { _ in log.record("next") }, stop: { _ in log.record("stop") }, lifetime: lifetime))
        observer?.emit(Token())
        observer?.stop(fails ? .failed(TestError.first) : .completed)
        let before = (log.values.count, intervals.values.count)
        for _ in 1...3 { observer?.emit(Token()) }
        #expect((log.values.count, intervals.values.count) == before)
        scheduler.advanceTo(RxTime(timeIntervalSince1970: 100))
        #expect(log.values.firstIndex(of: "stop") == log.values.count - 1)
        lifetime.dispose()
        observer = nil
    }

    @Test(arguments: all.indices) func anElementAfterDisposalIsNotRetained(index: Int) {
        var observer: Sink<Token>?
        let subscription = Self.all[index](Observable { observer = $0 }, HistoricalScheduler()).subscribe()
        subscription.dispose()
        let element = WeakToken { observer?.emit($0) }
        #expect(element.isReleased)
        observer = nil
    }

    // MARK: Disposal by another thread while a timer is started

    @Test func disposalWhileTheClockIsReadSchedulesNothing() {
        let (subject, subscription) = (PublishSubject<Int>(), SerialDisposable())
        let intervals = Recorder<RxTimeInterval>()
        let client = ForwardingScheduler(
            base: HistoricalScheduler(), onNow: { subscription.dispose() }, onSchedule: { intervals.record($0) })
        subscription.disposable = subject.debounce(.seconds(10), scheduler: client).subscribe()
        subject.onNext(1)
        #expect(intervals.values.isEmpty)
    }

    @Test func disposalWhileWorkIsScheduledCancelsTheWork() {
        let (subject, subscription, scheduler) = (PublishSubject<Int>(), SerialDisposable(), HistoricalScheduler())
        let client = ForwardingScheduler(base: scheduler, onSchedule: { _ in subscription.dispose() })
        subscription.disposable = subject.debounce(.seconds(10), scheduler: client).subscribe()
        subject.onNext(1)
        #expect(scheduler.debugDescription.hasSuffix("nothing waits"))
    }

    /// A client's scheduler that runs the first work inside the call, and the rest in virtual time.
    private struct FirstInsideTheCall: SchedulerType {
        let base: HistoricalScheduler
        private let works = Counter()

        init(_ base: HistoricalScheduler) { self.base = base }

        var now: RxTime { base.now }

        func schedule<State: Sendable>(
            _ state: State, action: @escaping @Sendable (State) -> any Disposable
        ) -> any Disposable { scheduleRelative(state, dueTime: .seconds(0), action: action) }

        func scheduleRelative<State: Sendable>(
            _ state: State, dueTime: RxTimeInterval, action: @escaping @Sendable (State) -> any Disposable
        ) -> any Disposable {
            if works.increment() == 1 { return action(state) }
            return base.scheduleRelative(state, dueTime: dueTime, action: action)
        }
    }

    @Test func disposalCancelsTheTimerThatWasStartedWhileAnotherWasScheduled() {
        let scheduler = HistoricalScheduler()
        let subscription = Observable<Int>.never()
            .buffer(timeSpan: .seconds(10), count: 2, scheduler: FirstInsideTheCall(scheduler)).subscribe()
        #expect(!scheduler.debugDescription.hasSuffix("nothing waits"))
        subscription.dispose()
        #expect(scheduler.debugDescription.hasSuffix("nothing waits"))
    }

    private static let endless:
        [(String, @Sendable (Observable<Int>, RxTimeInterval, any SchedulerType) -> Observable<Void>)] = [
            ("timeout", { $0.timeout($1, scheduler: $2).map { _ in } }),
            ("debounce", { $0.debounce($1, scheduler: $2).map { _ in } }),
            ("throttle", { $0.throttle($1, scheduler: $2).map { _ in } }),
            ("throttle at the end", { $0.throttle($1, edges: .trailing, scheduler: $2).map { _ in } }),
            ("delay", { $0.delay($1, scheduler: $2).map { _ in } }),
            ("buffer", { $0.buffer(timeSpan: $1, count: 9, scheduler: $2).map { _ in } }),
            ("window", { $0.window(timeSpan: $1, count: 9, scheduler: $2).map { _ in } }),
            ("groupBy", { $0.groupBy(keySelector: { $0 }, expiringAfter: $1, scheduler: $2).map { _ in } }),
        ]

    /// A dispatch queue cannot wait for three centuries.
    @Test(arguments: endless.indices, [RxTimeInterval.never, .seconds(10_000_000_000)])
    func aTimerThatIsNeverDueDoesNotRetainTheChain(index: Int, timeSpan: RxTimeInterval) {
        let (scheduler, disposals) = (SerialDispatchQueueScheduler(qos: .default), Counter())
        func subscribe() {
            let source = PublishSubject<Int>()
            let chain = Self.endless[index].1(source.asObservable(), timeSpan, scheduler)
            _ = chain.subscribe(onDisposed: { disposals.increment() })
            source.onNext(1)
            source.onNext(2)
        }
        subscribe()
        #expect(disposals.value == 1, "\(Self.endless[index].0)")
    }
}

/// A scheduler with a virtual clock that claims that no two times are equal, as a dispatch queue does.
private final class QueueLikeScheduler: SchedulerType, WorkScheduler {
    let base: HistoricalScheduler
    let onStart: @Sendable (RxTimeInterval) -> Void

    init(base: HistoricalScheduler, onStart: @escaping @Sendable (RxTimeInterval) -> Void) {
        self.base = base
        self.onStart = onStart
    }

    var now: RxTime { base.now }

    var hasEqualTimes: Bool { false }

    func start(_ work: ScheduledWork, after dueTime: RxTimeInterval) {
        onStart(dueTime)
        base.start(work, after: dueTime)
    }

    func advancing(_ period: RxTimeInterval) -> RxTimeInterval { base.advancing(period) }

    func schedule<State: Sendable>(
        _ state: State, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable { base.schedule(state, action: action) }

    func scheduleRelative<State: Sendable>(
        _ state: State, dueTime: RxTimeInterval, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable { base.scheduleRelative(state, dueTime: dueTime, action: action) }
}
