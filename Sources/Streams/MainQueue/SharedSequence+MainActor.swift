// Elements that are not `Sendable` enter a driver or signal on the main actor, and stay there. Overload resolution takes
// these forms for such elements only: for others they are the less specialized ones.

extension SharedSequence {
    /// Shares `raw`, and traps if its elements would leave the main actor.
    @inlinable init(nonSendable raw: Observable<Element>) { self.init(raw: Self.owned(raw)) }

    /// The sequence, owned by the main queue; traps if its elements would leave the main actor.
    @inlinable static func owned(_ raw: Observable<Element>) -> Observable<Element> {
        require(
            SharingStrategy.isOnMainQueue,
            "A shared sequence of another strategy than that of Driver or Signal needs elements that are Sendable.")
        let owned = MainQueueOwned(raw)
        return Observable { owned.value.attach($0) }
    }
}

extension BehaviorRelay {
    /// The relay as a driver of elements that stay on the main actor.
    ///
    /// See `asDriver()` for elements that are `Sendable`.
    @preconcurrency @MainActor
    @_alwaysEmitIntoClient public func asDriver() -> Driver<Element> {
        Driver(nonSendable: asObservable().moved(to: DriverSharingStrategy.target))
    }
}

extension PublishRelay {
    /// The relay as a signal of elements that stay on the main actor.
    ///
    /// See `asSignal()` for elements that are `Sendable`.
    @preconcurrency @MainActor
    @_alwaysEmitIntoClient public func asSignal() -> Signal<Element> {
        Signal(nonSendable: asObservable().moved(to: SignalSharingStrategy.target))
    }
}
