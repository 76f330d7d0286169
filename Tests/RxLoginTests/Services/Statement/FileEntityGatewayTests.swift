import Foundation
import RxLogin
import StreamsTest
import Testing

@Suite(.noLeaks) struct FileEntityGatewayTests {
    private let folder: TemporaryFolder
    private let transaction = Transaction(
        id: 1, date: Date(timeIntervalSince1970: 0), payee: "Sauer", amount: Decimal(string: "-0.1")!, currency: "EUR")

    init() throws {
        folder = try TemporaryFolder()
    }

    private func gateway(_ transactions: [Transaction] = []) -> FileEntityGateway {
        FileEntityGateway(path: folder.file("statement.json"), transactions: transactions)
    }

    @Test func isThereForTheNextGateway() throws {
        try gateway().transactions.save(transaction)
        #expect(try gateway().transactions.all() == [transaction])
        #expect(try mode(of: folder.file("statement.json")) == 0o600)
    }

    @Test func writesNothingBeforeSomethingIsSaved() throws {
        #expect(try gateway([transaction]).transactions.all() == [transaction])
        #expect(try folder.names == [])
    }

    @Test func reportsADamagedFileAndKeepsIt() throws {
        try gateway().transactions.save(transaction)
        let path = folder.file("statement.json")
        let half = try contents(of: path).prefix(60)
        try half.write(to: URL(fileURLWithPath: path))
        #expect {
            try gateway().transactions.all()
        } throws: { error in
            guard case .storage(.damaged(let keptAt?), _) = error as? ServiceError else { return false }
            return (try? contents(of: keptAt)) == half
        }
    }
}
