import Foundation

/// Entities in a file, which any number of threads and processes may share.
public struct FileEntityGateway: EntityGateway {
    private struct Manager: TransactionManager {
        let document: StoredDocument<[Transaction]>
        let initial: [Transaction]

        func all() throws(ServiceError) -> [Transaction] { try stored().newestFirst }

        func transaction(withID id: Int) throws(ServiceError) -> Transaction? { try stored().first { $0.id == id } }

        func save(_ transaction: Transaction) throws(ServiceError) {
            try document.change { (stored) throws(ServiceError) in
                var transactions = stored ?? initial
                transactions.save(transaction)
                stored = transactions
            }
        }

        private func stored() throws(ServiceError) -> [Transaction] { try document.read() ?? initial }
    }

    /// The manager of the account's transactions.
    public let transactions: any TransactionManager

    /// Creates a gateway to the file at `path`; until something is saved there, `transactions` are in it.
    public init(path: String, transactions: [Transaction]) {
        let document = StoredDocument<[Transaction]>(
            file: AtomicFile(path: path), format: FileFormat(name: "streams-login-statement"), now: { Date() })
        self.transactions = Manager(document: document, initial: transactions)
    }
}
