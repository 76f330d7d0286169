import Streams

/// A source that a law controls.
///
/// It records its subscriptions, and sends every event it is told to send, even against the grammar.
package final class ControlledSource: ObservableType, Sendable {
    package typealias Element = TrackedElement
    package typealias Send = @Sendable (Event<Int>) -> Void

    private struct State {
        var observers: [(id: Int, observer: AnyObserver<TrackedElement>)] = []
        /// The number of disposals of each subscription.
        var disposals: [Int] = []
        var onSubscribe: (@Sendable (@escaping Send) -> any Disposable)?
        var onDispose: (@Sendable () -> Void)?
    }

    private let liveElements: TrackedElement.LiveCount
    private let state = Lock(State())

    package init(_ liveElements: TrackedElement.LiveCount) { self.liveElements = liveElements }

    // MARK: Subscriptions

    var subscriptions: Int { state.withLock { $0.disposals.count } }

    /// The number of subscriptions that have not been disposed.
    var open: Int { state.withLock { $0.disposals.count { $0 == 0 } } }

    /// Whether a subscription was disposed more than once.
    var isOverDisposed: Bool { state.withLock { $0.disposals.contains { $0 > 1 } } }

    // MARK: Behavior

    /// Calls `body`, which may send events, inside each subscription; its result is disposed with the subscription.
    package func onSubscribe(_ body: @escaping @Sendable (@escaping Send) -> any Disposable) {
        var body: (@Sendable (@escaping Send) -> any Disposable)? = body
        state.withLock { swap(&$0.onSubscribe, &body) }
    }

    /// Calls `body` whenever a subscription is disposed.
    func onDispose(_ body: @escaping @Sendable () -> Void) {
        var body: (@Sendable () -> Void)? = body
        state.withLock { swap(&$0.onDispose, &body) }
    }

    /// Sends an event to all observers.
    package func send(_ event: Event<Int>) {
        let observers = state.withLock { state in
            // A copy: the thread sanitizer does not see that reference counting orders the accesses to a shared array.
            let observers = state.observers.map { $0.observer }
            if event.isStopEvent { state.observers = [] }
            return observers
        }
        for observer in observers { observer.on(event.map { TrackedElement($0, liveElements) }) }
    }

    /// Releases the observers without an event, as a source does that is released.
    func releaseObservers() {
        // Variables: the optimizer may release a result that is not used inside the section.
        var observers: [(id: Int, observer: AnyObserver<TrackedElement>)] = []
        var onSubscribe: (@Sendable (@escaping Send) -> any Disposable)?
        state.withLock { state in
            swap(&state.observers, &observers)
            swap(&state.onSubscribe, &onSubscribe)
        }
        withExtendedLifetime((observers, onSubscribe)) {}
    }

    package func subscribe<Observer>(_ observer: Observer) -> any Disposable
    where Observer: ObserverType & Sendable, Observer.Element == TrackedElement {
        Interleaving.expectNoLock(during: "a subscription to a source")
        let observer = AnyObserver(observer)
        let (id, onSubscribe) = state.withLock { state in
            let id = state.disposals.count
            state.disposals.append(0)
            state.observers.append((id, observer))
            return (id, state.onSubscribe)
        }
        let work = onSubscribe? { [liveElements] event in observer.on(event.map { TrackedElement($0, liveElements) }) }
        return Subscription(source: self, id: id, work: work)
    }

    /// Not a disposable of the library, which ignores a second call.
    private struct Subscription: Disposable {
        let source: ControlledSource
        let id: Int
        let work: (any Disposable)?

        func dispose() {
            work?.dispose()
            source.dispose(id)
        }
    }

    private func dispose(_ id: Int) {
        Interleaving.expectNoLock(during: "a disposal of a source")
        // Released outside the lock: a `deinit` may run client code.
        var removed: AnyObserver<TrackedElement>?
        let onDispose = state.withLock { state in
            state.disposals[id] += 1
            if let index = state.observers.firstIndex(where: { $0.id == id }) {
                removed = state.observers.remove(at: index).observer
            }
            return state.onDispose
        }
        withExtendedLifetime(removed) {}
        onDispose?()
    }
}
