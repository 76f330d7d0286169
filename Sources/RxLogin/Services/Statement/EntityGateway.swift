/// The way to the entities: it yields a manager for each kind of them.
///
/// What is behind it, be it memory, a file or a database, only whoever makes the gateway knows.
public protocol EntityGateway: Sendable {
    /// The manager of the account's transactions.
    var transactions: any TransactionManager { get }
}
