/// The last event of a sequence.
@usableFromInline enum TerminalEvent {
    case completed
    case failed(any Error)

    /// Discards an event that arrives after termination or disposal; an error is reported to `Hooks`.
    @inlinable func drop() {
        if case .failed(let error) = self { Hooks.lateErrorHandler(error) }
    }
}
