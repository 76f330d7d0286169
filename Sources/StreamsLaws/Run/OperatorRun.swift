import Streams
import StreamsTest

/// One run of an operator: its sources, its observer, and the outcome.
@MainActor package final class OperatorRun {
    /// An object that the sequence of the first source retains.
    final class Token: Sendable {}

    let candidate: OperatorUnderTest
    package let sources: [ControlledSource]
    /// The disposables that the operator creates itself.
    let resources: ControlledSource
    package let observer = StrictObserver<String>()
    let liveElements = TrackedElement.LiveCount()
    /// The indices of the closures, in the order of their calls.
    package let calls = Recorder<Int>()
    package private(set) var result: Observable<String>?
    /// Exists before the first event, so that a law can dispose it re-entrantly.
    package let subscription = SingleAssignmentDisposable()
    /// Whether `subscribe` has returned.
    private(set) var isSubscribed = false
    /// Whether the operator takes a scheduler.
    let usesScheduler: Bool

    // Weak: released before the run, if the chain is.
    private(set) weak var inputs: OperatorInputs?
    private(set) weak var forwarder: Forwarder?
    private(set) weak var token: Token?

    private let scheduler: any ControlledScheduler
    private let others = CompositeDisposable()

    /// Creates a chain without a subscription; closures in `throwing` throw, and `upstream` changes each source.
    package init(
        _ candidate: OperatorUnderTest, on scheduler: any ControlledScheduler, throwing: Set<Int> = [],
        upstream: (Observable<TrackedElement>) -> Observable<TrackedElement> = { $0 }
    ) {
        self.candidate = candidate
        self.scheduler = scheduler
        let sources = (0..<candidate.sourceCount).map { [liveElements] _ in ControlledSource(liveElements) }
        self.sources = sources
        resources = ControlledSource(liveElements)
        let token = Token()
        let sequences = sources.enumerated().map { index, source in
            upstream(
                index > 0
                    ? source.asObservable()
                    : .create { observer in withExtendedLifetime(token) { source.subscribe(observer) } })
        }
        let inputs = OperatorInputs(
            sequences, resources: resources, scheduler, liveElements,
            parameters: ParameterValues(inLaws: candidate.model?.parameters ?? [])
        ) { [calls] closure in
            calls.record(closure)
            if throwing.contains(closure) { throw LawError.closure(closure) }
        }
        self.inputs = inputs
        self.token = token
        result = candidate.build(inputs)
        usesScheduler = inputs.usesScheduler
    }

    deinit {
        others.dispose()
        subscription.dispose()
        // Some operators dispose on their scheduler.
        scheduler.settle()
    }

    // MARK: Subscriptions

    /// Subscribes another observer.
    package func subscribe(_ observer: StrictObserver<String>) { subscriber(observer)() }

    /// Returns a closure that subscribes another observer, on any thread.
    func subscriber(_ observer: StrictObserver<String>) -> @Sendable () -> Void {
        // Taken by the call, so that the closure retains nothing of the chain afterwards.
        let result = Lock(result)
        let others = others
        return {
            if let result = result.withLock({ $0.take() }) { _ = others.insert(result.subscribe(observer)) }
        }
    }

    /// Subscribes the observer of the run, to the sequence that `change` makes of the result.
    package func subscribe(through change: (Observable<String>) -> Observable<String> = { $0 }) {
        guard let result else { return }
        let forwarder = Forwarder(observer)
        self.forwarder = forwarder
        subscription.setDisposable(change(result).subscribe(forwarder))
        isSubscribed = true
    }

    /// Subscribes closures instead of the observer of the run.
    func subscribe(
        through change: (Observable<String>) -> Observable<String>, delivered: @escaping @Sendable () -> Void,
        onDisposed: @escaping @Sendable () -> Void
    ) {
        guard let result else { return }
        subscription.setDisposable(
            change(result).subscribe(onError: { _ in delivered() }, onCompleted: delivered, onDisposed: onDisposed))
        isSubscribed = true
    }

    /// Subscribes and discards the subscription, so that only the sources retain the chain.
    func subscribeUnretained() {
        guard let result else { return }
        let forwarder = Forwarder(observer)
        self.forwarder = forwarder
        _ = result.subscribe(forwarder)
    }

    /// Disposes the subscription; every later event is a fault.
    package func dispose() {
        subscription.dispose()
        // Before `subscribe` has returned there is nothing to dispose, and events may follow.
        if isSubscribed { observer.close() }
    }

    /// Disposes the subscriptions of all observers.
    func disposeAll() {
        dispose()
        others.dispose()
    }

    /// Disposes during the call of a closure with this index.
    func disposeDuringCall(_ index: Int) {
        calls.onRecord { [weak self, calls, trial = candidate.trial] in
            trial.onMainThread { if calls.values.count == index + 1 { self?.dispose() } }
        }
    }

    /// Disposes during the event with this index.
    func disposeDuringEvent(_ index: Int) { duringEvent(index) { [weak self] in self?.dispose() } }

    /// Runs `body` during the event with this index.
    func duringEvent(_ index: Int, _ body: @escaping @MainActor () -> Void) {
        observer.onEvent { [weak observer, trial = candidate.trial] _ in
            trial.onMainThread { if observer?.events.count == index + 1 { body() } }
        }
    }

    /// Forwards all events, and makes an event that is forwarded after `dispose()` a fault: the observer does not receive
    /// it, but the operators of the chain are still active.
    func checked(_ source: Observable<String>) -> Observable<String> {
        source.do(
            onNext: { [observer] in observer.check(.next($0)) }, onError: { [observer] in observer.check(.error($0)) },
            onCompleted: { [observer] in observer.check(.completed) })
    }

    /// Returns the result as the trait that it is.
    func makeTrait() -> (any TraitSequence)? { inputs.flatMap { candidate.buildTrait($0) } }

    /// Releases the sequence, so that only the subscription is left.
    func releaseResult() { result = nil }

    // MARK: Outcome

    /// The subscriptions to each source, for the description of a fault.
    package var subscriptionReport: String {
        (sources + [resources]).map {
            "\($0.subscriptions) subscriptions, \($0.open) open\($0.isOverDisposed ? ", disposed twice" : "")"
        }
        .joined(separator: "; ")
    }

    /// Whether each subscription to a source, and each resource, has been disposed once.
    var hasReleasedSources: Bool { (sources + [resources]).allSatisfy { $0.open == 0 && !$0.isOverDisposed } }

    /// Whether the whole chain has been released.
    var isReleased: Bool { inputs == nil && forwarder == nil && liveElements.value == 0 }

    /// The parts of the chain that are retained.
    var retained: String {
        let parts = [
            inputs.map { _ in "a closure" }, forwarder.map { _ in "the observer" },
            liveElements.value == 0 ? nil : "\(liveElements.value) elements",
        ]
        return parts.compactMap { $0 }.joined(separator: ", ") + " retained"
    }

    /// Forwards events to the observer of the run, which outlives the chain.
    final class Forwarder: ObserverType, Sendable {
        private let observer: StrictObserver<String>

        init(_ observer: StrictObserver<String>) { self.observer = observer }

        func on(_ event: Event<String>) { observer.on(event) }
    }
}

/// Runs in virtual time.
extension OperatorRun {
    /// Makes the sources follow a script; without `stopsAtDisposal` they continue after disposal.
    ///
    /// - Parameter note: called before and after each event.
    func follow(
        _ script: SourceScript, on scheduler: TestScheduler, stopsAtDisposal: Bool = true,
        noting note: @escaping @Sendable () -> Void = {}
    ) {
        for (index, source) in sources.enumerated() {
            let steps = script.steps(index)
            source.onSubscribe { send in
                let jobs = steps.map { step in
                    scheduler.scheduleRelativeVirtual((), dueTime: step.tick) {
                        note()
                        send(step.event)
                        note()
                        return Disposables.create()
                    }
                }
                return stopsAtDisposal ? Disposables.create(jobs) : Disposables.create()
            }
        }
    }

    /// Makes the sources, or those with the given indices, send all events of a script inside the subscription, before
    /// there is a disposable.
    func followSynchronously(_ script: SourceScript, by indices: Range<Int>? = nil) {
        for index in indices ?? sources.indices {
            let steps = script.steps(index)
            sources[index].onSubscribe { send in
                for step in steps { send(step.event) }
                return Disposables.create()
            }
        }
    }

    /// The time after the last event of every script.
    static let end = 500

    /// Runs up to `end` in virtual time; with `isChecked`, an event that is forwarded after `dispose()` is a fault, too.
    package static func play(
        _ candidate: OperatorUnderTest, _ script: SourceScript, throwing: Set<Int> = [], stopsAtDisposal: Bool = true,
        isChecked: Bool = false, _ prepare: (OperatorRun, TestScheduler) -> Void = { _, _ in },
        upstream: (Observable<TrackedElement>) -> Observable<TrackedElement> = { $0 },
        through change: (Observable<String>) -> Observable<String> = { $0 }
    ) -> OperatorRun {
        let scheduler = TestScheduler(initialClock: 0)
        let run = OperatorRun(candidate, on: scheduler, throwing: throwing, upstream: upstream)
        run.follow(script, on: scheduler, stopsAtDisposal: stopsAtDisposal)
        prepare(run, scheduler)
        run.subscribe { change(isChecked ? run.checked($0) : $0) }
        scheduler.advanceTo(end)
        return run
    }

    /// Runs with sources that send all events inside the subscription.
    static func playSynchronously(
        _ candidate: OperatorUnderTest, _ script: SourceScript, throwing: Set<Int> = [],
        through change: (OperatorRun, Observable<String>) -> Observable<String> = { $1 }
    ) -> OperatorRun {
        let scheduler = TestScheduler(initialClock: 0)
        let run = OperatorRun(candidate, on: scheduler, throwing: throwing)
        run.followSynchronously(script)
        run.subscribe { change(run, $0) }
        scheduler.advanceTo(end)
        return run
    }
}
