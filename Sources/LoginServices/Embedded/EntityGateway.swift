import RxLogin

/// The access to stored entities: one manager for each kind.
///
/// The creator of a gateway chooses the storage. Clients see only the protocol.
public protocol EntityGateway: Sendable {
    /// The manager of the transactions.
    var transactions: any TransactionManager { get }
}

/// The stored transactions, as typed values that need no further parsing or checking.
///
/// Calls may block, and may be made on any thread.
public protocol TransactionManager: Sendable {
    /// Returns all transactions, the newest first; on the same date, the one with the greater id first.
    func all() throws(ServiceError) -> [Transaction]
}

extension [Transaction] {
    var newestFirst: [Transaction] { sorted { ($0.date, $0.id) > ($1.date, $1.id) } }
}

/// Entities in memory.
public struct InMemoryEntityGateway: EntityGateway {
    private struct Manager: TransactionManager {
        let stored: [Transaction]

        func all() -> [Transaction] { stored }
    }

    /// The manager of the transactions.
    public let transactions: any TransactionManager

    /// Creates a gateway to `transactions`.
    public init(transactions: [Transaction]) {
        self.transactions = Manager(stored: transactions.newestFirst)
    }
}
