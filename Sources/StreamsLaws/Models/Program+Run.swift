import Streams
import StreamsTest

extension Program {
    /// Runs an operator in virtual time.
    func outcome(of candidate: OperatorUnderTest, _ makeSubject: () -> ProgramSubject) -> ProgramOutcome {
        let scheduler = TestScheduler(initialClock: 0)
        let liveElements = TrackedElement.LiveCount()
        let scripted = sources.map { ScriptedSource($0, isAlone: sources.count == 1, on: scheduler, makeSubject) }
        let calls = Lock<[Int: Int]>([:])
        let inputs = OperatorInputs(
            scripted.map { source in source.sequence.map { TrackedElement($0, liveElements) } },
            resources: ControlledSource(liveElements), scheduler, liveElements, parameters: parameters
        ) { closure in
            let call = calls.withLock { calls in
                calls[closure, default: 0] += 1
                return calls[closure]!
            }
            if isThrowing(closure, at: call) { throw LawError.closure(closure) }
        }
        let result = candidate.build(inputs)
        let received = Recorder<ProgramOutcome.ReceivedEvent>()
        let late = Recorder<String>()
        let subscriptions = CompositeDisposable()
        for (index, observer) in observers.enumerated() {
            let subscription = observer.arrange(on: scheduler, result, scripted, late) { event in
                received.record(ProgramOutcome.ReceivedEvent(tick: scheduler.clock, observer: index, event: event))
            }
            _ = subscriptions.insert(subscription)
        }
        scheduler.advanceTo(Program.horizon + 50)
        let outcome = ProgramOutcome(
            received: received.values, subscriptions: scripted.map(\.subscriptions), late: late.values)
        subscriptions.dispose()
        inputs.afterRun.dispose()
        return outcome
    }
}

extension ProgramObserver {
    /// Schedules the subscription to the result of an operator, and its disposal.
    fileprivate func arrange(
        on scheduler: TestScheduler, _ result: Observable<String>, _ scripted: [ScriptedSource],
        _ late: Recorder<String>, record: @escaping @Sendable (Event<String>) -> Void
    ) -> any Disposable {
        let subscription = CompositeDisposable()
        let isSubscribed = Lock(false)
        let count = Lock(0)
        let resubscribesNext = Lock(resubscribes)
        let watched = result.do(onNext: { element in
            // Not late: elements during `subscribe`, which has yet to return the subscription.
            if subscription.isDisposed, isSubscribed.withLock({ $0 }) { late.record(element) }
        })
        @Sendable func subscribe() {
            let one = watched.subscribe { event in
                record(event)
                guard !event.isStopEvent else {
                    let isResubscribing = resubscribesNext.withLock { resubscribes in
                        defer { resubscribes = false }
                        return resubscribes
                    }
                    if isResubscribing { subscribe() }
                    return
                }
                let number = count.withLock { count in
                    count += 1
                    return count
                }
                for send in nestedSends where send.after == number {
                    scripted[send.source].send(send.event)
                }
                if number == lastElement { subscription.dispose() }
            }
            _ = subscription.insert(one)
        }
        scheduler.scheduleAt(subscribed) {
            subscribe()
            isSubscribed.withLock { $0 = true }
        }
        scheduler.scheduleAt(disposed) { subscription.dispose() }
        return subscription
    }
}

/// A source that sends the events of a program, and records its subscriptions.
private struct ScriptedSource: Sendable {
    let sequence: Observable<Int>
    private let subject: ProgramSubject?
    private let log: SubscriptionLog

    /// - Parameter isAlone: Whether there is no other source with which it could alternate.
    init(_ script: ProgramSource, isAlone: Bool, on scheduler: TestScheduler, _ makeSubject: () -> ProgramSubject) {
        let source: Observable<Int>
        var subject: ProgramSubject?
        switch script.kind {
        case .hot: source = scheduler.createHotObservable(script.events).asObservable()
        case .cold: source = scheduler.createColdObservable(script.events).asObservable()
        case .chained: source = .chained(script.events, on: scheduler)
        case .subject:
            let made = makeSubject()
            for event in script.events { scheduler.scheduleAt(event.time) { made.send(event.value) } }
            subject = made
            source = made.sequence
        case .synchronous: source = .synchronous(script.events.map(\.value), alternating: isAlone)
        }
        self.subject = subject
        let log = SubscriptionLog()
        self.log = log
        sequence = .deferred {
            let index = log.begin(at: scheduler.clock)
            return source.do(onDispose: { log.end(index, at: scheduler.clock) })
        }
    }

    var subscriptions: [Subscription] { log.subscriptions }

    func send(_ event: Event<Int>) { subject?.send(event) }
}

/// The subscriptions to one source.
private final class SubscriptionLog: Sendable {
    private let list = Lock<[Subscription]>([])

    var subscriptions: [Subscription] { list.value }

    func begin(at tick: Int) -> Int {
        list.withLock { list in
            list.append(Subscription(tick))
            return list.count - 1
        }
    }

    func end(_ index: Int, at tick: Int) {
        list.withLock { $0[index] = Subscription($0[index].subscribe, tick) }
    }
}

extension Observable<Int> {
    /// Sends the events at ticks counted from the subscription, and schedules each after it has sent the one before.
    fileprivate static func chained(_ events: [Recorded<Event<Int>>], on scheduler: TestScheduler) -> Observable<Int> {
        .create { observer in
            let start = scheduler.clock
            let pending = SerialDisposable()
            @Sendable func schedule(_ index: Int) {
                guard index < events.count else { return }
                pending.disposable = scheduler.scheduleAbsoluteVirtual((), time: start + events[index].time) {
                    observer.on(events[index].value)
                    schedule(index + 1)
                    return Disposables.create()
                }
            }
            schedule(0)
            return pending
        }
    }

    /// Sends the elements up to the first terminal event, which is a completion if there is none.
    ///
    /// - Parameter isAlternating: Whether other work of the thread may run between the elements.
    fileprivate static func synchronous(_ events: [Event<Int>], alternating isAlternating: Bool) -> Observable<Int> {
        let elements = events.prefix { !$0.isStopEvent }.compactMap(\.element)
        let failure = events.first(where: \.isStopEvent)?.error
        if isAlternating, failure == nil { return .from(elements) }
        return .create { observer in
            for element in elements { observer.onNext(element) }
            observer.on(failure.map { .error($0) } ?? .completed)
            return Disposables.create()
        }
    }
}
