import Synchronization

/// How long a shared sequence remembers.
public enum SubjectLifetimeScope: Sendable {
    /// As long as somebody is subscribed and the source runs: whoever comes later begins anew.
    case whileConnected
    /// For ever: whoever comes later receives what is remembered, and the end if it has come.
    case forever
}

extension ObservableType where Element: Sendable {
    /// One subscription to the source for all observers.
    ///
    ///     source:              --1--2--3--
    ///     first:               --1--2--3--
    ///     second (replay: 1):       ^2-3--
    ///
    /// The first observer connects, the last one to leave disconnects. A newcomer receives the latest `replay` elements
    /// before any other. What happens to those who come later:
    ///
    ///     scope            after the last one left            after the source stopped
    ///     whileConnected   nothing replayed, new subscription nothing replayed, new subscription
    ///     forever          replay, new subscription           replay and the stop, no new subscription
    ///
    /// Any number of threads may subscribe at the same time: the source is subscribed to once. Observers are served in
    /// the order in which they came. If the source emits while it is being subscribed to, an observer that subscribes
    /// during that delivery shares the subscription, also when the last other observer has been disposed.
    ///
    ///     let ticks = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).share(replay: 1)
    @inlinable
    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
        precondition(replay >= 0, "share(replay:scope:) needs a count that is not negative.")
        return asObservable().shared(replay: replay, scope: scope)
    }
}

extension Observable {
    @inlinable final func shared(replay: Int, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
        SharedObservable(Shared(self, replay: replay, scope: scope))
    }
}

/// The result of `share`.
@usableFromInline final class SharedObservable<Element>: Observable<Element> {
    @usableFromInline let shared: Shared<Element>

    @inlinable init(_ shared: Shared<Element>) {
        self.shared = shared
        super.init { sink in shared.attach(sink) }
    }
}

extension SharedObservable: @unchecked Sendable where Element: Sendable {}

extension Observable {
    /// The sequence for the only one of its observers, if there is one, to subscribe to once at a time.
    @inlinable final var upstream: Observable<Element> {
        guard let shared = (self as? SharedObservable)?.shared else { return self }
        let upstream = Upstream(shared)
        return Observable { sink in upstream.attach(sink) }
    }
}

/// What is shared, for one who will share it again: if nobody else knows it, once is enough.
///
/// Sendable by contract: `shared` does not change.
@usableFromInline final class Upstream<Element>: @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline final var shared: Shared<Element>

    @inlinable init(_ shared: Shared<Element>) { self.shared = shared }

    @inlinable func attach(_ sink: Sink<Element>) {
        if isKnownUniquelyReferenced(&shared), shared.isUnused {
            shared.source.attach(sink)
        } else {
            shared.attach(sink)
        }
    }
}

/// What one `share` subscribes to, and to whose hub.
@usableFromInline final class Shared<Element>: @unchecked Sendable {
    @usableFromInline let source: Observable<Element>
    @usableFromInline let replay: Int
    @usableFromInline let lasting: Hub<Element>?
    @usableFromInline let place = Place<Element>()

    @inlinable init(_ source: Observable<Element>, replay: Int, scope: SubjectLifetimeScope) {
        self.source = source
        self.replay = replay
        lasting = scope == .forever ? Hub(limit: replay, replaysAfterStop: true) : nil
    }

    /// Whether nobody is subscribed, nor anything kept for those to come.
    @inlinable var isUnused: Bool { lasting == nil && place.isFree }

    @inlinable func attach(_ sink: Sink<Element>) {
        let (connection, isFirst) = place.join {
            let connection = Connection(lasting ?? Hub(limit: replay, replaysAfterStop: true))
            connection.hub.observers.anchor()
            return connection
        }
        let observer = isFirst ? ConnectionObserver(connection, place, isLasting: lasting != nil) : nil
        sink.lifetime.onEnd { [place] in
            if place.leave(connection) { connection.lifetime.end() }
        }
        // A synchronous source is heard by the first observer only when that is in its place.
        connection.hub.attach(sink)
        if let observer, !place.isOver, !connection.lifetime.isEnded { observer.attach(to: source) }
    }
}

/// The observer of a connection's source.
///
/// When the source releases it without a terminal event, no event can reach the observers of the connection, and they
/// are released, too.
///
/// Sendable by contract: nothing in it changes.
@usableFromInline final class ConnectionObserver<Element>: @unchecked Sendable {
    @usableFromInline let connection: Connection<Element>
    /// Those of `connection`, at hand for each element.
    @usableFromInline let hub: Hub<Element>
    @usableFromInline let lifetime: Lifetime
    @usableFromInline let place: Place<Element>
    @usableFromInline let isLasting: Bool

    /// The hub of `connection` is anchored.
    @inlinable init(_ connection: Connection<Element>, _ place: Place<Element>, isLasting: Bool) {
        self.connection = connection
        hub = connection.hub
        lifetime = connection.lifetime
        self.place = place
        self.isLasting = isLasting
    }

    deinit { connection.hub.observers.unanchor() }

    @inlinable func attach(to source: Observable<Element>) {
        source.attach(
            Sink(next: { [self] in next($0) }, stop: { [self] in stop($0) }, lifetime: connection.lifetime))
        connection.isOpening.store(false, ordering: .relaxed)
    }

    @inlinable func next(_ element: Element) {
        if lifetime.isEnded { return }
        if connection.isOpening.load(ordering: .relaxed) {
            place.hold(connection) { hub.next(element) }
        } else {
            hub.next(element)
        }
    }

    @usableFromInline func stop(_ stop: TerminalEvent) {
        guard connection.lifetime.stop(with: stop) else { return }
        // First forgotten, then told: who subscribes again from inside the callback begins anew, or, where the hub is the
        // same for ever, receives the stop without subscribing to the source again.
        place.forget(connection, isLast: isLasting)
        connection.lifetime.end()
        connection.hub.stop(stop)
    }
}

/// One subscription to the source and those who share it.
///
/// Sendable by contract: `observers` is touched only under the lock of its `Place`.
@usableFromInline final class Connection<Element>: @unchecked Sendable {
    @usableFromInline let hub: Hub<Element>
    @usableFromInline let lifetime = Lifetime()
    /// Whether the source is still being subscribed to.
    @usableFromInline let isOpening = Atomic<Bool>(true)
    @exclusivity(unchecked) @usableFromInline final var observers = 0

    @inlinable init(_ hub: Hub<Element>) { self.hub = hub }
}

/// The connection that newcomers join.
///
/// Apart from `Shared`, so that a live subscription keeps the connection and not the source it was made from.
///
/// Sendable by contract: `current` and the counts of the connections are touched only under `lock`.
@usableFromInline final class Place<Element>: @unchecked Sendable {
    @usableFromInline let lock = Lock()
    @exclusivity(unchecked) @usableFromInline final var current: Connection<Element>?
    @exclusivity(unchecked) @usableFromInline final var lastIsGone = false

    @inlinable init() {}

    /// The connection, and whether it is up to the caller to connect it.
    @inlinable func join(_ make: () -> Connection<Element>) -> (Connection<Element>, isFirst: Bool) {
        lock.withLock {
            let connection = current ?? make()
            let isFirst = current == nil
            connection.observers += 1
            current = connection
            return (connection, isFirst)
        }
    }

    /// Whether nobody is left.
    @inlinable func leave(_ connection: Connection<Element>) -> Bool {
        lock.withLock {
            connection.observers -= 1
            guard connection.observers == 0 else { return false }
            if current === connection { current = nil }
            return true
        }
    }

    /// Delivers with the connection kept for an observer that subscribes when the last one has left during `deliver`.
    ///
    /// For a source that emits while it is being subscribed to. It is disposed before it emits again, if no observer is
    /// left by then.
    @usableFromInline func hold(_ connection: Connection<Element>, _ deliver: () -> Void) {
        lock.withLock { connection.observers += 1 }
        deliver()
        if leave(connection) { connection.lifetime.end() }
    }

    /// Whether there is no connection.
    @inlinable var isFree: Bool { lock.withLock { current == nil } }

    /// Whether there will be no further connection.
    @inlinable var isOver: Bool { lock.withLock { lastIsGone } }

    @inlinable func forget(_ connection: Connection<Element>, isLast: Bool) {
        lock.withLock {
            if current === connection { current = nil }
            lastIsGone = isLast
        }
    }
}
