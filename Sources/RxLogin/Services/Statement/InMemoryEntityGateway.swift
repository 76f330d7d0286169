import Streams

/// Entities that last as long as the gateway.
public struct InMemoryEntityGateway: EntityGateway {
    private final class Manager: TransactionManager {
        private let stored: Lock<[Transaction]>

        init(_ transactions: [Transaction]) { stored = Lock(transactions) }

        func all() -> [Transaction] { stored.withLock { $0 }.newestFirst }

        func transaction(withID id: Int) -> Transaction? { stored.withLock { $0.first { $0.id == id } } }

        func save(_ transaction: Transaction) { stored.withLock { $0.save(transaction) } }
    }

    /// The manager of the account's transactions.
    public let transactions: any TransactionManager

    /// Creates a gateway that begins with `transactions`.
    public init(transactions: [Transaction]) {
        self.transactions = Manager(transactions)
    }
}
