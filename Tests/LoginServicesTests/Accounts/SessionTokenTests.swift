import Foundation
import RxLogin
import TestSupport
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

    @Test func lastsForItsLifetime() throws {
        let opened = Date(timeIntervalSince1970: 1_800_000_000)
        let session = try StoredSession(SessionToken.random(), opened: opened)
        for (offset, lasts) in [(0.0, true), (99.9, true), (100, false), (-99, true), (-100, false)] {
            #expect(session.lasts(100, at: opened + offset) == lasts)
        }
    }

    @Test func isRecognisedWithoutBeingStored() throws {
        let token = SessionToken.random()
        let stored = try StoredSession(token, opened: .now)
        #expect(try stored.accepts(token))
        #expect(!stored.secretHash.contains(token.secret))
        let guess = try #require(SessionToken(header: "Bearer \(token.id).\(SessionToken.random().secret)"))
        #expect(try !stored.accepts(guess))
    }
}
