// Names from Combine, for which the compiler suggests the ones of relays.

extension RelayType {
    /// Renamed to `accept(_:)`.
    @available(*, unavailable, renamed: "accept(_:)") public func send(_ element: Element) -> Never { fatalError() }

    /// Use `accept(())`.
    @available(*, unavailable, message: "Use 'accept(())'.")
    public func send() -> Never where Element == Void { fatalError() }

    /// A relay does not terminate; use a subject.
    @available(*, unavailable, message: "A relay does not terminate; use a subject.")
    public func send(completion: SinkCompletion) -> Never { fatalError() }
}
