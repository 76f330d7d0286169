import Synchronization

/// The lifetime of the replay buffer of a shared sequence.
public enum SubjectLifetimeScope: Sendable {
    /// While there are observers and the source has not terminated; the next observer subscribes to the source again.
    case whileConnected
    /// Without end: late subscribers receive the buffer, and the terminal event if there was one.
    case forever
}

extension ObservableType where Element: Sendable {
    /// Shares one subscription to the source among all observers.
    ///
    ///     source:           --1--2--3--|
    ///     share(replay: 1): --1--2--3--|
    ///     share(replay: 1):    1-2--3--|
    ///
    /// The first observer subscribes to the source, and the subscription is disposed after the last one has unsubscribed.
    /// Terminates with the source, delivers on its thread, and buffers the latest `replay` elements, which a new observer
    /// receives first. A late subscriber receives:
    ///
    ///     scope            after the last one unsubscribed    after the source terminated
    ///     whileConnected   no replay, new subscription        no replay, new subscription
    ///     forever          replay, new subscription           replay and the terminal event, no new subscription
    ///
    /// Any number of threads may subscribe at the same time: the source is subscribed to once. Observers are served in
    /// the order of their subscriptions. If the source emits while it is being subscribed to, an observer that subscribes
    /// during that delivery shares the subscription, even if the last other observer has been disposed.
    ///
    ///     let ticks = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).share(replay: 1)
    @_alwaysEmitIntoClient @preconcurrency
    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
        require(replay >= 0, "share(replay:scope:) needs a count that is not negative.")
        return asObservable().shared(replay: replay, scope: scope)
    }

    /// Shares one subscription to the source among all observers, as a policy states.
    ///
    ///     source:                                                                            --1--2--3--4--|
    ///     share(replay: 1, policy: .gracePeriod(.seconds(4), scheduler: scheduler)).take(2): --1--(2|)
    ///     share(replay: 1, policy: .gracePeriod(.seconds(4), scheduler: scheduler)).take(2):        2(3|)
    ///
    /// The first observer subscribes to the source. The ``SharingPolicy`` states when a source without observers is
    /// unsubscribed from, and what a late subscriber receives after that, after completion and after an error. Until then the
    /// source stays subscribed, and its elements enter the replay. Otherwise as ``share(replay:scope:)``, whose scopes are
    /// the policies ``SharingPolicy/whileConnected`` and ``SharingPolicy/forever``.
    ///
    /// A source that waits for observers is disposed by the scheduler of the policy. It is disposed at once if the client
    /// releases the shared sequence: no observer can subscribe then. The timer is disposed when an observer subscribes, when
    /// the source terminates, and when the sequence is released.
    ///
    ///     Observable.of(1, 2).share(replay: 1, policy: .gracePeriod(.seconds(5), scheduler: MainScheduler.instance))
    @_alwaysEmitIntoClient @preconcurrency
    public func share(replay: Int = 0, policy: SharingPolicy) -> Observable<Element> {
        require(replay >= 0, "share(replay:policy:) needs a count that is not negative.")
        return asObservable().shared(replay: replay, policy: policy)
    }

    /// Shares one subscription to the source among all observers, with a replay of recent elements.
    ///
    ///     source:                                                      --1--2------3--|
    ///     share(replay: 2, window: .seconds(5), scheduler: scheduler): --1--2------3--|
    ///     share(replay: 2, window: .seconds(5), scheduler: scheduler):          2--3--|
    ///
    /// A late subscriber receives the elements that are younger than `window` by the clock of `scheduler`, at most the
    /// latest `replay`, as from ``ReplaySubject/create(bufferSize:window:scheduler:)``, which also states when older ones
    /// are released. A count of `Int.max` is no bound. Otherwise as ``share(replay:policy:)``.
    ///
    ///     Observable.of(1, 2).share(replay: 10, window: .seconds(5), scheduler: MainScheduler.instance)
    @_alwaysEmitIntoClient @preconcurrency public func share(
        replay: Int, window: RxTimeInterval, scheduler: any SchedulerType, policy: SharingPolicy = .whileConnected
    ) -> Observable<Element> {
        require(replay >= 0, "share(replay:window:scheduler:policy:) needs a count that is not negative.")
        return asObservable().shared(replay: replay, window: ReplayWindow(window, scheduler), policy: policy)
    }
}

extension Observable {
    /// Apart, so that the policy is made once for each type, and not at each call.
    @inlinable @inline(never) final func shared(replay: Int, scope: SubjectLifetimeScope) -> Observable<Element> {
        shared(replay: replay, policy: SharingPolicy(scope))
    }

    @inlinable @inline(never) final func shared(
        replay: Int, window: ReplayWindow? = nil, policy: SharingPolicy = .whileConnected,
        disconnectsOnMainQueue: Bool = false
    ) -> Observable<Element> {
        SharedObservable(
            Shared(
                self, replay: replay, window: window, policy: policy, disconnectsOnMainQueue: disconnectsOnMainQueue))
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
    /// The source of a `share` that has no other user, for an operator that shares its result again; otherwise the sequence.
    @inlinable final var upstream: Observable<Element> {
        // Not a conditional cast, which takes as long as a subscription.
        guard type(of: self) == SharedObservable<Element>.self else { return self }
        let upstream = ResharedSource(unsafeDowncast(self, to: SharedObservable<Element>.self).shared)
        return Observable { sink in upstream.attach(sink) }
    }
}

/// A shared sequence whose only user shares it again: one reference count is enough.
///
/// Sendable by contract: `shared` does not change.
@usableFromInline final class ResharedSource<Element>: @unchecked Sendable {
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

/// The source of one `share`, and the count of its observers.
@usableFromInline final class Shared<Element>: @unchecked Sendable {
    @usableFromInline let source: Observable<Element>
    @usableFromInline let replay: Int
    @usableFromInline let window: ReplayWindow?
    /// For drivers and signals, whose elements need not be `Sendable`: the main queue releases those that the source and
    /// its operators retain, also if another thread disposes of the last subscription.
    @usableFromInline let disconnectsOnMainQueue: Bool
    @usableFromInline let count: ReferenceCount

    @inlinable init(
        _ source: Observable<Element>, replay: Int, window: ReplayWindow?, policy: SharingPolicy,
        disconnectsOnMainQueue: Bool
    ) {
        self.source = source
        self.replay = replay
        self.window = window
        self.disconnectsOnMainQueue = disconnectsOnMainQueue
        count = ReferenceCount(policy)
    }

    deinit { count.release() }

    /// Whether there is neither an observer, nor anything for observers to come.
    @usableFromInline var isUnused: Bool { count.isUnused }

    @inlinable func attach(_ sink: Sink<Element>) {
        let joined = count.join { ShareConnection(self, kept: $0) }
        guard let (joined, isFirst) = joined else { return }
        if isFirst { note(.connecting) }
        let connection = unsafeDowncast(joined, to: ShareConnection<Element>.self)
        let observer = isFirst ? ShareObserver(connection) : nil
        count.add(sink.lifetime, to: connection)
        // First the observer, then the source, which may emit at once.
        connection.multicast.attach(sink)
        connection.gate?.membersChanged()
        guard let observer, count.begin(connection), !connection.lifetime.isStopped else { return }
        Trampoline.attach(for: connection.gate) { observer.attach(to: source) }
    }
}

/// One subscription to the source and the observers that share it.
///
/// Sendable by contract: its state is atomic, or guarded by its class.
@usableFromInline final class ShareConnection<Element>: SharedConnection, @unchecked Sendable {
    @usableFromInline let multicast: ReplayMulticast<Element>
    @usableFromInline let count: ReferenceCount
    @usableFromInline let lifetime = Lifetime()
    @usableFromInline let disconnectsOnMainQueue: Bool

    /// The connection is a producer of the multicast until its observer is released.
    ///
    /// - Parameter kept: the multicast of earlier connections.
    @inlinable init(_ shared: Shared<Element>, kept: ObserverList?) {
        disconnectsOnMainQueue = shared.disconnectsOnMainQueue
        multicast =
            kept.map { unsafeDowncast($0, to: ReplayMulticast<Element>.self) }
            ?? ReplayMulticast(limit: shared.replay, window: shared.window, replaysAfterStop: true)
        count = shared.count
        super.init()
        multicast.addProducer()
    }

    @usableFromInline override var observerList: ObserverList? { multicast }

    @usableFromInline override var disconnectsLater: Bool { disconnectsOnMainQueue && !MainQueue.isCurrent }

    @usableFromInline override func disconnect() {
        guard disconnectsLater else { return lifetime.dispose() }
        _ = lifetime.claim()
        count.disconnectOnMainQueue(self)
    }

    override func finishDisconnecting() {
        lifetime.dispose()
        multicast.releaseElements()
    }

    @usableFromInline func terminate(_ stop: TerminalEvent) {
        // Before the observers are told: if one subscribes again from the callback, it connects again, or, without a reset,
        // receives the terminal event.
        count.close(self, after: stop)
        multicast.stop(stop)
    }
}

/// The observer of a connection's source.
///
/// When the source releases it without a terminal event, no event can reach the observers of the connection, and they
/// are released, too.
///
/// Sendable by contract: its fields are only read.
@usableFromInline final class ShareObserver<Element>: Upstream, @unchecked Sendable {
    @usableFromInline let connection: ShareConnection<Element>
    /// Those of `connection`, without an indirection for each element.
    @usableFromInline let multicast: ReplayMulticast<Element>
    @usableFromInline let lifetime: Lifetime

    @inlinable init(_ connection: ShareConnection<Element>) {
        self.connection = connection
        multicast = connection.multicast
        lifetime = connection.lifetime
    }

    deinit { multicast.removeProducer() }

    @inlinable func attach(to source: Observable<Element>) {
        // The closures hold the observer, and not the connection alone.
        attach(to: source.attach)
        connection.isOpening.store(false, ordering: .relaxed)
    }

    @inlinable func receive(_ element: Element) {
        if connection.isOpening.load(ordering: .relaxed) {
            // If no observer is left after that, the source is disposed before it emits again.
            connection.count.keep(connection) { multicast.next(element) }
        } else {
            multicast.next(element)
        }
    }

    @inlinable func terminate(_ stop: TerminalEvent) { connection.terminate(stop) }

    @inlinable func stop(_ stop: TerminalEvent) {
        guard lifetime.claim(stop) else { return }
        terminate(stop)
        connection.disconnect()
    }
}
