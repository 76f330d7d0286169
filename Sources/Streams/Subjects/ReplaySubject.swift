/// A subject that gives each newcomer the latest elements first.
///
///     subject (buffer 2): --1--2--3-----4--|
///     subscriber:                  ^(23)-4--|
///
/// Events may be sent from any thread and from inside its own observers: they are delivered one at a time, and every
/// observer sees them in the same order. After a stop event, late subscribers receive the buffer and that event; after
/// `dispose()`, `RxError.disposed`.
///
///     let log = ReplaySubject<String>.create(bufferSize: 100)
///     log.onNext("begin")
///     let subscription = log.subscribe(onNext: { print($0) })
public class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Disposable {
    @usableFromInline let hub: Hub<Element>

    @usableFromInline init(limit: Int) {
        let hub = Hub<Element>(limit: limit, replaysAfterStop: true)
        self.hub = hub
        let anchor = Anchor(hub.observers)
        super.init { sink in withExtendedLifetime(anchor) { hub.attach(sink) } }
    }

    /// A subject that keeps the latest `bufferSize` elements.
    ///
    /// A negative size is a programmer error.
    @inlinable public static func create(bufferSize: Int) -> ReplaySubject<Element> {
        precondition(bufferSize >= 0, "ReplaySubject.create(bufferSize:) needs a size that is not negative.")
        return ReplaySubject(limit: bufferSize)
    }

    /// A subject that keeps all elements.
    @inlinable public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(limit: .max) }

    /// Whether somebody is subscribed.
    public final var hasObservers: Bool { !hub.isStopped && hub.observers.hasObservers }

    /// The subject itself.
    public final func asObserver() -> ReplaySubject<Element> { self }

    /// Sends an event to the observers.
    ///
    /// Ignored after a stop event or `dispose()`.
    @inlinable public final func on(_ event: Event<Element>) { hub.on(event) }

    /// Lets go of all observers without an event, and of the buffer.
    public final func dispose() { hub.dispose(Disposed.stop(of: self)) }
}

// It adds one immutable reference to what `Observable` has.
extension ReplaySubject: @unchecked Sendable where Element: Sendable {}
