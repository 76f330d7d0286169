/// Subscribes to one source after another in one chain: implements `concat`, `catch`, `retry` and `ifEmpty`.
///
/// A round that ends while it is being attached (a synchronous source) does not begin the next one on top of itself:
/// `begin` inside `begin` is left to the serializer, which makes endless synchronous rounds a loop.
@usableFromInline final class Rounds<Element>: Serializer, @unchecked Sendable {
    @usableFromInline let sink: Sink<Element>
    private let current: CurrentRound

    @usableFromInline init(_ sink: Sink<Element>) {
        self.sink = sink
        current = CurrentRound()
        super.init()
        sink.lifetime.add(current)
    }

    /// Attaches to `source`, once the round before has ended; its terminal event goes to `onStop`.
    @usableFromInline func begin(_ source: Observable<Element>, onStop: @escaping (TerminalEvent) -> Void) {
        run { [self] in
            let round = Round(sink.next, onStop, Lifetime(of: current))
            guard current.replace(by: round.lifetime) else { return }
            source.attach(
                Sink(
                    next: { [round] in round.next($0) }, stop: { [round] in round.stop($0) }, lifetime: round.lifetime))
        }
    }

    /// A source is subscribed to where the one before has ended, and not on a background queue.
    override func handOff(_ drain: @escaping @Sendable () -> Void) -> Bool { false }
}

/// One subscription: what both closures of its sink hold.
private final class Round<Element> {
    let lifetime: Lifetime
    private let forward: (Element) -> Void
    private let onStop: (TerminalEvent) -> Void

    init(_ forward: @escaping (Element) -> Void, _ onStop: @escaping (TerminalEvent) -> Void, _ lifetime: Lifetime) {
        self.forward = forward
        self.onStop = onStop
        self.lifetime = lifetime
    }

    func next(_ element: Element) {
        if !lifetime.isEnded { forward(element) }
    }

    func stop(_ stop: TerminalEvent) {
        guard lifetime.stop(with: stop) else { return }
        onStop(stop)
        lifetime.end()
    }
}

/// The subscription of the current round: what a chain has to undo for its rounds.
///
/// Sendable by contract: the variables are touched only under `lock`.
private final class CurrentRound: Teardown, @unchecked Sendable {
    private let lock = Lock()
    private var lifetime: Lifetime?
    private var isClosed = false

    /// Ends the round before; false when the chain has ended, also by that.
    func replace(by next: Lifetime) -> Bool {
        let previous = lock.withLock {
            defer { if !isClosed { lifetime = next } }
            return lifetime
        }
        // Here, so that a source is released before the next one begins, but only after its terminal event was forwarded.
        previous?.end()
        return lock.withLock { !isClosed }
    }

    override func run() {
        let last = lock.withLock {
            isClosed = true
            defer { lifetime = nil }
            return lifetime
        }
        last?.end()
    }
}
