import Streams
import StreamsTest

/// One run of a recipe: its sources, its observer, and what became of them.
@MainActor final class Stage {
    /// Something that the sequence of the first source holds, to see whether that is kept.
    final class Mark: Sendable {}

    let recipe: Recipe
    let probes: [Probe]
    /// The disposables that the recipe makes itself.
    let resources: Probe
    let witness = Witness()
    let ledger = Item.Ledger()
    /// Which closures of the recipe were called.
    let calls = Journal<Int>()
    private(set) var result: Observable<String>?
    /// There before the first event comes, so that it can be disposed from inside.
    let subscription = SingleAssignmentDisposable()
    /// Whether `subscribe` has returned.
    private(set) var isSubscribed = false

    // What can be gone before the stage is.
    private(set) weak var bench: Bench?
    private(set) weak var observer: Observer?
    private(set) weak var mark: Mark?

    private let scheduler: any StageScheduler
    private let others = CompositeDisposable()

    /// A stage with a chain that is not subscribed to; closures in `throwing` throw.
    init(_ recipe: Recipe, on scheduler: any StageScheduler, throwing: Set<Int> = []) {
        self.recipe = recipe
        self.scheduler = scheduler
        probes = (0..<recipe.sources).map { [ledger] _ in Probe(ledger) }
        resources = Probe(ledger)
        VirtualStrategy.scheduler = scheduler
        let mark = Mark()
        let sources = probes.enumerated().map { index, probe in
            index > 0
                ? probe.asObservable()
                : .create { observer in withExtendedLifetime(mark) { probe.subscribe(observer) } }
        }
        let bench = Bench(sources, resources: resources, scheduler, ledger) { [calls] closure in
            calls.note(closure)
            if throwing.contains(closure) { throw LawError.closure(closure) }
        }
        self.bench = bench
        self.mark = mark
        result = recipe.build(bench)
    }

    deinit {
        others.dispose()
        subscription.dispose()
        // Some operators dispose on their scheduler.
        scheduler.settle()
    }

    /// Subscribes somebody else.
    func subscribe(_ witness: Witness) { if let result { _ = others.insert(result.subscribe(witness)) } }

    /// Subscribes, or lets `subscribe` do it to what it makes of the result.
    func subscribe(through change: (Observable<String>) -> Observable<String> = { $0 }) {
        guard let result else { return }
        let observer = Observer(witness)
        self.observer = observer
        subscription.setDisposable(change(result).subscribe(observer))
        isSubscribed = true
    }

    /// Subscribes and ignores the result, so that only the sources keep the chain.
    func subscribeAndForget() {
        guard let result else { return }
        let observer = Observer(witness)
        self.observer = observer
        _ = result.subscribe(observer)
    }

    /// From now on whatever comes is a fault.
    func dispose() {
        subscription.dispose()
        // What comes while there is nothing to dispose yet is nobody's fault.
        if isSubscribed { witness.close() }
    }

    /// Disposes from inside the call with this index of a closure.
    func disposeInsideCall(_ index: Int) {
        calls.onNote { [unowned self] in
            MainActor.assumeIsolated { if calls.notes.count == index + 1 { dispose() } }
        }
    }

    /// Disposes from inside the event with this index.
    func disposeInside(_ index: Int) {
        witness.onEvent { [unowned self] _ in
            MainActor.assumeIsolated { if witness.events.count == index + 1 { dispose() } }
        }
    }

    /// Passes everything on, and calls what still passes after `dispose()` a fault: whoever subscribed hears nothing then,
    /// but the operators between would be at work.
    func watched(_ source: Observable<String>) -> Observable<String> {
        source.do(
            onNext: { [witness] in witness.passed(.next($0)) }, onError: { [witness] in witness.passed(.error($0)) },
            onCompleted: { [witness] in witness.passed(.completed) })
    }

    /// Lets go of the description of the chain, so that nothing but the subscription is left.
    func forgetResult() { result = nil }

    /// The subscriptions to each source, to tell what went wrong.
    var books: String {
        (probes + [resources]).map {
            "\($0.subscriptions) subscriptions, \($0.open) open\($0.isOverDisposed ? ", disposed twice" : "")"
        }
        .joined(separator: "; ")
    }

    /// Whether each subscription to a source, and each resource, has been disposed once.
    var hasReleasedSources: Bool { (probes + [resources]).allSatisfy { $0.open == 0 && !$0.isOverDisposed } }

    /// Whether nothing of the chain is left.
    var isForgotten: Bool { bench == nil && observer == nil && ledger.alive == 0 }

    /// What is left of the chain.
    var remains: String {
        [bench.map { _ in "a closure" }, observer.map { _ in "the observer" }, "\(ledger.alive) elements"]
            .compactMap { $0 }.joined(separator: ", ")
    }

    /// Passes everything on to a witness, and can be gone before that.
    final class Observer: ObserverType, Sendable {
        private let witness: Witness

        init(_ witness: Witness) { self.witness = witness }

        func on(_ event: Event<String>) { witness.on(event) }
    }
}

extension Stage {
    /// Makes the sources follow a script; with `heeding: false` they go on after they have been disposed.
    func follow(_ script: Script, on scheduler: TestScheduler, heeding: Bool = true) {
        for (index, probe) in probes.enumerated() {
            let steps = script.steps(index)
            probe.onSubscribe { send in
                let jobs = steps.map { step in
                    scheduler.scheduleRelativeVirtual((), dueTime: step.tick) {
                        send(step.event)
                        return Disposables.create()
                    }
                }
                return heeding ? Disposables.create(jobs) : Disposables.create()
            }
        }
    }

    /// Makes the sources send everything inside the subscription, before it has a disposable.
    func followAtOnce(_ script: Script) {
        for (index, probe) in probes.enumerated() {
            let steps = script.steps(index)
            probe.onSubscribe { send in
                for step in steps { send(step.event) }
                return Disposables.create()
            }
        }
    }

    /// When nothing that a script does is left to come.
    static let end = 500

    /// A run in virtual time, up to `end`; with `isWatched: true` what passes after `dispose()` is a fault, too.
    static func play(
        _ recipe: Recipe, _ script: Script, throwing: Set<Int> = [], heeding: Bool = true, isWatched: Bool = false,
        _ prepare: (Stage, TestScheduler) -> Void = { _, _ in }
    ) -> Stage {
        let scheduler = TestScheduler(initialClock: 0)
        let stage = Stage(recipe, on: scheduler, throwing: throwing)
        stage.follow(script, on: scheduler, heeding: heeding)
        prepare(stage, scheduler)
        stage.subscribe { isWatched ? stage.watched($0) : $0 }
        scheduler.advanceTo(end)
        return stage
    }

    /// A run whose sources send everything inside the subscription.
    static func playAtOnce(
        _ recipe: Recipe, _ script: Script, throwing: Set<Int> = [],
        through change: (Stage, Observable<String>) -> Observable<String> = { $1 }
    ) -> Stage {
        let scheduler = TestScheduler(initialClock: 0)
        let stage = Stage(recipe, on: scheduler, throwing: throwing)
        stage.followAtOnce(script)
        stage.subscribe { change(stage, $0) }
        scheduler.advanceTo(end)
        return stage
    }
}
