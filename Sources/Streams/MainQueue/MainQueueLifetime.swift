extension Observable {
    /// The sequence with subscriptions that the main queue disposes of, also if another thread unsubscribes.
    @inlinable @inline(never) final func disconnectedOnMainQueue() -> Observable<Element> {
        let source = attach
        return Observable { sink in
            let lifetime = MainQueueLifetime()
            sink.lifetime.add(lifetime)
            ForwardingUpstream(sink, lifetime, sink.stop).attach(to: source)
        }
    }
}

/// A lifetime of which another thread stops the events, and the main queue releases the source and its elements.
@usableFromInline final class MainQueueLifetime: Lifetime, @unchecked Sendable {
    @usableFromInline init() { super.init() }

    /// Stops at once, and disposes on the main queue.
    @usableFromInline override func run() {
        if MainQueue.isCurrent { return dispose() }
        _ = claim()
        MainQueue.async { [self] in dispose() }
    }
}
