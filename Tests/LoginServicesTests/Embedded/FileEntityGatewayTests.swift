import Foundation
import LoginServices
import RxLogin
import TestSupport
import Testing

@Suite(.noLeaks) struct FileEntityGatewayTests {
    private let folder = TemporaryFolder()
    private let path: String
    private let sample = Transaction(
        id: 1, date: Date(timeIntervalSince1970: 0), payee: "Sauer", amount: Decimal(string: "-0.1")!, currency: "EUR")

    init() {
        path = folder.file("statement.json")
    }

    private func all() throws -> [Transaction] {
        try FileEntityGateway(path: path, fallback: InMemoryEntityGateway(transactions: [sample])).transactions.all()
    }

    @Test func yieldsTheFallbackUntilThereIsAFile() throws {
        #expect(try all() == [sample])
        #expect(try folder.names == [])
        try write(
            #"""
            {"format":"streams-login-statement","version":1,"payload":[
              {"id":7,"date":86400,"payee":"Barn","amount":-10.49,"currency":"EUR"}]}
            """#, to: path)
        #expect(
            try all() == [
                Transaction(
                    id: 7, date: Date(timeIntervalSince1970: 86_400), payee: "Barn", amount: Decimal(string: "-10.49")!,
                    currency: "EUR")
            ])
    }

    @Test func reportsADamagedFileAndKeepsIt() throws {
        let half = #"{"format":"streams-login-statement","payload":[{"id"#
        try write(half, to: path)
        #expect {
            try all()
        } throws: { error in
            guard case .storage(.damaged(let keptAt?), _) = error as? ServiceError else { return false }
            return (try? contents(of: keptAt)) == Data(half.utf8)
        }
    }
}
