import RxLogin
import StreamsTest
import Testing

@testable import LoginServices

@Suite(.noLeaks) struct SessionTokenTests {
    @Test func survivesTheHeader() {
        let token = SessionToken.random()
        #expect(SessionToken(header: token.header) == token)
        #expect(SessionToken.random() != token)
        #expect(token.secret.count == 64)
    }

    @Test(arguments: [
        "", "Bearer", "Bearer ", "Bearer a", "bearer a.b", "Bearer a.b.c", "Bearer a.b ", "Basic a.b", " Bearer a.b",
    ])
    func refusesOtherHeaders(_ header: String) {
        #expect(SessionToken(header: header) == nil)
    }

    @Test func isRecognisedWithoutBeingStored() throws {
        let token = SessionToken.random()
        let stored = try StoredSession(token)
        #expect(try stored.accepts(token))
        #expect(!stored.secretHash.contains(token.secret))
        let guess = try #require(SessionToken(header: "Bearer \(token.id).\(SessionToken.random().secret)"))
        #expect(try !stored.accepts(guess))
    }
}
