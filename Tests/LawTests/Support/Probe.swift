import Streams
import TestSupport

/// A source that a law drives.
///
/// It keeps books of its subscriptions, and sends whatever it is told, allowed or not.
final class Probe: ObservableType, Sendable {
    typealias Element = Item
    typealias Send = @Sendable (Event<Int>) -> Void

    private struct State {
        var observers: [(id: Int, observer: AnyObserver<Item>)] = []
        /// How often each subscription was disposed.
        var disposals: [Int] = []
        var onSubscribe: (@Sendable (@escaping Send) -> any Disposable)?
        var onDispose: (@Sendable () -> Void)?
    }

    private let ledger: Item.Ledger
    private let state = Lock(State())

    init(_ ledger: Item.Ledger) { self.ledger = ledger }

    // MARK: Books

    /// How often it was subscribed to.
    var subscriptions: Int { state.withLock { $0.disposals.count } }

    /// How many subscriptions have not been disposed.
    var open: Int { state.withLock { $0.disposals.count { $0 == 0 } } }

    /// Whether a subscription was disposed more than once.
    var isOverDisposed: Bool { state.withLock { $0.disposals.contains { $0 > 1 } } }

    // MARK: What it does

    /// Calls `body`, which may send events, inside each subscription; what it returns is disposed with the subscription.
    func onSubscribe(_ body: @escaping @Sendable (@escaping Send) -> any Disposable) {
        state.withLock { $0.onSubscribe = body }
    }

    /// Calls `body` whenever a subscription is disposed.
    func onDispose(_ body: @escaping @Sendable () -> Void) { state.withLock { $0.onDispose = body } }

    /// Sends an event to all who are subscribed.
    func send(_ event: Event<Int>) {
        let observers = state.withLock { state in
            // In an array of their own: that nobody changes one which another thread still reads is up to reference
            // counting, and there the thread sanitizer does not see the order.
            let observers = state.observers.map { $0.observer }
            if event.isStopEvent { state.observers = [] }
            return observers
        }
        for observer in observers { observer.on(event.map { Item($0, ledger) }) }
    }

    /// Releases the observers without an event, as a source does that is gone.
    func forgetObservers() {
        // Released outside the lock: what an observer holds may be foreign code.
        _ = state.withLock { state in
            defer { (state.observers, state.onSubscribe) = ([], nil) }
            return (state.observers, state.onSubscribe)
        }
    }

    func subscribe<Observer>(_ observer: Observer) -> any Disposable
    where Observer: ObserverType & Sendable, Observer.Element == Item {
        let observer = AnyObserver(observer)
        let (id, onSubscribe) = state.withLock { state in
            let id = state.disposals.count
            state.disposals.append(0)
            state.observers.append((id, observer))
            return (id, state.onSubscribe)
        }
        let work = onSubscribe? { [ledger] event in observer.on(event.map { Item($0, ledger) }) }
        return Subscription(probe: self, id: id, work: work)
    }

    /// Not one of the library's own, which forgive a second call.
    private struct Subscription: Disposable {
        let probe: Probe
        let id: Int
        let work: (any Disposable)?

        func dispose() {
            work?.dispose()
            probe.dispose(id)
        }
    }

    private func dispose(_ id: Int) {
        // Let go of without the lock: what an observer holds may be foreign code.
        let (_, onDispose) = state.withLock { state in
            state.disposals[id] += 1
            let index = state.observers.firstIndex { $0.id == id }
            return (index.map { state.observers.remove(at: $0) }, state.onDispose)
        }
        onDispose?()
    }
}
