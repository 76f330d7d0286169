/// Gives out and keeps transactions, as typed values that need no further parsing or checking.
///
/// Calls may block, and may be made on any thread.
public protocol TransactionManager: Sendable {
    /// All transactions, the newest first; of one moment, the one with the greater id first.
    func all() throws(ServiceError) -> [Transaction]

    /// The transaction with an id, if there is one.
    func transaction(withID id: Int) throws(ServiceError) -> Transaction?

    /// Adds a transaction, or replaces the one with its id.
    func save(_ transaction: Transaction) throws(ServiceError)
}

extension [Transaction] {
    var newestFirst: [Transaction] { sorted { ($0.date, $0.id) > ($1.date, $1.id) } }

    mutating func save(_ transaction: Transaction) {
        removeAll { $0.id == transaction.id }
        append(transaction)
    }
}
