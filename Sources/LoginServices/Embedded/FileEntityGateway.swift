import Foundation
import RxLogin

/// Entities in files.
public struct FileEntityGateway: EntityGateway {
    private struct Transactions: TransactionManager {
        let document: StoredDocument<[Transaction]>
        let sample: [Transaction]

        func all() throws(ServiceError) -> [Transaction] { (try document.read() ?? sample).newestFirst }
    }

    /// The manager of the users.
    public let users: any UserManager
    /// The manager of the reviews.
    public let reviews: any ReviewManager
    /// The manager of the transactions.
    public let transactions: any TransactionManager

    /// Creates a gateway to files, which need not exist.
    ///
    /// - Parameters:
    ///   - users: The store of the users.
    ///   - reviews: The path of the reviews, which follow those of the sample.
    ///   - transactions: The path of the transactions, which replace those of the sample.
    ///   - sampleReviews: The reviews of the sample.
    ///   - sampleTransactions: The transactions of the sample.
    ///   - lockWait: The wait for other processes that change the reviews.
    public init(
        users: UserStore, reviews: String, transactions: String, sampleReviews: [Review] = SampleShows.reviews,
        sampleTransactions: [Transaction] = SampleStatement.transactions, lockWait: LockWait = LockWait()
    ) {
        self.users = users
        self.reviews = StoredReviews(
            document: StoredDocument(
                file: AtomicFile(path: reviews, lockWait: lockWait), format: FileFormat(name: "streams-login-reviews"),
                now: { Date() }, hasSample: !sampleReviews.isEmpty),
            sample: sampleReviews)
        self.transactions = Transactions(
            document: StoredDocument(
                file: AtomicFile(path: transactions), format: FileFormat(name: "streams-login-statement"),
                now: { Date() }, hasSample: !sampleTransactions.isEmpty),
            sample: sampleTransactions)
    }
}
