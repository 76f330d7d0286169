/// A relay: an observable sequence that accepts elements, never fails and never completes.
public protocol RelayType<Element>: ObservableType {
    /// Sends an element to the observers.
    func accept(_ event: Element)
}

extension RelayType {
    /// The relay as an infallible sequence.
    ///
    ///     BehaviorRelay(value: 1).asInfallible(): 1------
    ///
    /// Never terminates. Emits on the threads that call `accept`.
    ///
    ///     PublishRelay<Int>().asInfallible()
    @_alwaysEmitIntoClient public func asInfallible() -> Infallible<Element> { Infallible(raw: asObservable()) }
}
