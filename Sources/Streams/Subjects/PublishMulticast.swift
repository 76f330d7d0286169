import Synchronization

/// A multicast without a replay: the state of a publish subject.
@usableFromInline final class PublishMulticast<Element>: Multicast<Element>, Receiver, @unchecked Sendable {
    @inlinable override init() { super.init() }

    @inlinable func next(_ element: Element) { send(element, to: self) }

    @inline(__always) @inlinable func receive(_ element: Element) { deliver(element) }

    @usableFromInline func stop(_ stop: TerminalEvent) {
        send(stop) { [self] stop in
            if isStopped.load(ordering: .relaxed) { return }
            publish { stop }
            deliverStop(stop)
        }
    }

    /// Adds an observer, or sends it the terminal event.
    @inlinable func attach(_ sink: Sink<Element>) {
        if let stopped { return sink.stop(stopped) }
        let lifetime = sink.lifetime
        if lifetime.hasSource { return attach(sink.forFurtherSource) }
        lifetime.storeObserver(sink)
        var isAdded = true
        update({ isAdded = insert(lifetime) }, otherwise: { [self] in add(lifetime) })
        if isAdded { register(lifetime) } else { reject(lifetime) }
    }
}
