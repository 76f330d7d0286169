// Elements that are not `Sendable`, such as models that are selected in a table, stay on the main actor, as those of the
// relays in `SharedSequence+MainActor.swift` do.

extension ControlEvent {
    /// Creates an event from its occurrences, which stay on the main actor and must not fail.
    @preconcurrency @MainActor
    @_alwaysEmitIntoClient public init<Ev: ObservableType>(events: Ev) where Ev.Element == Element {
        self.init(raw: events.asObservable().attached(on: ConcurrentMainScheduler.instance))
    }

    /// The event as a driver of elements that stay on the main actor.
    ///
    /// See `asDriver()` for elements that are `Sendable`.
    @preconcurrency @MainActor
    @_alwaysEmitIntoClient public func asDriver() -> Driver<PropertyType> {
        Driver(nonSendable: asObservable().moved(to: DriverSharingStrategy.target).caught(returning: nil))
    }

    /// The event as a signal of elements that stay on the main actor.
    ///
    /// See `asSignal()` for elements that are `Sendable`.
    @preconcurrency @MainActor
    @_alwaysEmitIntoClient public func asSignal() -> Signal<PropertyType> {
        Signal(nonSendable: asObservable().moved(to: SignalSharingStrategy.target).caught(returning: nil))
    }
}
