import Streams
import StreamsTest

/// What an operator is given to run a program: the sources, the clock and the parameters.
struct Stage: Sendable {
    let sources: [Observable<Int>]
    let scheduler: TestScheduler
    fileprivate let parameters: [String: Int]

    var source: Observable<Int> { sources[0] }
    var others: [Observable<Int>] { Array(sources.dropFirst()) }

    subscript(_ parameter: Parameter) -> Int { parameters[parameter.name]! }

    func span(_ parameter: Parameter = .span) -> RxTimeInterval { .seconds(self[parameter]) }

    /// Throws at the element that the program says.
    func check(_ element: Int) throws {
        if element == self[.throwing] { throw Failure.closure }
    }

    /// One of the other sources, told by an element.
    func other(for element: Int) -> Observable<Int> { sources[1 + element % (sources.count - 1)] }
}

extension Program {
    /// Runs what `build` makes of the sources.
    func run<Element>(
        _ feed: () -> Feed, _ build: (Stage) -> Observable<Element>
    ) -> Outcome {
        let scheduler = TestScheduler(initialClock: 0)
        let performers = sources.map { Performer($0, on: scheduler, feed) }
        let stage = Stage(sources: performers.map(\.observable), scheduler: scheduler, parameters: parameters)
        let result = build(stage)
        let log = Guarded<[Outcome.Happening]>([])
        for (index, client) in clients.enumerated() {
            client.arrange(on: scheduler, result, performers) { event in
                let happening = Outcome.Happening(tick: scheduler.clock, client: index, event: event)
                log.withLock { $0.append(happening) }
            }
        }
        scheduler.advanceTo(Program.horizon + 50)
        return Outcome(happenings: log.withLock { $0 }, subscriptions: performers.map(\.subscriptions))
    }
}

extension Client {
    fileprivate func arrange<Element>(
        on scheduler: TestScheduler, _ result: Observable<Element>, _ performers: [Performer],
        record: @escaping @Sendable (Event<String>) -> Void
    ) {
        let subscription = SerialDisposable()
        let count = Guarded(0)
        scheduler.scheduleAt(subscribed) { [self] in
            subscription.disposable = result.subscribe { event in
                record(event.map { "\($0)" })
                guard !event.isStopEvent else { return }
                let number = count.withLock { count in
                    count += 1
                    return count
                }
                for reaction in reactions where reaction.after == number {
                    performers[reaction.source].send(reaction.event)
                }
                if number == lastElement { subscription.dispose() }
            }
        }
        scheduler.scheduleAt(disposed) { subscription.dispose() }
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

/// A source that plays its script.
private struct Performer: Sendable {
    let observable: Observable<Int>
    private let recording: TestableObservable<Int>?
    private let subject: Feed?

    init(_ script: Script, on scheduler: TestScheduler, _ feed: () -> Feed) {
        switch script.kind {
        case .hot:
            recording = scheduler.createHotObservable(script.events)
            observable = recording!.asObservable()
            subject = nil
        case .cold:
            recording = scheduler.createColdObservable(script.events)
            observable = recording!.asObservable()
            subject = nil
        case .subject:
            let subject = feed()
            for event in script.events { scheduler.scheduleAt(event.time) { subject.send(event.value) } }
            self.subject = subject
            observable = subject.observable
            recording = nil
        case .immediate:
            observable = .immediate(script.events.map(\.value))
            subject = nil
            recording = nil
        }
    }

    var subscriptions: [Subscription] { recording?.subscriptions ?? [] }

    func send(_ event: Event<Int>) { subject?.send(event) }
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
