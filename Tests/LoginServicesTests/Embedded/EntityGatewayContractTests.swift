import Foundation
import RxLogin
import TestSupport
import Testing

@testable import LoginServices

/// The contract of every entity gateway.
@Suite(.noLeaks) struct EntityGatewayContractTests {
    enum Kind: CaseIterable {
        case memory, file

        func make(_ transactions: [Transaction], in folder: TemporaryFolder) throws -> any EntityGateway {
            switch self {
            case .memory: return InMemoryEntityGateway(transactions: transactions)
            case .file:
                let path = folder.file("statement.json")
                try FileFormat(name: "streams-login-statement").encode(transactions)
                    .write(to: URL(fileURLWithPath: path))
                return FileEntityGateway(path: path, fallback: InMemoryEntityGateway(transactions: []))
            }
        }
    }

    private let folder = TemporaryFolder()

    private func transaction(_ id: Int, day: Int, _ amount: String = "-1.10") -> Transaction {
        Transaction(
            id: id, date: Date(timeIntervalSince1970: 86_400 * Double(day)), payee: "Bäcker \(id)",
            amount: Decimal(string: amount)!, currency: "EUR")
    }

    @Test(arguments: Kind.allCases) func givesOutTheNewestFirst(_ kind: Kind) throws {
        let (old, new, newer) = (transaction(3, day: 1), transaction(1, day: 2), transaction(2, day: 2))
        #expect(try kind.make([new, old, newer], in: folder).transactions.all() == [newer, new, old])
        #expect(try kind.make([], in: folder).transactions.all() == [])
    }

    @Test(arguments: Kind.allCases) func losesNoDigit(_ kind: Kind) throws {
        for amount in ["0.1", "-12345678901234567890.12", "0.00000000000000000001"] {
            let stored = transaction(1, day: 1, amount)
            #expect(try kind.make([stored], in: folder).transactions.all() == [stored])
        }
    }
}
