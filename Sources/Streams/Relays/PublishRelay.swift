/// A subject for elements only: it never fails and never completes.
///
///     source:              --1--2-----3--
///     PublishRelay<Int>(): --1--2-----3---
///     PublishRelay<Int>():     -2-----3---
///
///     let taps = PublishRelay<Void>()
///     let subscription = taps.subscribe(onNext: { print("tap") })
///     taps.accept(())
public final class PublishRelay<Element>: RelayType {
    @usableFromInline let subject = PublishSubject<Element>(PublishMulticast())

    /// Creates a relay without observers.
    @inlinable public init() {}

    /// Sends an element to the observers.
    @inlinable public func accept(_ event: Element) { subject.onNext(event) }

    /// Sends later elements to `observer`, until the result is disposed.
    @inlinable public func subscribe<Observer>(_ observer: Observer) -> any Disposable
    where Observer: ObserverType & Sendable, Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// The relay as an `Observable`.
    @inlinable public func asObservable() -> Observable<Element> { subject }
}

// A subject guards its state.
extension PublishRelay: @unchecked Sendable where Element: Sendable {}
