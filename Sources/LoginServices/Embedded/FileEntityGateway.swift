import Foundation
import RxLogin

/// Entities in a file.
public struct FileEntityGateway: EntityGateway {
    private struct Manager: TransactionManager {
        let document: StoredDocument<[Transaction]>
        let fallback: [Transaction]

        func all() throws(ServiceError) -> [Transaction] { try document.read()?.newestFirst ?? fallback }
    }

    /// The manager of the transactions.
    public let transactions: any TransactionManager

    /// Creates a gateway to the file at `path`, or to `fallback` as long as there is no such file.
    public init(path: String, fallback: [Transaction]) {
        let document = StoredDocument<[Transaction]>(
            file: AtomicFile(path: path), format: FileFormat(name: "streams-login-statement"), now: { Date() })
        transactions = Manager(document: document, fallback: fallback.newestFirst)
    }
}
