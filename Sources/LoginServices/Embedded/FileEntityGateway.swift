import Foundation
import RxLogin

/// Entities in a file.
public struct FileEntityGateway: EntityGateway {
    private struct Manager: TransactionManager {
        let document: StoredDocument<[Transaction]>
        let fallback: any TransactionManager

        func all() throws(ServiceError) -> [Transaction] {
            guard let stored = try document.read() else { return try fallback.all() }
            return stored.newestFirst
        }
    }

    /// The manager of the transactions.
    public let transactions: any TransactionManager

    /// Creates a gateway to the file at `path`, with the entities of `fallback` while there is no such file.
    public init(path: String, fallback: any EntityGateway) {
        let document = StoredDocument<[Transaction]>(
            file: AtomicFile(path: path), format: FileFormat(name: "streams-login-statement"), now: { Date() })
        transactions = Manager(document: document, fallback: fallback.transactions)
    }
}
