import Foundation
import RxLogin
import StreamsTest
import Testing

/// What every entity gateway has to do.
@Suite(.noLeaks) struct EntityGatewayContractTests {
    enum Kind: CaseIterable {
        case memory, file

        func make(_ transactions: [Transaction], in folder: TemporaryFolder) -> any EntityGateway {
            switch self {
            case .memory: InMemoryEntityGateway(transactions: transactions)
            case .file: FileEntityGateway(path: folder.file("statement.json"), transactions: transactions)
            }
        }
    }

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func transaction(_ id: Int, day: Int, _ amount: String = "-1.10") -> Transaction {
        Transaction(
            id: id, date: Date(timeIntervalSince1970: 86_400 * Double(day)), payee: "Bäcker \(id)",
            amount: Decimal(string: amount)!, currency: "EUR")
    }

    @Test(arguments: Kind.allCases) func givesOutTheNewestFirst(_ kind: Kind) throws {
        let (old, new, newer) = (transaction(3, day: 1), transaction(1, day: 2), transaction(2, day: 2))
        let manager = kind.make([new, old, newer], in: folder).transactions
        #expect(try manager.all() == [newer, new, old])
        #expect(try manager.transaction(withID: 3) == old)
        #expect(try manager.transaction(withID: 4) == nil)
    }

    @Test(arguments: Kind.allCases) func keepsWhatIsSaved(_ kind: Kind) throws {
        let gateway = kind.make([transaction(1, day: 1)], in: folder)
        let added = transaction(2, day: 2, "0.1")
        try gateway.transactions.save(added)
        let replaced = transaction(1, day: 3, "-12345678901234567890.12")
        try gateway.transactions.save(replaced)
        #expect(try gateway.transactions.all() == [replaced, added])
        #expect(try gateway.transactions.transaction(withID: 1) == replaced)
    }

    @Test(arguments: Kind.allCases) func isSharedByThreads(_ kind: Kind) throws {
        let manager = kind.make([], in: folder).transactions
        let transactions = (1...20).map { transaction($0, day: $0) }
        let results = concurrently(20) { index in Result { try manager.save(transactions[index]) } }
        for result in results { try result.get() }
        #expect(try manager.all() == transactions.reversed())
    }
}
