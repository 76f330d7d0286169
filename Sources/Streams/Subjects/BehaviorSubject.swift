/// A subject with a current value, which each newcomer receives first.
///
///     subject(0):  0--1-----2-----|
///     subscriber:      ^1---2-----|
///
/// Events may be sent from any thread and from inside its own observers: they are delivered one at a time, and every
/// observer sees them in the same order. The value is replaced before any observer runs. After a stop event, late
/// subscribers receive that event alone; after `dispose()`, `RxError.disposed`.
///
///     let count = BehaviorSubject(value: 0)
///     let subscription = count.subscribe(onNext: { print($0) })
///     count.onNext(1)
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable {
    @usableFromInline let hub: Hub<Element>

    /// A subject with an initial value.
    @inlinable public init(value: Element) {
        let hub = Hub(limit: 1, initial: value, replaysAfterStop: false)
        self.hub = hub
        let anchor = Anchor(hub.observers)
        super.init { sink in withExtendedLifetime(anchor) { hub.attach(sink) } }
    }

    /// The current value.
    ///
    /// Throws the error the subject failed with, or `RxError.disposed`.
    @inlinable public func value() throws -> Element {
        let (element, stop) = hub.latest
        if case .failed(let error) = stop { throw error }
        guard let element else { throw RxError.noElements }
        return element
    }

    /// Whether somebody is subscribed; those that have received a stop event count until they unsubscribe.
    public var hasObservers: Bool { !isDisposed && hub.observers.hasObservers }

    /// Whether the subject was disposed.
    public var isDisposed: Bool { hub.observers.isDisposed }

    /// The subject itself.
    @inlinable public func asObserver() -> BehaviorSubject<Element> { self }

    /// Sends an event to the observers.
    ///
    /// Ignored after a stop event or `dispose()`.
    @inlinable public func on(_ event: Event<Element>) { hub.on(event) }

    /// Lets go of all observers without an event, and of the value.
    public func dispose() { hub.dispose(Disposed.stop(of: self)) }
}

// It adds one immutable reference to what `Observable` has.
extension BehaviorSubject: @unchecked Sendable where Element: Sendable {}
