/// A subject with a current value, which each observer receives first.
///
///     source:                    --1-----2-----|
///     BehaviorSubject(value: 0): 0-1-----2-----|
///     BehaviorSubject(value: 0):     1---2-----|
///
/// Events may be sent from any thread and by its own observers: they are delivered one at a time, and every
/// observer sees them in the same order. The value is replaced before any observer runs. After a terminal event, late
/// subscribers receive that event alone; after `dispose()`, `RxError.disposed`.
///
/// A subject is a `Disposable`, which is `Sendable`, so its elements have to be `Sendable`. A ``BehaviorRelay`` may have
/// other elements, which stay in one isolation domain.
///
///     let count = BehaviorSubject(value: 0)
///     let subscription = count.subscribe(onNext: { print($0) })
///     count.onNext(1)
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable {
    @usableFromInline let multicast: ReplayMulticast<Element>

    /// A subject with an initial value.
    @inlinable @preconcurrency public convenience init(value: Element) where Element: Sendable {
        self.init(ReplayMulticast(limit: 1, initial: value, replaysAfterStop: false))
    }

    /// For elements that are not `Sendable`, if no client uses the subject as a `Disposable`.
    @inlinable init(_ multicast: ReplayMulticast<Element>) {
        self.multicast = multicast
        super.init(multicast.producingAttach)
    }

    /// The current value.
    ///
    /// Throws the error the subject failed with, or `RxError.disposed`.
    @inlinable public func value() throws -> Element {
        // First without an optional, whose type generic code of a client would look up.
        do { return try multicast.onlyElement() } catch { return try lastValue() }
    }

    @inlinable @inline(never) func lastValue() throws -> Element {
        let (element, stop) = multicast.latest
        if case .failed(let error) = stop { throw error }
        guard let element else { throw RxError.noElements }
        return element
    }

    /// Whether the subject has observers; after a terminal event, false once they have received it.
    public var hasObservers: Bool { !multicast.isDisposed && multicast.hasObservers }

    /// Whether the subject was disposed.
    public var isDisposed: Bool { multicast.isDisposed }

    /// The subject itself.
    @inlinable public func asObserver() -> BehaviorSubject<Element> { self }

    /// Sends an event to the observers.
    ///
    /// Ignored after a terminal event or `dispose()`.
    @inlinable public func on(_ event: Event<Element>) { multicast.on(event) }

    /// Sends an element to the observers.
    @inlinable public func onNext(_ element: Element) { multicast.next(element) }

    /// Releases all observers without an event, and the value.
    public func dispose() { multicast.dispose(Disposed.stop(of: self)) }
}

// It adds one immutable reference to what `Observable` has.
extension BehaviorSubject: @unchecked Sendable where Element: Sendable {}
