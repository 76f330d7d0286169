import Synchronization

/// An action that a lifetime runs when it is disposed.
///
/// Sendable by contract: a teardown belongs to one `Lifetime`. The thread that adds it publishes it with a releasing
/// exchange, and the one thread that takes the whole list runs it.
@usableFromInline class Teardown: @unchecked Sendable {
    /// The next older teardown, owned by this one once it is published.
    @exclusivity(unchecked) fileprivate final var older: UnsafeMutableRawPointer?
    fileprivate let isOwned = Atomic<Bool>(false)

    #if DEBUG || Tracing
        final let tracer: (any Tracer)?
    #endif

    @usableFromInline init(_ origin: TraceOrigin = .current) {
        #if DEBUG || Tracing
            tracer = origin.tracer
        #endif
        #if Tracing
            Resources.incrementTotal()
        #endif
    }

    #if Tracing
        deinit { Resources.decrementTotal() }
    #endif

    /// Returns true if no lifetime owns the teardown yet: a client may give a disposable to several.
    final func claimOwnership() -> Bool { !isOwned.exchange(true, ordering: .relaxed) }

    /// Called at most once, on the thread that disposes the lifetime, and never under a lock.
    @usableFromInline func run() {}
}

/// The lifetime of one linear chain of operators: a flag that sources read before they emit, and a stack of teardowns.
///
/// A lifetime stops once, when its terminal event is claimed or when it is disposed; no event follows. Its teardowns run
/// once, through `dispose()`. A teardown cannot be removed before that; an operator that replaces subscriptions adds one
/// teardown that knows the current one.
///
/// The stack has no lock. `add` pushes with a compare-exchange. `dispose` takes the whole stack with one exchange and leaves
/// `closed` in its place, from which a later `add` knows that it has to run its teardown at once.
///
/// Most chains have one source, whose teardown is part of the lifetime: it saves an allocation for each subscription.
///
/// A subject also stores the closures of its observer in the lifetime.
///
/// Sendable by contract: `stopped` and `newest` are atomic; an exchange of `newest` publishes `source` and `olderThanSource`
/// as it does a teardown; `hasSource` belongs to the thread that subscribes, and `place` to the source; `observer` belongs
/// to the thread that subscribes, then to the serializer of the source, then to the thread that has removed it.
@usableFromInline class Lifetime: Teardown, @unchecked Sendable {
    @usableFromInline let stopped = Atomic<Bool>(false)
    /// Whether a source has stored its observer here; a second one needs another lifetime.
    @exclusivity(unchecked) @usableFromInline final var hasSource = false
    /// The place of the observer in its source; -1 if it has none.
    @exclusivity(unchecked) final var place: Int32 = -1
    /// The memory of a `StoredObserver`.
    @exclusivity(unchecked) @usableFromInline final var observer: (UInt, UInt, UInt, UInt) = (0, 0, 0, 0)
    private let newest = Atomic<UnsafeMutableRawPointer?>(nil)
    @exclusivity(unchecked) private final var source: Source?
    @exclusivity(unchecked) private final var olderThanSource: UnsafeMutableRawPointer?

    private static var closed: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: 1) }

    @usableFromInline override init(_ origin: TraceOrigin = .current) {
        super.init(origin)
        #if DEBUG || Tracing
            tracer?.made(self)
        #endif
    }

    /// Creates a lifetime that is disposed with `parent`, or before.
    @inlinable convenience init(within parent: Lifetime) {
        self.init()
        parent.add(self)
    }

    /// A chain that is freed before it has terminated is torn down as if it were disposed: `using` releases its resource.
    deinit { runTeardowns { $0.forgetObserver() } }

    /// The call stack of the subscription, if it was recorded.
    @usableFromInline var callStack: [String] { [] }

    // MARK: The terminal event

    /// Whether no further event may be delivered.
    @inlinable final var isStopped: Bool { stopped.load(ordering: .relaxed) }

    /// Claims the right to deliver the terminal event; returns false after termination or disposal.
    @inlinable final func claim() -> Bool { !stopped.exchange(true, ordering: .acquiringAndReleasing) }

    /// Claims the right to deliver `stop`; after termination or disposal, an error is reported to `Hooks`.
    @inlinable final func claim(_ stop: TerminalEvent) -> Bool {
        if claim() { return true }
        stop.drop()
        return false
    }

    /// Claims and forwards the terminal event of the source, runs `handler`, and then disposes; for the owner of the lifetime.
    @usableFromInline final func finish(
        _ stop: TerminalEvent, then handler: DisposedHandler? = nil, _ forward: (TerminalEvent) -> Void
    ) {
        guard claim(stop) else { return }
        forward(stop)
        handler?.run()
        dispose()
    }

    /// Forwards the terminal event of an operator, and releases the sources of the operator at once, even if
    /// `observe(on:)` has yet to deliver it.
    ///
    /// Not for a terminal event of a source: the owner of the source's lifetime releases that.
    @usableFromInline final func terminate(_ stop: TerminalEvent, _ forward: (TerminalEvent) -> Void) {
        if isStopped { return stop.drop() }
        forward(stop)
        // Not if another operator of the same chain holds the event back.
        if isStopped { dispose() }
    }

    /// Terminates the chain with the error of a link; apart from `terminate`, to save each emitter code.
    @usableFromInline @inline(never) final func fail(_ error: any Error, _ forward: (TerminalEvent) -> Void) {
        terminate(.failed(error), forward)
    }

    // MARK: Teardowns

    /// Adds a teardown; runs it at once if the lifetime has been disposed.
    @usableFromInline final func add(_ teardown: Teardown) {
        teardown.isOwned.store(true, ordering: .relaxed)
        let node = Unmanaged.passRetained(teardown)
        if push(node.toOpaque(), { teardown.older = $0 }) { return }
        teardown.older = nil
        node.release()
        teardown.run()
    }

    /// Removes the observer from `source` when the lifetime is disposed; at once if it has been.
    ///
    /// At most once for a lifetime, see `hasSource`.
    final func add(_ source: Source) {
        self.source = source
        if push(ownNode, { olderThanSource = $0 }) { return }
        self.source = nil
        source.remove(self)
    }

    /// The node of the stack that stands for `source`; distinct from all teardowns, which are aligned.
    private final var ownNode: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() + 1 }

    /// Pushes a node, unless the lifetime has been disposed; `link` stores the next older node.
    private final func push(_ node: UnsafeMutableRawPointer, _ link: (UnsafeMutableRawPointer?) -> Void) -> Bool {
        var seen = newest.load(ordering: .acquiring)
        while seen != Self.closed {
            link(seen)
            let (exchanged, original) = newest.weakCompareExchange(
                expected: seen, desired: node, successOrdering: .acquiringAndReleasing, failureOrdering: .acquiring)
            if exchanged { return true }
            seen = original
        }
        return false
    }

    /// Runs the teardowns once, the newest first.
    @usableFromInline final func dispose() { runTeardowns { $0.remove(self) } }

    private final func runTeardowns(_ leave: (Source) -> Void) {
        stopped.store(true, ordering: .releasing)
        var next = newest.exchange(Self.closed, ordering: .acquiringAndReleasing)
        if next == Self.closed { return }
        while let node = next {
            if node == ownNode {
                next = olderThanSource
                guard let source else { continue }
                self.source = nil
                leave(source)
            } else {
                let teardown = Unmanaged<Teardown>.fromOpaque(node).takeRetainedValue()
                next = teardown.older
                teardown.older = nil
                Unwinding.run({ teardown.run() }, later: teardown.run)
            }
        }
    }

    @usableFromInline override func run() { dispose() }

    /// Resets a disposed lifetime without a source, for an operator that reuses the only reference to it.
    @usableFromInline final func renew() {
        newest.store(nil, ordering: .relaxed)
        // An exchange, and not a store: a `dispose()` of another thread is seen.
        _ = stopped.exchange(false, ordering: .acquiringAndReleasing)
        #if DEBUG || Tracing
            tracer?.made(self)
        #endif
    }
}

extension Lifetime {
    /// Adds an action.
    @usableFromInline final func onDispose(_ action: @escaping () -> Void) { add(ActionTeardown(action)) }
}

private final class ActionTeardown: Teardown, @unchecked Sendable {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
        self.action = action
        super.init()
    }

    override func run() { action() }
}
