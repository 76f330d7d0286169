import Synchronization

/// Something to undo when a chain ends.
///
/// Sendable by contract: a node belongs to one `Lifetime`, is linked by the thread that publishes it with a releasing
/// store, and is run by the one thread that takes the whole list.
@usableFromInline class Teardown: @unchecked Sendable {
    /// The next older node, owned by this one once it is published.
    @exclusivity(unchecked) fileprivate final var below: UnsafeMutableRawPointer?

    #if DEBUG || TRACE_RESOURCES
        fileprivate final let tracer: (any Tracer)?

        fileprivate init(tracer: (any Tracer)?) {
            self.tracer = tracer
            #if TRACE_RESOURCES
                Resources.incrementTotal()
            #endif
        }
    #endif

    @usableFromInline init() {
        #if DEBUG || TRACE_RESOURCES
            tracer = Tracing.tracer
        #endif
        #if TRACE_RESOURCES
            Resources.incrementTotal()
        #endif
    }

    #if TRACE_RESOURCES
        deinit { Resources.decrementTotal() }
    #endif

    /// Undoes it.
    ///
    /// Called at most once, on whichever thread ends the lifetime, never under a lock.
    @usableFromInline func run() {}
}

/// The life of one linear chain of operators: a flag that sources look at before they emit, and what to undo at the
/// end, newest first.
///
/// A lifetime ends once, through `end()`. Before that it may be `stopped`: a terminal event has been claimed and is
/// being delivered, so nothing else may follow it.
///
/// Teardowns form a stack without a lock: `add` pushes with a compare-exchange, `end` takes all with one exchange and
/// leaves `closed` behind, so a late `add` sees that it came too late and runs at once.
///
/// Sendable by contract: its only mutable state is atomic.
@usableFromInline class Lifetime: Teardown, Cancelable, @unchecked Sendable {
    @usableFromInline let stopped = Atomic<Bool>(false)
    private let top = Atomic<UnsafeMutableRawPointer?>(nil)

    private static var closed: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: 1) }

    /// Whether nothing may be delivered any more.
    @inlinable final var isEnded: Bool { stopped.load(ordering: .relaxed) }

    @usableFromInline override init() {
        super.init()
        #if DEBUG || TRACE_RESOURCES
            tracer?.made(self)
        #endif
    }

    #if DEBUG || TRACE_RESOURCES
        fileprivate override init(tracer: (any Tracer)?) {
            super.init(tracer: tracer)
            tracer?.made(self)
        }
    #endif

    /// The lifetime of a source that the operator `owner` is part of subscribes to while it runs.
    @usableFromInline init(of owner: Teardown) {
        #if DEBUG || TRACE_RESOURCES
            super.init(tracer: owner.tracer)
            tracer?.made(self)
        #else
            super.init()
        #endif
    }

    /// The lifetime of a whole chain, made by whoever subscribes.
    @usableFromInline static func root(handlesErrors: Bool = true) -> Lifetime {
        if !handlesErrors, Hooks.recordCallStackOnError {
            return RecordedLifetime(Hooks.customCaptureSubscriptionCallstack())
        }
        #if DEBUG || TRACE_RESOURCES
            return Lifetime(tracer: Tracing.tracer?.root)
        #else
            return Lifetime()
        #endif
    }

    /// Where the chain was subscribed to, if that is recorded.
    @usableFromInline var callStack: [String] { [] }

    /// A lifetime that is not that of a subscription.
    @usableFromInline static func unrelated() -> Lifetime {
        #if DEBUG || TRACE_RESOURCES
            Lifetime(tracer: nil)
        #else
            Lifetime()
        #endif
    }

    /// A lifetime that ends with `parent`, and can end sooner.
    @inlinable convenience init(within parent: Lifetime) {
        self.init()
        parent.add(self)
    }

    /// A chain that is freed without having terminated is undone like one that is disposed: `using` releases its
    /// resource, and a task that awaits the chain is resumed.
    deinit { end() }

    /// Claims the right to deliver the terminal event; false when it came too late.
    @inlinable final func stop() -> Bool { !stopped.exchange(true, ordering: .acquiringAndReleasing) }

    /// Claims the right to deliver `stop`; an error that comes too late is told to `Hooks`.
    @inlinable final func stop(with stop: TerminalEvent) -> Bool {
        if self.stop() { return true }
        stop.drop()
        return false
    }

    /// Forwards the terminal event of an operator, or drops it after the end; then releases the sources of the operator at
    /// once, also where a hop still has to deliver the event.
    ///
    /// Not for a terminal event that comes from a source, which is released by the owner of the lifetime.
    @usableFromInline final func terminate(_ stop: TerminalEvent, _ forward: (TerminalEvent) -> Void) {
        if isEnded { return stop.drop() }
        forward(stop)
        // Not where an operator of the same lifetime holds the event back.
        if isEnded { end() }
    }

    /// Begins anew, as if just made: for the only one who knows it, after its end.
    @usableFromInline final func renew() {
        top.store(nil, ordering: .relaxed)
        // An exchange, and not a store: whoever ends it meanwhile is seen.
        _ = stopped.exchange(false, ordering: .acquiringAndReleasing)
        #if DEBUG || TRACE_RESOURCES
            tracer?.made(self)
        #endif
    }

    /// Runs what was added, newest first, once.
    @usableFromInline final func end() {
        stopped.store(true, ordering: .releasing)
        Self.walk(top.exchange(Self.closed, ordering: .acquiringAndReleasing)) { $0.run() }
    }

    /// Adds something to undo; undoes it at once when the lifetime has ended.
    @usableFromInline final func add(_ teardown: Teardown) {
        let node = Unmanaged.passRetained(teardown)
        var seen = top.load(ordering: .acquiring)
        while seen != Self.closed {
            teardown.below = seen
            let (exchanged, original) = top.weakCompareExchange(
                expected: seen, desired: node.toOpaque(), successOrdering: .acquiringAndReleasing,
                failureOrdering: .acquiring)
            if exchanged { return }
            seen = original
        }
        teardown.below = nil
        node.release()
        teardown.run()
    }

    private static func walk(_ top: UnsafeMutableRawPointer?, _ visit: (Teardown) -> Void) {
        guard top != closed else { return }
        var pointer = top
        while let node = pointer.map({ Unmanaged<Teardown>.fromOpaque($0).takeRetainedValue() }) {
            pointer = node.below
            node.below = nil
            visit(node)
        }
    }

    @usableFromInline override func run() { end() }

    // MARK: Cancelable

    @usableFromInline final var isDisposed: Bool { isEnded }

    @usableFromInline final func dispose() { end() }
}

extension Unmanaged where Instance: Lifetime {
    /// Whether there is exactly one reference to the lifetime.
    ///
    /// Not a property of the lifetime: in debug builds the call of a method retains the object.
    @inlinable var isKnownOnce: Bool {
        // The only reference, borrowed.
        var only = takeRetainedValue()
        defer { _ = Unmanaged.passRetained(only) }
        return isKnownUniquelyReferenced(&only)
    }
}

extension Lifetime {
    /// Adds an action.
    @usableFromInline final func onEnd(_ action: @escaping () -> Void) { add(ActionTeardown(action)) }

    /// Adds a disposable.
    @usableFromInline final func own(_ disposable: any Disposable) {
        if type(of: disposable) == NopDisposable.self { return }
        add(DisposableTeardown(disposable))
    }
}

private final class ActionTeardown: Teardown, @unchecked Sendable {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
        self.action = action
        super.init()
    }

    override func run() { action() }
}

/// Disposes a disposable; with an action instead, each would cost the allocation of a closure.
private final class DisposableTeardown: Teardown, @unchecked Sendable {
    private let disposable: any Disposable

    init(_ disposable: any Disposable) {
        self.disposable = disposable
        super.init()
    }

    override func run() { disposable.dispose() }
}

/// The lifetime of a chain whose subscriber handles no errors.
private final class RecordedLifetime: Lifetime, @unchecked Sendable {
    private let recorded: [String]

    override var callStack: [String] { recorded }

    init(_ callStack: [String]) {
        recorded = callStack
        #if DEBUG || TRACE_RESOURCES
            super.init(tracer: Tracing.tracer?.root)
        #else
            super.init()
        #endif
    }
}
