import Foundation
import RxLogin
import TestSupport
import Testing

@testable import LoginServices

/// The contract of every entity gateway.
@Suite(.noLeaks) struct EntityGatewayContractTests {
    enum Kind: CaseIterable {
        case memory, file

        func make(
            _ transactions: [Transaction] = [], reviews: [Review] = [], in folder: TemporaryFolder
        ) throws -> any EntityGateway {
            switch self {
            case .memory: return InMemoryEntityGateway(transactions: transactions, reviews: reviews)
            case .file:
                let path = folder.file("statement.json")
                try write(FileFormat(name: "streams-login-statement").encode(transactions), to: path)
                return FileEntityGateway(
                    users: UserStore(at: folder.file("users.json")), reviews: folder.file("reviews.json"),
                    transactions: path, sampleReviews: reviews)
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

    // MARK: - Reviews -

    @Test(arguments: Kind.allCases) func reviewsAreAddedAfterThoseOfTheSample(_ kind: Kind) throws {
        let sample = [review(1, ofShow: 7), review(2, ofShow: 42)]
        let reviews = try kind.make(reviews: sample, in: folder).reviews
        let draft = ReviewDraft(rating: 5, comment: "Überragend 🎭")
        let added = try reviews.add(draft, by: "ann", toShow: 42)
        #expect(added == Review(id: 3, showID: 42, author: "ann", rating: 5, comment: "Überragend 🎭"))
        #expect(try reviews.all(ofShow: 42) == [sample[1], added])
        #expect(try reviews.all(ofShow: 7) == [sample[0]])
        #expect(try reviews.all(ofShow: 9) == [])
    }

    @Test(arguments: Kind.allCases) func concurrentReviewsAreAllStored(_ kind: Kind) async throws {
        let reviews = try kind.make(in: folder).reviews
        let draft = ReviewDraft(rating: 3, comment: "Fine.")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<16 { group.addTask { _ = try reviews.add(draft, by: "ann", toShow: 42) } }
            try await group.waitForAll()
        }
        #expect(try Set(reviews.all(ofShow: 42).map(\.id)) == Set(1...16))
    }

    @Test func reviewsInAFileOutliveTheGateway() throws {
        let review = try Kind.file.make(in: folder).reviews
            .add(ReviewDraft(rating: 3, comment: "Fine."), by: "ann", toShow: 42)
        #expect(try Kind.file.make(in: folder).reviews.all(ofShow: 42) == [review])
    }

    private func review(_ id: Int, ofShow show: Int) -> Review {
        Review(id: id, showID: show, author: "ford", rating: 4, comment: "Fine.")
    }

    // MARK: - Users -

    @Test(arguments: Kind.allCases) func usersRegisterLogInAndOut(_ kind: Kind) throws {
        let users = try kind.make(in: folder).users
        #expect(throws: ServiceError.invalidCredentials) {
            try users.login(email: "ann@example.org", password: "pencil")
        }
        let registered = try users.register(email: "ann@example.org", password: "pencil")
        #expect(throws: ServiceError.emailTaken) { try users.register(email: "ANN@example.org", password: "pencil") }
        let user = try users.login(email: "ann@example.org", password: "pencil")
        #expect(try users.user(authorizedBy: user.authorizationHeader) == user)
        try users.revoke(authorizationHeader: user.authorizationHeader)
        #expect(throws: ServiceError.unauthorized) { try users.user(authorizedBy: user.authorizationHeader) }
        #expect(try users.user(authorizedBy: registered.authorizationHeader) == registered)
    }

    @Test(arguments: Kind.allCases) func guessesLockAnAccount(_ kind: Kind) throws {
        let users = try kind.make(in: folder).users
        _ = try users.register(email: "ann@example.org", password: "pencil")
        for _ in 0..<5 {
            #expect(throws: ServiceError.self) { try users.login(email: "ann@example.org", password: "guess!") }
        }
        #expect {
            try users.login(email: "ann@example.org", password: "pencil")
        } throws: { error in
            if case .locked? = error as? ServiceError { true } else { false }
        }
    }
}
