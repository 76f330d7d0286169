/// The owner of an operator's subscription to one source, for an operator that holds several or delays an end.
///
/// Its lifetime is claimed by the first terminal event. Nothing follows that; the event is handled, and then the source is
/// released. An operator writes what it does with an element, and at completion if the result continues; an error
/// terminates the result. It writes `next` or `stop` only if it handles events apart from the others, and then says why.
@usableFromInline protocol Upstream<Element>: SourceObserver, Receiver {
    /// The lifetime of the subscription, within that of the result.
    var lifetime: Lifetime { get }

    /// Handles the completion of the source; by default it terminates the result.
    func complete()

    /// Handles the terminal event; by default calls `complete()`, or terminates the result with the error.
    func finish(_ stop: TerminalEvent)

    /// Terminates the result.
    func terminate(_ stop: TerminalEvent)
}

extension Upstream {
    @inline(__always) @inlinable func attach(to source: Attach<Element>) { source(Sink(self, lifetime: lifetime)) }

    /// Attaches to a source whose elements reach `gate` first; apart, since most chains have no gate.
    @usableFromInline @inline(never) func attach(to source: Attach<Element>, for gate: ProducerGate?) {
        Trampoline.attach(for: gate) { attach(to: source) }
    }

    /// Attaches to a source that is released before those that were attached earlier.
    @inlinable func attach(to source: Attach<Element>, within parent: Lifetime) {
        parent.add(lifetime)
        attach(to: source)
    }

    @inline(__always) @inlinable func next(_ element: Element) {
        if !lifetime.isStopped { receive(element) }
    }

    @inlinable func stop(_ stop: TerminalEvent) { finishAtOnce(stop) }

    /// Returns false if the subscription has ended before.
    @discardableResult @inlinable func finishAtOnce(_ stop: TerminalEvent) -> Bool {
        guard lifetime.claim(stop) else { return false }
        finish(stop)
        lifetime.dispose()
        return true
    }

    @inlinable func finish(_ stop: TerminalEvent) {
        if case .completed = stop { complete() } else { terminate(stop) }
    }

    @inlinable func complete() { terminate(.completed) }
}

/// An upstream whose events wait for those of other sources, or of a timer.
///
/// A queued event is handled in its turn, and the source is released then.
@usableFromInline protocol SerializedUpstream: Upstream {
    var serializer: Serializer { get }
}

extension SerializedUpstream {
    @inline(__always) @inlinable func next(_ element: Element) {
        if lifetime.isStopped { return }
        // The observer retains the serializer: no retain for each element.
        Unmanaged.passUnretained(serializer)._withUnsafeGuaranteedRef { $0.send(element, to: self) }
    }

    @inlinable func stop(_ stop: TerminalEvent) { finishInTurn(stop) }

    @inlinable func finishInTurn(_ stop: TerminalEvent) {
        guard lifetime.claim(stop) else { return }
        serializer.send(stop) { [self] stop in
            finish(stop)
            lifetime.dispose()
        }
    }
}

extension SerializedUpstream where Self: Serializer {
    @inlinable var serializer: Serializer { self }

    @inline(__always) @inlinable func next(_ element: Element) {
        if !lifetime.isStopped { send(element, to: self) }
    }
}

/// The upstream of a source that delivers no element of the result, such as a trigger.
///
/// Elements and the completion are handled on the thread of the source, outside the serializer: inside it, that thread would
/// also deliver what other sources have enqueued. An error terminates the result in its turn.
@usableFromInline protocol SideUpstream: SerializedUpstream {}

extension SideUpstream {
    @inline(__always) @inlinable func next(_ element: Element) {
        if !lifetime.isStopped { receive(element) }
    }

    @inlinable func stop(_ stop: TerminalEvent) {
        if case .completed = stop { finishAtOnce(stop) } else { finishInTurn(stop) }
    }
}
