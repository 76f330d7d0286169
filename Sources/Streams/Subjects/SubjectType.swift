/// Both an observer and an observable sequence.
public protocol SubjectType<Element>: ObservableType {
    /// The type of the observer side.
    associatedtype Observer: ObserverType

    /// The observer side.
    func asObserver() -> Observer
}
