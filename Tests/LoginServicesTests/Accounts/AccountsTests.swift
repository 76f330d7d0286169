import Foundation
import RxLogin
import TestSupport
import Testing

@testable import LoginServices

@Suite(.noLeaks) struct AccountsTests {
    @Test func findsSessionsByTheirWholeToken() throws {
        let (token, other) = (SessionToken.random(), SessionToken.random())
        let key = try EmailKey("ann@example.org")
        var accounts = Accounts()
        accounts.users[key] = Accounts.Account(email: "Ann@example.org", passwordHash: "")
        accounts.users[key]?.add(try StoredSession(token, opened: .now))

        #expect(try accounts.session(of: token)?.owner == key)
        #expect(try accounts.session(of: other) == nil)
        let guess = try #require(SessionToken(header: "Bearer \(token.id).\(other.secret)"))
        #expect(try accounts.session(of: guess) == nil)
    }

    @Test func endsTheOldestSessionsFirst() throws {
        var account = Accounts.Account(email: "ann@example.org", passwordHash: "")
        let sessions = try (0..<Accounts.maxSessions + 2).map { _ in
            try StoredSession(SessionToken.random(), opened: .now)
        }
        for session in sessions { account.add(session) }
        #expect(account.sessions == Array(sessions.dropFirst(2)))
        account.endSessions { $0 == sessions[2] }
        #expect(account.sessions == Array(sessions.dropFirst(3)))
    }
}
