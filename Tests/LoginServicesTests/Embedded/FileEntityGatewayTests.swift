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
        try gateway().transactions.all()
    }

    private func gateway() -> FileEntityGateway {
        FileEntityGateway(
            users: UserStore(at: folder.file("users.json")), reviews: folder.file("reviews.json"), transactions: path,
            sampleReviews: [], sampleTransactions: [sample])
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
            guard case .storage(.damaged(let keptAt?, let hasSample), _) = error as? ServiceError else { return false }
            return (try? contents(of: keptAt)) == Data(half.utf8) && hasSample
        }
        #expect(try all() == [sample])
    }

    @Test func theReviewsHaveTheDocumentedEnvelope() throws {
        _ = try gateway().reviews.add(ReviewDraft(rating: 4, comment: "Fine."), by: "ann", toShow: 42)
        #expect(
            try String(decoding: contents(of: folder.file("reviews.json")), as: UTF8.self)
                == #"{"format":"streams-login-reviews","payload":[{"author":"ann","comment":"Fine.","id":1,"#
                + #""rating":4,"showID":42}],"version":1}"# + "\n")
        #expect(try mode(of: folder.file("reviews.json")) == 0o600)
    }

    @Test func aReviewIsAddedBesideTheGreatestID() throws {
        try write(
            #"""
            {"format":"streams-login-reviews","version":1,"payload":[
              {"id":9223372036854775807,"showID":42,"author":"ann","rating":4,"comment":"Fine."}]}
            """#, to: folder.file("reviews.json"))
        #expect(try gateway().reviews.add(ReviewDraft(rating: 4, comment: "Fine."), by: "ann", toShow: 42).id == 2)
    }

    @Test(arguments: ["0", "6", "9223372036854775807"]) func aRatingThatDoesNotExistIsDamage(rating: String) throws {
        let reviews = folder.file("reviews.json")
        let text = #"""
            {"format":"streams-login-reviews","version":1,"payload":[
              {"id":1,"showID":42,"author":"ann","rating":\#(rating),"comment":"Fine."}]}
            """#
        try write(text, to: reviews)
        #expect {
            try gateway().reviews.all(ofShow: 42)
        } throws: { error in
            guard case .storage(.damaged(let keptAt?, false), reviews) = error as? ServiceError else { return false }
            return (try? contents(of: keptAt)) == Data(text.utf8)
        }
    }

    @Test(arguments: [0o640, 0o604, 0o620]) func filesThatOthersCanUseAreRefused(mode: Int) throws {
        let reviews = folder.file("reviews.json")
        let draft = ReviewDraft(rating: 4, comment: "Fine.")
        _ = try gateway().reviews.add(draft, by: "ann", toShow: 42)
        try write(#"{"format":"streams-login-statement","version":1,"payload":[]}"#, to: path)
        for file in [reviews, path] { try setMode(mode, of: file) }
        #expect(throws: ServiceError.storage(.shared, path: reviews)) { try gateway().reviews.all(ofShow: 42) }
        #expect(throws: ServiceError.storage(.shared, path: reviews)) {
            try gateway().reviews.add(draft, by: "ann", toShow: 42)
        }
        #expect(throws: ServiceError.storage(.shared, path: path)) { try all() }
        for file in [reviews, path] { try setMode(0o600, of: file) }
        #expect(try gateway().reviews.all(ofShow: 42).count == 1)
        #expect(try all() == [])
    }

    @Test func reviewsOfAnotherProgramAreLeftAsTheyAre() throws {
        let path = folder.file("reviews.json")
        try write("{}", to: path)
        #expect(throws: ServiceError.storage(.foreign, path: path)) {
            try gateway().reviews.add(ReviewDraft(rating: 4, comment: "Fine."), by: "ann", toShow: 42)
        }
        #expect(try contents(of: path) == Data("{}".utf8))
    }
}
