/// A subject that sends each event to its current observers.
///
///     source:                --1--2-----3--|
///     PublishSubject<Int>(): --1--2-----3--|
///     PublishSubject<Int>():     -2-----3--|
///
/// Events may be sent from any thread and by its own observers: they are delivered one at a time, and every
/// observer sees them in the same order. Nothing is buffered. After a terminal event, late subscribers receive that event;
/// after `dispose()`, `RxError.disposed`.
///
/// A subject is a `Disposable`, which is `Sendable`, so its elements have to be `Sendable`. A ``PublishRelay`` may have
/// other elements, which stay in one isolation domain.
///
///     let taps = PublishSubject<Void>()
///     let subscription = taps.subscribe(onNext: { print("tap") })
///     taps.onNext(())
public final class PublishSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable {
    @usableFromInline let multicast: PublishMulticast<Element>

    /// A subject without observers.
    @inlinable @preconcurrency public convenience init() where Element: Sendable { self.init(PublishMulticast()) }

    /// For elements that are not `Sendable`, if no client uses the subject as a `Disposable`.
    @inlinable init(_ multicast: PublishMulticast<Element>) {
        self.multicast = multicast
        let producer = ProducerToken(multicast)
        super.init { producer.observers.attach($0) }
    }

    /// Whether the subject has observers.
    public var hasObservers: Bool { multicast.isObserved }

    /// Whether the subject was disposed.
    public var isDisposed: Bool { multicast.isDisposed }

    /// The subject itself.
    @inlinable public func asObserver() -> PublishSubject<Element> { self }

    /// Sends an event to the observers.
    ///
    /// Ignored after a terminal event or `dispose()`.
    @inlinable public func on(_ event: Event<Element>) { event.forward({ multicast.next($0) }, { multicast.stop($0) }) }

    /// Sends an element to the observers.
    @inlinable public func onNext(_ element: Element) { multicast.next(element) }

    /// Releases all observers without an event.
    ///
    /// Later subscribers receive `RxError.disposed`.
    public func dispose() { multicast.releaseObservers(Disposed.stop(of: self)) }
}

// It adds one immutable reference to what `Observable` has.
extension PublishSubject: @unchecked Sendable where Element: Sendable {}
