import Streams

/// What the modules ask of the service that knows the account's statement.
///
/// It needs a session: without one it fails with `ServiceError.unauthorized`. Nothing happens before somebody
/// subscribes; answers come on any thread.
public protocol StatementServiceable: Sendable {
    /// All transactions, the newest first.
    func transactions() -> Single<[Transaction]>
}
