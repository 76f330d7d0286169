import Streams
import StreamsTest
import TestSupport

/// The inputs of an operator in a program: sources, a scheduler and parameters.
struct ProgramInputs: Sendable {
    let sources: [Observable<Int>]
    let scheduler: TestScheduler
    /// The subscriptions that are disposed after the run.
    let subscriptions: CompositeDisposable
    fileprivate let parameters: [String: Int]

    var source: Observable<Int> { sources[0] }
    var others: [Observable<Int>] { Array(sources.dropFirst()) }

    subscript(_ parameter: Parameter) -> Int { parameters[parameter.name]! }

    func span(_ parameter: Parameter = .span) -> RxTimeInterval { .seconds(self[parameter]) }

    /// Throws at the element that the program says.
    func check(_ element: Int) throws {
        if element == self[.throwing] { throw Failure.closure }
    }

    /// Returns one of the other sources, chosen by an element.
    func other(for element: Int) -> Observable<Int> { sources[1 + element % (sources.count - 1)] }
}

extension Program {
    /// Runs what `build` makes of the sources.
    func run<Element: Sendable>(
        _ feed: () -> Feed, _ build: (ProgramInputs) -> Observable<Element>
    ) -> Outcome {
        let scheduler = TestScheduler(initialClock: 0)
        let scripted = sources.map { ScriptedSource($0, on: scheduler, feed) }
        let subscriptions = CompositeDisposable()
        defer { subscriptions.dispose() }
        let inputs = ProgramInputs(
            sources: scripted.map(\.observable), scheduler: scheduler, subscriptions: subscriptions,
            parameters: parameters)
        let result = build(inputs)
        let log = Lock<[Outcome.ReceivedEvent]>([])
        let late = Recorder<String>()
        for (index, client) in clients.enumerated() {
            let subscription = client.arrange(on: scheduler, result, scripted, late) { event in
                let delivery = Outcome.ReceivedEvent(tick: scheduler.clock, client: index, event: event)
                log.withLock { $0.append(delivery) }
            }
            _ = subscriptions.insert(subscription)
        }
        scheduler.advanceTo(Program.horizon + 50)
        return Outcome(
            received: log.withLock { $0 }, subscriptions: scripted.map(\.subscriptions), late: late.values)
    }
}

extension Client {
    fileprivate func arrange<Element: Sendable>(
        on scheduler: TestScheduler, _ result: Observable<Element>, _ scripted: [ScriptedSource],
        _ late: Recorder<String>, record: @escaping @Sendable (Event<String>) -> Void
    ) -> any Disposable {
        let subscription = CompositeDisposable()
        let isSubscribed = Lock(false)
        let count = Lock(0)
        let returns = Lock(resubscribes)
        let watched = result.do(onNext: { element in
            // Not late: elements during `subscribe`, which has yet to return the subscription.
            if subscription.isDisposed, isSubscribed.withLock({ $0 }) { late.record("\(element)") }
        })
        @Sendable func subscribe() {
            let one = watched.subscribe { event in
                record(event.map { "\($0)" })
                guard !event.isStopEvent else {
                    let isResubscribing = returns.withLock { returns in
                        defer { returns = false }
                        return returns
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

/// Both sides of a subject.
struct Feed: Sendable {
    let observable: Observable<Int>
    let send: @Sendable (Event<Int>) -> Void

    static func publishing() -> Feed {
        let subject = PublishSubject<Int>()
        return Feed(observable: subject) { subject.on($0) }
    }
}

/// A source that sends the events of its script, and records its subscriptions.
private struct ScriptedSource: Sendable {
    let observable: Observable<Int>
    private let subject: Feed?
    private let log: Log

    init(_ script: Script, on scheduler: TestScheduler, _ feed: () -> Feed) {
        let source: Observable<Int>
        var subject: Feed?
        switch script.kind {
        case .hot: source = scheduler.createHotObservable(script.events).asObservable()
        case .cold: source = scheduler.createColdObservable(script.events).asObservable()
        case .subject:
            let fed = feed()
            for event in script.events { scheduler.scheduleAt(event.time) { fed.send(event.value) } }
            subject = fed
            source = fed.observable
        case .immediate: source = .immediate(script.events.map(\.value))
        }
        self.subject = subject
        let log = Log()
        self.log = log
        observable = .deferred {
            let index = log.begin(at: scheduler.clock)
            return source.do(onDispose: { log.end(index, at: scheduler.clock) })
        }
    }

    var subscriptions: [Subscription] { log.subscriptions }

    func send(_ event: Event<Int>) { subject?.send(event) }
}

/// The subscriptions to one source.
private final class Log: Sendable {
    private let list = Lock<[Subscription]>([])

    var subscriptions: [Subscription] { list.withLock { $0 } }

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
    /// Sends the elements up to the first stop, which is a completion where there is none.
    fileprivate static func immediate(_ events: [Event<Int>]) -> Observable<Int> {
        let elements = events.prefix { !$0.isStopEvent }.compactMap(\.element)
        guard let failure = events.first(where: \.isStopEvent)?.error else { return .from(elements) }
        return .create { observer in
            for element in elements { observer.onNext(element) }
            observer.onError(failure)
            return Disposables.create()
        }
    }
}
