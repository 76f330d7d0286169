/// A type that can be turned into an `Observable`: every kind of stream.
public protocol ObservableConvertibleType<Element> {
    /// The type of the elements.
    associatedtype Element

    /// The `Observable` of the elements, as what operators that flatten call their result.
    ///
    /// Nothing to declare: the compiler knows it. Under this name it looks at the operators behind such a one only after
    /// it has understood its closure, so that it takes milliseconds for a chain that it takes seconds for otherwise.
    associatedtype Flattened where Flattened == Observable<Element>

    /// The `Infallible` of the elements, as what operators that flatten call their result.
    associatedtype FlattenedInfallible where FlattenedInfallible == Infallible<Element>

    /// The stream as an `Observable`.
    func asObservable() -> Observable<Element>
}

/// A push-based sequence of elements.
///
/// Subscribing is all a type of your own needs to offer: every operator works on it, with the grammar and the
/// cancellation that the library promises, because it is wrapped the way `Observable.create` wraps a handler.
public protocol ObservableType<Element>: ObservableConvertibleType {
    /// Starts sending events to `observer`, until the sequence stops or the result is disposed.
    ///
    /// The result need not be kept: letting go of it does not cancel.
    func subscribe<Observer>(_ observer: Observer) -> any Disposable
    where Observer: ObserverType, Observer.Element == Element
}

extension ObservableType {
    /// The sequence as an `Observable` that cuts it off after its first stop event.
    public func asObservable() -> Observable<Element> {
        let attach = Unchecked<(AnyObserver<Element>) -> any Disposable> { self.subscribe($0) }
        return Observable.create { attach.value($0) }
    }
}
