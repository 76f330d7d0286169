import Streams

/// The service of the statement, as seen by the modules.
///
/// A request needs a session, and fails with `ServiceError.unauthorized` without one. It begins at the subscription; the
/// answer arrives on any thread.
public protocol StatementServiceable: Sendable {
    /// Emits all transactions, the newest first.
    func transactions() -> Single<[Transaction]>
}
