/// A type that can be converted to an `Observable`.
public protocol ObservableConvertibleType<Element> {
    /// The type of the elements.
    associatedtype Element

    /// Returns the sequence as an `Observable`.
    func asObservable() -> Observable<Element>
}

/// An observable sequence of elements.
///
/// `subscribe(_:)` is the only requirement for a client's type. All operators work on it and keep the guarantees of the
/// library about grammar and disposal, because it is wrapped as `Observable.create` wraps its closure.
public protocol ObservableType<Element>: BindableType {
    /// Subscribes `observer`, which receives events until the sequence terminates or the result is disposed.
    ///
    /// Releasing the result does not dispose the subscription.
    func subscribe<Observer>(_ observer: Observer) -> any Disposable
    where Observer: ObserverType & Sendable, Observer.Element == Element
}

extension ObservableType where Self: Sendable {
    /// Returns the sequence as an `Observable`, which discards events after the first terminal event.
    ///
    /// Elements are `Sendable`, because the sequence may send them on any thread. A sequence of other elements implements
    /// `asObservable()` itself.
    @_alwaysEmitIntoClient @preconcurrency public func asObservable() -> Observable<Element> where Element: Sendable {
        Observable.create { subscribe(ForwardingObserver($0)) }
    }
}

/// The observer that an observable type of a client receives.
///
/// Sendable because `subscribe(_:)` requires it; the wrapped observer serializes its events.
@usableFromInline struct ForwardingObserver<Element>: ObserverType, @unchecked Sendable {
    @usableFromInline let observer: AnyObserver<Element>

    @inlinable init(_ observer: AnyObserver<Element>) { self.observer = observer }

    @inlinable func on(_ event: Event<Element>) { observer.on(event) }
}
