import Foundation
import LoginServices
import RxLogin
import TestSupport
import Testing

/// The contract of every statement service.
@Suite(.noLeaks, .oneAtATime, .ownThread) struct StatementServiceContractTests {
    private let folder = TemporaryFolder()

    @Test(arguments: Implementation.allCases) func needsASession(_ implementation: Implementation) async throws {
        let services = try await implementation.make(in: folder)
        await #expect(throws: ServiceError.unauthorized) { try await services.statement.transactions().value }
    }

    @Test(arguments: Implementation.allCases)
    func tellsTheTransactionsNewestFirst(_ implementation: Implementation) async throws {
        let services = try await implementation.makeLoggedIn(in: folder)
        let transactions = try await services.statement.transactions().value
        #expect(transactions == SampleStatement.transactions.reversed())
        #expect(transactions.count == 49)
        #expect(
            transactions.last
                == Transaction(
                    id: 1, date: Date(timeIntervalSince1970: 1_777_593_600), payee: "Rent Kirchweg 4", amount: -980,
                    currency: "EUR"))
        let hotel = try #require(transactions.first { $0.currency == "ISK" })
        #expect(hotel.payee == "Harbour Hotel, Ísafjörður")
        #expect(hotel.amount == -14_850)
        #expect(transactions.contains { $0.amount == Decimal(string: "2417.33") })
    }
}
