import Synchronization

/// Subscribes to one source after another; implements `concat`, `retry`, `retry(when:)` and `catch(sequence:)`.
///
/// A source that terminates while it is being attached leaves the next one to the call that attaches it, which makes a
/// loop of endless synchronous sources, and no recursion.
///
/// Sendable by contract: there is one source at a time. `waiting` is set after the previous one has terminated, and
/// `requests` orders that before the thread that attaches reads it.
@usableFromInline class SequentialSubscriber<Element>: @unchecked Sendable {
    @usableFromInline final let sink: Sink<Element>
    @usableFromInline final let current = SerialTeardown()
    /// The source that is attached next.
    @exclusivity(unchecked) @usableFromInline final var waiting: Observable<Element>?
    /// 1 while a source is being attached, 2 if that has terminated and the next one waits.
    @usableFromInline final let requests = Atomic<Int>(0)
    /// Whether `waiting` is the last source, which is attached to the result: nothing of the operator remains then.
    @exclusivity(unchecked) @usableFromInline final var isLast = false
    /// The gate for the sources.
    @usableFromInline final let gate = Trampoline.gate

    @inlinable init(_ sink: Sink<Element>) {
        self.sink = sink
        sink.lifetime.add(current)
    }

    /// Subscribes to `source`, once the previous source has terminated.
    ///
    /// - Parameter onStop: receives the terminal event; must do the same in each call, since the call that attaches the
    ///   previous source attaches this one, too. Not a method to override, which would not be specialized.
    @inlinable final func subscribe(to source: Observable<Element>, onStop: @escaping (TerminalEvent) -> Void) {
        waiting = source
        guard requests.add(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
        attachAll(onStop)
    }

    /// Attaches the source that waits, and then those that wait at the end of that.
    @inlinable final func attachAll(_ onStop: @escaping (TerminalEvent) -> Void) {
        if let gate { return attach(at: gate, onStop) }
        Trampoline.unmanaged._withUnsafeGuaranteedRef { trampoline in
            trampoline.unwindingAnew {
                while attachNext(trampoline, onStop), !leaveToScheduler(onStop) {}
            }
        }
    }

    /// Schedules the attachment of the source that waits; returns false, without effect, if the thread that has attached the
    /// one before may attach it.
    @usableFromInline func leaveToScheduler(_ onStop: @escaping (TerminalEvent) -> Void) -> Bool { false }

    /// Attaches at most as many sources as a loop has steps in a turn, and then waits for room.
    ///
    /// Not at the first source without room: the next one may be a subject, whose events would be lost. The limit of a buffer
    /// has room for the elements of 256 short sources; a longer one waits for itself.
    @inlinable @inline(never)
    final func attach(at gate: ProducerGate, _ onStop: @escaping (TerminalEvent) -> Void) {
        Trampoline.enter {
            let trampoline = Trampoline.current
            var (attached, attachedWithoutRoom) = (0, 0)
            while attachNext(trampoline, onStop), !leaveToScheduler(onStop) {
                attached += 1
                if !gate.hasRoom { attachedWithoutRoom += 1 }
                if attached == Trampoline.stepsPerTurn || attachedWithoutRoom == Trampoline.stepsPerTurn / 4 {
                    trampoline.stepsLeft = 0
                    return trampoline.enqueue({ [self] in attach(at: gate, onStop) }, for: gate)
                }
            }
        }
    }

    /// Attaches the source that waits; returns true if it has terminated during that and another one waits.
    @inlinable final func attachNext(_ trampoline: Trampoline, _ onStop: @escaping (TerminalEvent) -> Void) -> Bool {
        attachWaiting(onStop)
        trampoline.releaseDisposed()
        return requests.subtract(1, ordering: .acquiringAndReleasing).newValue > 0
    }

    @inlinable final func attachWaiting(_ onStop: @escaping (TerminalEvent) -> Void) {
        if isLast { return attachLast() }
        let lifetime = Lifetime(.part(of: current))
        guard let source = waiting.take(), current.replace(by: lifetime) else { return }
        let upstream = ForwardingUpstream(sink, lifetime, onStop)
        Trampoline.attach(for: gate) { upstream.attach(to: source.attach) }
    }

    @inlinable final func attachLast() {
        guard let source = waiting.take(), current.leave(sink.lifetime) else { return }
        Trampoline.attachLast(source, to: sink, for: gate)
    }
}

/// Forwards the elements of a source, and hands its terminal event to `onStop`.
@usableFromInline final class ForwardingUpstream<Element>: Upstream {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let lifetime: Lifetime
    @usableFromInline let onStop: (TerminalEvent) -> Void

    @inlinable init(_ sink: Sink<Element>, _ lifetime: Lifetime, _ onStop: @escaping (TerminalEvent) -> Void) {
        self.sink = sink
        self.lifetime = lifetime
        self.onStop = onStop
    }

    @inlinable func receive(_ element: Element) { sink.emit(element) }

    @inlinable func terminate(_ stop: TerminalEvent) { onStop(stop) }
}

/// The teardown that disposes the current one of several successive lifetimes.
///
/// Sendable by contract: the variables are accessed only under `lock`.
@usableFromInline final class SerialTeardown: Teardown, @unchecked Sendable {
    private let lock = Lock()
    private var lifetime: Lifetime?
    private var isClosed = false

    @usableFromInline init() { super.init(halting: .always) }

    /// Disposes the previous lifetime; returns false if the chain has been disposed, possibly as a result of that.
    @usableFromInline func replace(by next: Lifetime) -> Bool {
        let (previous, isOpen) = lock.withLock {
            defer { if !isClosed { lifetime = next } }
            return (lifetime, !isClosed)
        }
        guard let previous else { return isOpen }
        // A source is released before the next one is subscribed to, and after its terminal event was forwarded.
        previous.dispose()
        return lock.withLock { !isClosed }
    }

    /// Disposes the last lifetime, and is no longer a teardown of `chain`; returns false if that has been disposed.
    @usableFromInline func leave(_ chain: Lifetime) -> Bool {
        let (last, isOpen) = lock.withLock {
            defer { if !isClosed { lifetime = nil } }
            return (lifetime, !isClosed)
        }
        guard isOpen else { return false }
        last?.dispose()
        chain.removeIfNewest(self)
        return lock.withLock { !isClosed } && !chain.isStopped
    }

    @usableFromInline override func halt() {
        let current = lock.withLock {
            isClosed = true
            return lifetime
        }
        current?.halt()
    }

    @usableFromInline override func run() {
        let last = lock.withLock {
            isClosed = true
            defer { lifetime = nil }
            return lifetime
        }
        last?.dispose()
    }
}
