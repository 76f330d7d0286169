/// A type that can be turned into an `Observable`: every kind of stream.
public protocol ObservableConvertibleType<Element> {
    /// The type of the elements.
    associatedtype Element

    /// The stream as an `Observable`.
    func asObservable() -> Observable<Element>
}

/// A push-based sequence of elements.
///
/// Subscribing is all a type of your own needs to offer: every operator works on it, with the grammar and the
/// cancellation that the library promises, because it is wrapped the way `Observable.create` wraps a handler.
public protocol ObservableType<Element>: BindableType {
    /// Starts sending events to `observer`, until the sequence stops or the result is disposed.
    ///
    /// The result need not be kept: letting go of it does not cancel.
    func subscribe<Observer>(_ observer: Observer) -> any Disposable
    where Observer: ObserverType & Sendable, Observer.Element == Element
}

extension ObservableType where Self: Sendable {
    /// The sequence as an `Observable` that cuts it off after its first stop event.
    public func asObservable() -> Observable<Element> {
        let attach = UncheckedSendable<(AnyObserver<Element>) -> any Disposable> {
            self.subscribe(ForwardingObserver($0))
        }
        return Observable.create { attach.value($0) }
    }
}

/// The observer that an observable type of a client subscribes to its source.
///
/// Sendable because the requirement demands it of every observer; the observer behind it serializes its events.
private struct ForwardingObserver<Element>: ObserverType, @unchecked Sendable {
    let observer: AnyObserver<Element>

    init(_ observer: AnyObserver<Element>) { self.observer = observer }

    func on(_ event: Event<Element>) { observer.on(event) }
}
