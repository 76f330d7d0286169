import RxLogin

/// Entities in memory, for as long as the gateway.
public struct InMemoryEntityGateway: EntityGateway {
    private struct Transactions: TransactionManager {
        let stored: [Transaction]

        func all() -> [Transaction] { stored }
    }

    /// The manager of the users, without an account at first.
    public let users: any UserManager
    /// The manager of the reviews.
    public let reviews: any ReviewManager
    /// The manager of the transactions.
    public let transactions: any TransactionManager

    /// Creates a gateway to `transactions` and `reviews`.
    public init(transactions: [Transaction] = [], reviews: [Review] = []) {
        users = UserStore(document: InMemoryDocument())
        self.reviews = StoredReviews(document: InMemoryDocument(), sample: reviews)
        self.transactions = Transactions(stored: transactions.newestFirst)
    }
}
