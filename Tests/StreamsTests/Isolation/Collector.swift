import TestSupport

@testable import Streams

/// An actor that collects events, in plain closures.
actor Collector {
    @TaskLocal static var name = "none"

    private(set) var events: [Event<Int>] = []
    private(set) var names: [String] = []
    private(set) var priorities: [TaskPriority] = []
    private(set) var disposals = 0
    private var subscription: (any Disposable)?

    var elements: [Int] { events.compactMap(\.element) }
    var isOver: Bool { events.contains(where: \.isStopEvent) }

    func follow(_ source: Observable<Int>) {
        subscription = source.isolated().subscribe(
            onNext: {
                self.events.append(.next($0))
                self.names.append(Self.name)
                self.priorities.append(Task.currentPriority)
            },
            onError: { self.events.append(.error($0)) }, onCompleted: { self.events.append(.completed) },
            onDisposed: { self.disposals += 1 })
    }

    /// Subscribes without retaining the actor.
    func followWeakly(_ source: Observable<Int>) {
        subscription = source.isolated().subscribe(with: self) { $0.events.append(.next($1)) }
    }

    func dispose() { subscription?.dispose() }

    func onDisposal(of source: Observable<Int>, _ onDisposed: @escaping @Sendable () -> Void) -> any Disposable {
        source.isolated().subscribe(onDisposed: onDisposed)
    }

    /// Sends elements and disposes, without a suspension in between.
    func sendAndDispose(_ subject: PublishSubject<Int>) {
        for number in 1...3 { subject.onNext(number) }
        dispose()
    }

    /// Whether a token that a closure holds is released when `dispose()` returns on the actor.
    func releasesAtOnce(_ source: Observable<Int>) -> Bool {
        let isolated = source.isolated()
        return isReleased { token in isolated.map { $0 }.subscribe(onNext: { _ in token.touch() }) }
    }

    /// Subscribes a closure that retains an object, which reports whether the actor releases it.
    func hold(reporting isOnActor: Recorder<Bool>, _ source: Observable<Int>) -> any Disposable {
        let object = OnRelease { [unowned self] in isOnActor.record(CurrentActor.isCurrent(self)) }
        return source.isolated()
            .subscribe(onNext: { number in withExtendedLifetime(object) { self.events.append(.next(number)) } })
    }

    func isCurrent() -> Bool { CurrentActor.isCurrent(self) }
}

/// Lets other tasks run until a condition of an actor holds.
func until<Owner: Actor>(in owner: Owner, _ condition: @Sendable (isolated Owner) -> Bool) async {
    while await !owner.fulfills(condition) { try? await Task.sleep(for: .milliseconds(1)) }
}

extension Actor {
    fileprivate func fulfills(_ condition: @Sendable (isolated Self) -> Bool) -> Bool { condition(self) }
}
