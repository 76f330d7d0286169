/// The event of a `Completable`.
@frozen public enum CompletableEvent: Sendable {
    /// The sequence failed.
    case error(any Error)
    /// The sequence completed.
    case completed
}
