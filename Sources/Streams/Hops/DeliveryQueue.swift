/// The events of one `observe(on:)` that its scheduler has not delivered yet.
///
/// Scheduled work knows the queue, and the queue knows the observer only while events are pending. So a disposed chain is
/// released although work that is scheduled for it still has to run. As a teardown of the chain, the queue discards the
/// pending events.
///
/// Sendable by contract: the variables are touched only under `lock`.
@usableFromInline final class DeliveryQueue<Element: Sendable>: SpecializedTeardown, @unchecked Sendable {
    @usableFromInline enum Taken {
        case elements
        case stop(TerminalEvent)
        case nothing
    }

    /// Idle while no event is pending or being delivered.
    @usableFromInline let drainState = DrainState()
    @usableFromInline let lock = Lock()
    @exclusivity(unchecked) @usableFromInline final var elements = Queue<Element>()
    @exclusivity(unchecked) @usableFromInline final var terminal: TerminalEvent?
    @exclusivity(unchecked) @usableFromInline final var observer: ObserveOn<Element>?
    @exclusivity(unchecked) @usableFromInline final var isClosed = false

    @inlinable init() { super.init { unsafeDowncast($0, to: DeliveryQueue.self).close() } }

    /// The observer of the pending events.
    @inlinable var pending: ObserveOn<Element>? { lock.withLock { observer } }

    /// Adds an event; true if the caller has to schedule the delivery to `observer`.
    @inline(__always) @inlinable func add(for observer: ObserveOn<Element>, _ append: () -> Void) -> Bool {
        lock.withLock {
            if isClosed { return false }
            append()
            guard drainState.enterOrQueue() else { return false }
            self.observer = observer
            return true
        }
    }

    /// Moves up to `count` elements to `batch`, or takes the terminal event after the last of them.
    ///
    /// If no event is pending, the queue is idle afterwards.
    @inlinable func take(_ count: Int, into batch: inout Queue<Element>) -> Taken {
        lock.withLock {
            if elements.isEmpty {
                defer { terminal = nil }
                if let terminal { return .stop(terminal) }
                leave()
                return .nothing
            }
            if elements.count <= count {
                swap(&elements, &batch)
            } else {
                elements.move(count, to: &batch)
            }
            return .elements
        }
    }

    /// Whether events are pending, which the queue then keeps `observer` for; otherwise it is idle afterwards.
    @inlinable func isPending(for observer: ObserveOn<Element>) -> Bool {
        lock.withLock {
            let isPending = !elements.isEmpty || terminal != nil
            if isPending { self.observer = observer } else { leave() }
            return isPending
        }
    }

    /// Under the lock; the caller keeps the observer, which is therefore not released here.
    @inlinable func leave() {
        observer = nil
        drainState.leaveEmpty()
    }

    /// Discards the pending events, and accepts no more.
    @inlinable func close() {
        var discarded = Queue<Element>()
        var observer: ObserveOn<Element>?
        var terminal: TerminalEvent?
        lock.withLock {
            isClosed = true
            discarded = elements.takeAll()
            // Not swapped, for which debug builds would look up the types.
            (observer, terminal) = (self.observer, self.terminal)
            self.observer = nil
            self.terminal = nil
        }
        // Released outside the lock.
        _ = consume discarded
        withExtendedLifetime((observer, terminal)) {}
    }
}

/// A teardown whose action a generic subclass makes: an override would be code for any type, which is slow.
@usableFromInline class SpecializedTeardown: Teardown, @unchecked Sendable {
    /// Receives the teardown; captures nothing.
    private let action: (SpecializedTeardown) -> Void

    @usableFromInline init(_ action: @escaping (SpecializedTeardown) -> Void) {
        self.action = action
        super.init()
    }

    @usableFromInline final override func run() { action(self) }
}
