import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) @MainActor struct SharingPolicyTests {
    private let scheduler = TestScheduler(initialClock: 0)

    /// Emits a number every 10 ticks, from 1.
    private func ticks(_ count: Int = 9, then end: Recorded<Event<Int>>? = nil) -> TestableObservable<Int> {
        scheduler.createColdObservable((1...count).map { .next($0 * 10, $0) } + (end.map { [$0] } ?? []))
    }

    private func advance(_ ticks: Int) { scheduler.advanceTo(scheduler.clock + ticks) }

    private func grace(_ seconds: Int) -> SharingPolicy { .gracePeriod(.seconds(seconds), scheduler: scheduler) }

    /// Subscribes at one tick, and unsubscribes at another.
    private func observe(_ shared: Observable<Int>, _ begin: Int, _ end: Int = 900) -> TestableObserver<Int> {
        let observer = scheduler.createObserver(Int.self)
        scheduler.scheduleAt(begin) { [scheduler] in
            let subscription = shared.subscribe(observer)
            scheduler.scheduleAt(end) { subscription.dispose() }
        }
        return observer
    }

    // MARK: The grace period

    @Test func anObserverInTheGracePeriodSharesTheSubscriptionAndReceivesTheReplay() {
        let source = ticks()
        let shared = source.share(replay: 1, policy: grace(30))
        let first = observe(shared, 200, 215)
        let second = observe(shared, 235, 245)
        scheduler.start()
        #expect(first.events == [.next(210, 1)])
        #expect(second.events == [.next(235, 3), .next(240, 4)])
        #expect(source.subscriptions == [Subscription(200, 275)])
    }

    @Test func afterTheGracePeriodTheNextObserverBeginsAnew() {
        let source = ticks()
        let shared = source.share(replay: 1, policy: grace(30))
        let first = observe(shared, 200, 215)
        let second = observe(shared, 250, 265)
        scheduler.start()
        #expect(first.events == [.next(210, 1)])
        #expect(second.events == [.next(260, 1)])
        #expect(source.subscriptions == [Subscription(200, 245), Subscription(250, 295)])
    }

    @Test func eachDepartureOfTheLastObserverBeginsTheGracePeriodAnew() {
        let source = ticks()
        let shared = source.share(policy: grace(30))
        for begin in [200, 225, 250] { _ = observe(shared, begin, begin + 5) }
        _ = observe(shared, 201, 203)
        scheduler.start()
        #expect(source.subscriptions == [Subscription(200, 285)])
    }

    @Test func anElementOfTheGracePeriodEntersTheReplayButNotAnOldObserver() {
        let subject = PublishSubject<Int>()
        let shared = subject.share(replay: 2, policy: grace(30))
        let (log, late) = (Recorder<String>(), Recorder<String>())
        shared.subscribe(log.noting()).dispose()
        for element in 1...3 { subject.onNext(element) }
        let subscription = shared.subscribe(late.noting())
        #expect(log.text.isEmpty)
        #expect(late.text == "2 3")
        subscription.dispose()
        #expect(subject.hasObservers)
        advance(29)
        #expect(subject.hasObservers)
        advance(1)
        #expect(!subject.hasObservers)
        withExtendedLifetime(shared) {}
    }

    @Test(arguments: [0, -1, Int.min]) func aGracePeriodOfZeroWaitsForTheScheduler(seconds: Int) {
        let (subject, manual) = (PublishSubject<Int>(), ManualScheduler())
        let shared = subject.share(policy: .gracePeriod(.seconds(seconds), scheduler: manual))
        shared.subscribe().dispose()
        #expect(subject.hasObservers)
        #expect(manual.dueTimes == [.nanoseconds(0)] || manual.dueTimes == [.seconds(0)])
        manual.runAll()
        #expect(!subject.hasObservers)
        withExtendedLifetime(shared) {}
    }

    @Test(arguments: [SharingPolicy.Disconnection.never, .after(.never, scheduler: ManualScheduler())])
    func aGracePeriodWithoutEndNeedsNoTimer(disconnection: SharingPolicy.Disconnection) {
        let subject = PublishSubject<Int>()
        let shared = subject.share(replay: 1, policy: SharingPolicy(disconnection: disconnection))
        shared.subscribe().dispose()
        subject.onNext(1)
        #expect(subject.hasObservers)
        if case .after(_, let scheduler as ManualScheduler) = disconnection { #expect(scheduler.dueTimes.isEmpty) }
        #expect(shared.take(1).eventsAtOnce == [.next(1), .completed])
        #expect(subject.hasObservers)
        subject.onCompleted()
        #expect(!subject.hasObservers)
        withExtendedLifetime(shared) {}
    }

    @Test func aSchedulerThatRunsTheWorkInsideTheCallDisconnects() {
        let subject = PublishSubject<Int>()
        let shared = subject.share(policy: .gracePeriod(.seconds(1), scheduler: InstantScheduler()))
        shared.subscribe().dispose()
        #expect(!subject.hasObservers)
        let subscription = shared.subscribe()
        #expect(subject.hasObservers)
        subscription.dispose()
        #expect(!subject.hasObservers)
    }

    // MARK: A source that emits while it is being subscribed to

    @Test func aSourceWhoseFirstObserverLeavesDuringTheConnectionStaysForTheGracePeriod() {
        let (subscriptions, disposals) = (Counter(), Counter())
        let shared = Observable<Int>.create { observer in
            subscriptions.increment()
            for element in 1...3 { observer.onNext(element) }
            return Disposables.create { _ = disposals.increment() }
        }.share(replay: 1, policy: grace(10))
        #expect(shared.take(1).eventsAtOnce == [.next(1), .completed])
        #expect(shared.take(1).eventsAtOnce == [.next(3), .completed])
        #expect(subscriptions.value == 1 && disposals.value == 0)
        advance(10)
        #expect(disposals.value == 1)
        withExtendedLifetime(shared) {}
    }

    @Test func anObserverThatIsEndedByItsReplayDoesNotConnect() {
        let subscriptions = Counter()
        let source = PublishSubject<Int>()
        var policy = grace(10)
        policy.resetsOnDisconnection = false
        let shared = source.do(onSubscribe: { subscriptions.increment() }).share(replay: 1, policy: policy)
        let subscription = shared.subscribe()
        source.onNext(1)
        subscription.dispose()
        advance(10)
        #expect(!source.hasObservers)
        #expect(shared.take(1).eventsAtOnce == [.next(1), .completed])
        #expect(!source.hasObservers && subscriptions.value == 1)
    }

    // MARK: Timers and memory

    @Test func theTimerIsDisposedWhenAnObserverSubscribesAndWhenTheSourceTerminates() {
        let (subject, timers) = (PublishSubject<Int>(), CountingScheduler())
        let shared = subject.share(policy: .gracePeriod(.seconds(30), scheduler: timers))
        shared.subscribe().dispose()
        #expect(timers.pending == 1)
        let subscription = shared.subscribe()
        #expect(timers.pending == 0)
        subscription.dispose()
        #expect(timers.pending == 1)
        subject.onCompleted()
        #expect(timers.pending == 0)
        withExtendedLifetime(shared) {}
    }

    @Test(arguments: [false, true]) func aReleasedSequenceDisposesTheSourceAndTheTimer(isObserved: Bool) {
        let (subject, timers) = (PublishSubject<Int>(), CountingScheduler())
        var shared: Observable<Int>? = subject.share(
            replay: 1, policy: .gracePeriod(.seconds(30), scheduler: timers))
        let subscription = shared?.subscribe()
        if !isObserved { subscription?.dispose() }
        #expect(subject.hasObservers)
        shared = nil
        #expect(subject.hasObservers == isObserved)
        subscription?.dispose()
        #expect(!subject.hasObservers && timers.pending == 0)
    }

    @Test func aReleasedSequenceWithoutADisconnectionDisposesTheSource() {
        let subject = PublishSubject<Token>()
        var shared: Observable<Token>? = subject.share(replay: 1, policy: SharingPolicy(disconnection: .never))
        shared?.subscribe().dispose()
        let element = WeakToken { subject.onNext($0) }
        #expect(!element.isReleased && subject.hasObservers)
        shared = nil
        #expect(element.isReleased && !subject.hasObservers)
    }

    // MARK: Resets

    struct Ending: Sendable, CustomTestStringConvertible {
        let event: Event<Int>
        let resets: Bool
        let disconnection: SharingPolicy.Disconnection
        let keepsReplay: Bool

        var testDescription: String { "\(event) \(resets) \(disconnection) \(keepsReplay)" }

        var policy: SharingPolicy {
            var policy = SharingPolicy(disconnection: disconnection, resetsOnDisconnection: !keepsReplay)
            if event.isCompleted { policy.resetsOnCompletion = resets } else { policy.resetsOnError = resets }
            return policy
        }

        static let all = [Event<Int>.completed, .error(TestError.first)].flatMap { event in
            [true, false].flatMap { resets in
                [SharingPolicy.Disconnection.immediately, .never, .after(.seconds(9), scheduler: ManualScheduler())]
                    .flatMap { disconnection in
                        [true, false].map {
                            Ending(event: event, resets: resets, disconnection: disconnection, keepsReplay: $0)
                        }
                    }
            }
        }
    }

    @Test(arguments: Ending.all) func aTerminalEventResetsOrIsReplayed(ending: Ending) {
        let (subject, subscriptions) = (Handle<Int>(), Counter())
        let shared = subject.source.do(onSubscribe: { subscriptions.increment() })
            .share(replay: 1, policy: ending.policy)
        let (log, late, again) = (Recorder<String>(), Recorder<String>(), Recorder<String>())
        let subscription = shared.subscribe { event in
            log.noting()(event)
            if event.isStopEvent { _ = shared.take(2).subscribe(again.noting()) }
        }
        subject.send(.next(1))
        subject.send(ending.event)
        let end = ending.event.isCompleted ? "C" : "!first"
        #expect(log.text == "1 \(end)")
        #expect(again.text == (ending.resets ? "" : "1 \(end)"))
        let next = shared.subscribe(late.noting())
        #expect(late.text == (ending.resets ? "" : "1 \(end)"))
        #expect(subscriptions.value == (ending.resets ? 2 : 1))
        if ending.resets {
            subject.send(.next(2))
            #expect(late.text == "2" && again.text == "2")
        }
        subject.send(.completed)
        for each in [subscription, next] { each.dispose() }
    }

    @Test func aKeptReplayOutlivesTheDisconnection() {
        let source = ticks()
        let shared = source.share(replay: 1, policy: SharingPolicy(resetsOnDisconnection: false))
        _ = observe(shared, 200, 215)
        let second = observe(shared, 250, 265)
        scheduler.start()
        #expect(second.events == [.next(250, 1), .next(260, 1)])
        #expect(source.subscriptions == [Subscription(200, 215), Subscription(250, 265)])
    }

    @Test func aSourceThatTerminatesInTheGracePeriodResets() {
        let source = ticks(1, then: .completed(20))
        let shared = source.share(replay: 1, policy: grace(30))
        _ = observe(shared, 200, 215)
        let second = observe(shared, 225)
        scheduler.start()
        #expect(second.events == [.next(235, 1), .completed(245)])
        #expect(source.subscriptions == [Subscription(200, 220), Subscription(225, 245)])
    }

    @Test func theScopesArePolicies() {
        #expect("\(SharingPolicy(.whileConnected))" == "\(SharingPolicy.whileConnected)")
        #expect("\(SharingPolicy(.forever))" == "\(SharingPolicy.forever)")
        #expect("\(SharingPolicy.whileConnected)" != "\(SharingPolicy.forever)")
    }

    // MARK: With other operators

    @Test func aSequenceThatIsSharedAgainKeepsItsPolicy() {
        let subject = PublishSubject<Int>()
        let driver = subject.share(replay: 1, policy: .gracePeriod(.seconds(30), scheduler: scheduler))
            .asDriver(onErrorDriveWith: .empty())
        let log = Recorder<Int>()
        driver.drive().dispose()
        subject.onNext(1)
        #expect(subject.hasObservers)
        driver.drive(onNext: log.record).dispose()
        #expect(log.values == [1])
        advance(30)
        #expect(!subject.hasObservers)
        withExtendedLifetime(driver) {}
    }

    @Test func anInfallibleHasThePolicies() {
        let subject = PublishSubject<Int>()
        let shared = subject.asInfallible(onErrorFallbackTo: .empty()).share(
            replay: 2, window: .seconds(10), scheduler: scheduler, policy: grace(30))
        shared.subscribe().dispose()
        subject.onNext(1)
        advance(5)
        subject.onNext(2)
        advance(5)
        #expect(shared.asObservable().eventsAtOnce == [.next(2)])
        advance(30)
        #expect(!subject.hasObservers)
        #expect(
            subject.asInfallible(onErrorFallbackTo: .empty()).share(policy: .forever).asObservable().eventsAtOnce == [])
    }
}

/// Runs all work inside the call.
private struct InstantScheduler: SchedulerType {
    var now: RxTime { RxTime(timeIntervalSince1970: 0) }

    func schedule<State: Sendable>(_ state: State, action: @escaping @Sendable (State) -> any Disposable)
        -> any Disposable
    {
        action(state)
    }

    func scheduleRelative<State: Sendable>(
        _ state: State, dueTime: RxTimeInterval, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable { action(state) }
}

/// Counts the work that has not been disposed, and runs none.
private final class CountingScheduler: SchedulerType {
    private let scheduled = Counter()
    private let disposed = Counter()

    var pending: Int { scheduled.value - disposed.value }
    var now: RxTime { RxTime(timeIntervalSince1970: 0) }

    func schedule<State: Sendable>(_ state: State, action: @escaping @Sendable (State) -> any Disposable)
        -> any Disposable
    {
        scheduleRelative(state, dueTime: .seconds(0), action: action)
    }

    func scheduleRelative<State: Sendable>(
        _ state: State, dueTime: RxTimeInterval, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
        scheduled.increment()
        return Disposables.create { [disposed] in disposed.increment() }
    }
}
