import Synchronization

/// Which teardowns halt sources: known without a call, since each end of a chain asks.
@usableFromInline enum Halting: Sendable {
    case never
    /// A lifetime that has stopped has halted its sources.
    case untilStopped
    case always
}

/// An action that a lifetime runs when it is disposed.
///
/// Sendable by contract: a teardown belongs to one `Lifetime`. The thread that adds it publishes it with a releasing
/// exchange, and the one thread that takes the whole list runs it.
@usableFromInline class Teardown: @unchecked Sendable {
    /// The next older teardown, owned by this one once it is published.
    fileprivate let older = DiagnosticAtomic<UnsafeMutableRawPointer?>(nil)
    fileprivate let isOwned = Atomic<Bool>(false)
    fileprivate let halting: Halting

    #if DEBUG || Tracing
        final let tracer: (any Tracer)?
    #endif

    @usableFromInline init(_ origin: TraceOrigin = .current, halting: Halting = .never) {
        self.halting = halting
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

    /// Stops the sources that `run()` will release: until then they send nothing and subscribe to nothing.
    @usableFromInline func halt() {}
}

/// The lifetime of one linear chain of operators: a flag that sources read before they emit, and a stack of teardowns.
///
/// A lifetime stops once, when its terminal event is claimed or when it is disposed; no event follows. Its teardowns run
/// once, through `dispose()`. Only the newest teardown can be removed before that; an operator that replaces subscriptions
/// adds one teardown that knows the current one.
///
/// All sources halt first, before client code learns of the end: otherwise a source whose release makes another one fail
/// would have the `retry` of that one subscribe again, without an end.
///
/// The stack has no lock. `add` pushes with a compare-exchange. `dispose` takes the whole stack with one exchange and leaves
/// `closed` in its place, from which a later `add` knows that it has to run its teardown at once. A thread that halts the
/// sources takes the stack, too, and puts it back.
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
    /// In place of the stack while a thread has taken it to halt the sources.
    private static var taken: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: 4) }

    @usableFromInline override init(_ origin: TraceOrigin = .current, halting: Halting = .untilStopped) {
        super.init(origin, halting: halting)
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
    deinit { close { $0.forgetObserver() } }

    /// The call stack of the subscription, if it was recorded.
    @usableFromInline var callStack: [String] { [] }

    // MARK: The terminal event

    /// Whether no further event may be delivered.
    @inlinable final var isStopped: Bool { stopped.load(ordering: .relaxed) }

    /// Claims the right to deliver the terminal event; returns false after termination or disposal.
    @usableFromInline final func claim() -> Bool {
        if stopped.exchange(true, ordering: .acquiringAndReleasing) { return false }
        if Self.halts(newest.load(ordering: .relaxed)) { haltSources() }
        return true
    }

    /// Claims the right to deliver `stop`; after termination or disposal, an error is reported to `Hooks`.
    @inlinable final func claim(_ stop: TerminalEvent) -> Bool {
        if claim() { return true }
        stop.drop()
        return false
    }

    /// Claims and forwards the terminal event of the source, runs `handler`, and then disposes; for the owner of the lifetime.
    @inline(__always) @usableFromInline final func finish(
        _ stop: TerminalEvent, then handler: DisposedHandler? = nil, _ forward: (TerminalEvent) -> Void
    ) {
        guard claim(stop) else { return }
        // Another thread may have disposed of the chain while its sources halted: then its teardowns have run.
        if newest.load(ordering: .relaxed) == Self.closed { return stop.drop() }
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
        if push(node.toOpaque(), halts: teardown.halting != .never, { teardown.older.store($0, ordering: .relaxed) }) {
            return
        }
        teardown.older.store(nil, ordering: .relaxed)
        node.release()
        teardown.run()
    }

    /// Removes a teardown that has nothing left to do, if it is the newest one.
    ///
    /// For a loop of sources that follow each other, whose teardowns would pile up. The node can be freed, since no thread
    /// reads a node that is in the stack: a thread that runs or halts the teardowns has taken all of them out.
    @discardableResult @usableFromInline final func removeIfNewest(_ teardown: Teardown) -> Bool {
        let node = Unmanaged.passUnretained(teardown)
        let seen = newest.load(ordering: .acquiring)
        guard Self.withoutBit(seen) == node.toOpaque() else { return false }
        // Another thread may be taking the stack apart: the exchange fails then.
        let older = teardown.older.load(ordering: .relaxed)
        let desired = Self.halts(seen) ? older : Self.withoutBit(older)
        guard newest.compareExchange(expected: seen, desired: desired, ordering: .acquiringAndReleasing).exchanged
        else {
            return false
        }
        teardown.older.store(nil, ordering: .relaxed)
        node.release()
        return true
    }

    /// Removes the observer from `source` when the lifetime is disposed; at once if it has been.
    ///
    /// At most once for a lifetime, see `hasSource`.
    final func add(_ source: Source) {
        self.source = source
        if push(ownNode, halts: false, { olderThanSource = $0 }) { return }
        self.source = nil
        source.remove(self)
    }

    /// The node of the stack that stands for `source`; distinct from all teardowns, which are aligned.
    private final var ownNode: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() + 1 }

    /// Pushes a node, unless the lifetime has been disposed; `link` stores the next older node.
    private final func push(
        _ node: UnsafeMutableRawPointer, halts: Bool, _ link: (UnsafeMutableRawPointer?) -> Void
    ) -> Bool {
        var seen = newest.load(ordering: .acquiring)
        while seen != Self.closed, seen != Self.taken {
            link(seen)
            let (exchanged, original) = newest.weakCompareExchange(
                expected: seen, desired: halts || Self.halts(seen) ? node + Int(Self.haltsBit) : node,
                successOrdering: .acquiringAndReleasing, failureOrdering: .acquiring)
            if exchanged { return true }
            seen = original
        }
        return false
    }

    /// The bit of a node that has to halt, or has an older one that has to.
    private static var haltsBit: UInt { 2 }

    private static func halts(_ node: UnsafeMutableRawPointer?) -> Bool { UInt(bitPattern: node) & haltsBit != 0 }

    private static func withoutBit(_ node: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: node) & ~haltsBit)
    }

    private static func teardown(_ node: UnsafeMutableRawPointer) -> Unmanaged<Teardown> {
        .fromOpaque(withoutBit(node).unsafelyUnwrapped)
    }

    private final func isOwnNode(_ node: UnsafeMutableRawPointer) -> Bool { UInt(bitPattern: node) & 1 != 0 }

    // MARK: The end

    @usableFromInline override func halt() { _ = claim() }

    /// Has the sources of the lifetime halt.
    final func haltSources() {
        var seen = newest.load(ordering: .relaxed)
        while Self.halts(seen) {
            let (exchanged, original) = newest.weakCompareExchange(
                expected: seen, desired: Self.taken, successOrdering: .acquiringAndReleasing,
                failureOrdering: .relaxed)
            if exchanged { return haltTaken(seen) }
            seen = original
        }
    }

    /// Has the sources of the taken stack halt, and puts it back, or runs the teardowns if another thread has disposed.
    private final func haltTaken(_ nodes: UnsafeMutableRawPointer?) {
        halt(nodes)
        // Without the bit, so that they halt once.
        let halted = Self.withoutBit(nodes)
        let isBack = newest.compareExchange(
            expected: Self.taken, desired: halted, ordering: .acquiringAndReleasing
        ).exchanged
        if !isBack { runTeardowns(nodes) { $0.remove(self) } }
    }

    private final func halt(_ nodes: UnsafeMutableRawPointer?) {
        var next = nodes
        while let node = next, Self.halts(node) {
            if isOwnNode(node) {
                next = olderThanSource
            } else {
                next = Self.teardown(node)._withUnsafeGuaranteedRef { teardown in
                    if teardown.isToHalt { Unwinding.halt(teardown) }
                    return teardown.older.load(ordering: .relaxed)
                }
            }
        }
    }

    /// Runs the teardowns once, the newest first.
    @usableFromInline final func dispose() { close { $0.remove(self) } }

    @inline(__always) private final func close(_ leave: (Source) -> Void) {
        stopped.store(true, ordering: .releasing)
        let nodes = newest.exchange(Self.closed, ordering: .acquiringAndReleasing)
        // Otherwise the thread that halts the sources runs the teardowns.
        if nodes == Self.closed || nodes == Self.taken { return }
        if Self.halts(nodes) { haltSeveral(nodes) }
        runTeardowns(nodes, leave)
    }

    /// A single teardown halts its sources itself.
    private final func haltSeveral(_ nodes: UnsafeMutableRawPointer?) {
        guard let nodes else { return }
        let isAboveOthers = isOwnNode(nodes) || Self.teardown(nodes)._withUnsafeGuaranteedRef { $0.hasOlder }
        if isAboveOthers { halt(nodes) }
    }

    @inline(__always) private final func runTeardowns(_ nodes: UnsafeMutableRawPointer?, _ leave: (Source) -> Void) {
        var next = nodes
        while let node = next {
            if isOwnNode(node) {
                next = olderThanSource
                guard let source else { continue }
                self.source = nil
                leave(source)
            } else {
                let teardown = Self.teardown(node).takeRetainedValue()
                next = teardown.older.load(ordering: .relaxed)
                teardown.older.store(nil, ordering: .relaxed)
                Unwinding.run({ teardown.run() }, later: teardown.run)
            }
        }
    }

    @usableFromInline override func run() { dispose() }

    /// Resets a disposed lifetime without a source, for an operator that reuses it.
    ///
    /// Apart from the operator, only the list of its subscriptions knows the lifetime.
    @usableFromInline final func renew() {
        newest.store(nil, ordering: .relaxed)
        // An exchange, and not a store: a `dispose()` of another thread is seen.
        _ = stopped.exchange(false, ordering: .acquiringAndReleasing)
        #if DEBUG || Tracing
            tracer?.made(self)
        #endif
    }
}

extension Teardown {
    fileprivate final var hasOlder: Bool { older.load(ordering: .relaxed) != nil }

    fileprivate final var isToHalt: Bool {
        switch halting {
        case .never: false
        case .untilStopped: !unsafeDowncast(self, to: Lifetime.self).isStopped
        case .always: true
        }
    }
}
