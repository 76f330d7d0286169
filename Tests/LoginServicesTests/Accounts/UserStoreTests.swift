import Foundation
import RxLogin
import TestSupport
import Testing

@testable import LoginServices

@Suite(.noLeaks) struct UserStoreTests {
    private let folder = TemporaryFolder()
    private let clock = TestClock()
    private let store: UserStore
    private var path: String { folder.file("users.json") }

    init() {
        store = UserStore(at: folder.file("users.json"), clock: clock)
    }

    @discardableResult private func register(_ email: String = "ann@example.org") throws -> User {
        try store.register(email: email, password: "pencil")
    }

    @discardableResult private func logIn(
        _ password: String = "pencil", as email: String = "ann@example.org"
    ) throws -> User { try store.login(email: email, password: password) }

    @Test func acceptsAPasswordInEitherNormalForm() throws {
        let (composed, decomposed) = ("cr\u{e8}me br\u{fb}l\u{e9}e", "cre\u{300}me bru\u{302}le\u{301}e")
        for (email, password) in [("ann@example.org", composed), ("bob@example.org", decomposed)] {
            _ = try store.register(email: email, password: password)
            _ = try store.login(email: email, password: composed)
            _ = try store.login(email: email, password: decomposed)
            #expect(throws: ServiceError.invalidCredentials) { try store.login(email: email, password: "creme brulee") }
        }
    }

    @Test(arguments: [
        ("no email", "pencil"), ("", "pencil"), ("ann@example.org", "short"), ("ann@example.org", "with\0nul"),
        ("ann@example.org", String(repeating: "x", count: 512)),
    ])
    func refusesBadInputWithoutTouchingTheDisk(_ email: String, _ password: String) throws {
        let error = #expect(throws: ServiceError.self) { try store.register(email: email, password: password) }
        guard case .refused = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(throws: ServiceError.invalidCredentials) { try store.login(email: email, password: password) }
        #expect(try folder.names.isEmpty)
    }

    @Test func keepsNoSecretReadable() throws {
        let user = try store.register(email: "ann@example.org", password: "pencil-and-eraser")
        #expect(throws: ServiceError.self) { try logIn("wrong-guess") }
        let text = String(decoding: try contents(of: path), as: UTF8.self)
        for secret in ["pencil", "wrong-guess", String(user.authorizationHeader.split(separator: ".")[1])] {
            #expect(!text.contains(secret))
        }
        #expect(try mode(of: path) == 0o600)
    }

    /// A person may have typed the password in place of the email.
    @Test func keepsNoTypedEmailReadable() throws {
        try register()
        for _ in 0..<5 {
            #expect(throws: ServiceError.invalidCredentials) { try logIn("ann@example.org", as: "p@ssw0rd") }
        }
        #expect(throws: ServiceError.locked(retryAfter: 30)) { try logIn("ann@example.org", as: "P@SSW0RD") }
        #expect(!String(decoding: try contents(of: path), as: UTF8.self).lowercased().contains("p@ssw0rd"))
    }

    @Test func removesOldFailuresAtASuccess() throws {
        try register()
        #expect(throws: ServiceError.invalidCredentials) { try logIn(as: "bob@example.org") }
        clock.advance(by: 900)
        try logIn()
        #expect(String(decoding: try contents(of: path), as: UTF8.self).contains(#""failures":{"entries":{},"salt""#))
    }

    @Test func removesTheFailuresOfAnEarlierVersion() throws {
        try register()
        let none = #""failedLogins":{"entries":{}}"#
        let text = String(decoding: try contents(of: path), as: UTF8.self)
        #expect(text.contains(none), "An earlier version could not read the file.")
        let entry = #""p@ssw0rd":{"failures":9,"last":\#(clock.now().timeIntervalSince1970)}"#
        try write(text.replacing(none, with: none.replacing("{}", with: "{\(entry)}")), to: path)
        try logIn()
        #expect(String(decoding: try contents(of: path), as: UTF8.self).contains(none))
    }

    @Test func countsAllEmailsAsOneIfTheSaltIsDamaged() throws {
        try register()
        #expect(throws: ServiceError.invalidCredentials) { try logIn("eraser") }
        let text = String(decoding: try contents(of: path), as: UTF8.self)
        try write(text.replacing(/"salt":"[^"]*"/, with: #""salt":"x""#), to: path)
        for number in 0..<5 {
            #expect(throws: ServiceError.invalidCredentials) { try logIn(as: "bob\(number)@example.org") }
        }
        #expect(throws: ServiceError.locked(retryAfter: 30)) { try logIn() }
    }

    @Test func locksAfterFiveFailuresForHalfAMinute() throws {
        try register()
        for _ in 0..<5 {
            #expect(throws: ServiceError.invalidCredentials) {
                try logIn("eraser")
            }
        }
        #expect(throws: ServiceError.locked(retryAfter: 30)) { try logIn("pencil", as: "ANN@example.org") }
        clock.advance(by: 29)
        #expect(throws: ServiceError.locked(retryAfter: 1)) { try logIn() }
        clock.advance(by: 1)
        try logIn()
    }

    @Test func forgivesFailuresAtASuccess() throws {
        try register()
        for _ in 0..<3 {
            for _ in 0..<4 {
                #expect(throws: ServiceError.invalidCredentials) {
                    try logIn("eraser")
                }
            }
            try logIn()
        }
    }

    @Test func answersTheSameForAnUnknownEmail() throws {
        try register("known@example.org")
        for second in 0..<80 {
            let answers = ["known@example.org", "unknown@example.org"].map { email in
                #expect(throws: ServiceError.self) { try store.login(email: email, password: "eraser\(second)") }
            }
            #expect(answers[0] == answers[1])
            clock.advance(by: 1)
        }
    }

    @Test func givesGuessesAtOnceNoMoreAnswersThanGuessesInTurn() throws {
        try register()
        let answers = concurrently(40) { _ in
            #expect(throws: ServiceError.self) { try logIn("eraser") }
        }
        #expect(answers.count { $0 == .invalidCredentials } == 5)
        #expect(answers.count { $0 == .locked(retryAfter: 30) } == 35)
    }

    @Test func aLockHidesWhatAGuessFoundOutMeanwhile() throws {
        try register()
        let meanwhile = Lock(true)
        // The first look at the clock comes before the password is hashed, outside of the file's lock.
        let slow = UserStore(path: path, hasher: PasswordHasher(cost: .least)) {
            let isFirst = meanwhile.withLock { first in
                defer { first = false }
                return first
            }
            if isFirst {
                for _ in 0..<5 { _ = try? store.login(email: "ann@example.org", password: "eraser") }
            }
            return clock.now()
        }
        #expect(throws: ServiceError.locked(retryAfter: 30)) {
            try slow.login(email: "ann@example.org", password: "pencil")
        }
    }

    @Test func ofManyRegistrationsAtOnceOneWins() throws {
        let answers = concurrently(20) { index in
            Result { try store.register(email: "ann@example.org", password: "password \(index)") }
        }
        let winners = answers.indices.filter { (try? answers[$0].get()) != nil }
        #expect(winners.count == 1)
        let winner = try #require(winners.first)
        try logIn("password \(winner)")
    }

    @Test func checksAndEndsSessions() throws {
        let first = try register()
        let second = try logIn()
        let other = try register("bob@example.org")
        #expect(try store.user(authorizedBy: second.authorizationHeader) == second)

        try store.revoke(authorizationHeader: second.authorizationHeader)
        try store.revoke(authorizationHeader: second.authorizationHeader)
        #expect(throws: ServiceError.unauthorized) { try store.user(authorizedBy: second.authorizationHeader) }
        #expect(try store.user(authorizedBy: first.authorizationHeader) == first)
        #expect(try store.user(authorizedBy: other.authorizationHeader) == other)
    }

    @Test func aSessionEndsAfterThirtyDays() throws {
        let user = try register()
        clock.advance(by: 15 * 86_400)
        let later = try logIn()
        clock.advance(by: 15 * 86_400 - 1)
        #expect(try store.user(authorizedBy: user.authorizationHeader) == user)
        clock.advance(by: 1)
        #expect(throws: ServiceError.unauthorized) { try store.user(authorizedBy: user.authorizationHeader) }
        #expect(try store.user(authorizedBy: later.authorizationHeader) == later)
        try store.revoke(authorizationHeader: user.authorizationHeader)

        let id = try #require(SessionToken(header: user.authorizationHeader)).id
        #expect(String(decoding: try contents(of: path), as: UTF8.self).contains(id))
        try logIn()
        #expect(
            !String(decoding: try contents(of: path), as: UTF8.self).contains(id), "removed at the next login")
    }

    @Test func aSessionOfAnEarlierVersionHasEnded() throws {
        let user = try register()
        let text = String(decoding: try contents(of: path), as: UTF8.self)
        try write(text.replacing(/"opened":[0-9.]+,/, with: ""), to: path)
        #expect(throws: ServiceError.unauthorized) { try store.user(authorizedBy: user.authorizationHeader) }
        try logIn()
    }

    @Test(arguments: ["", "Bearer ", "Bearer x.y", "Basic YTpi"]) func knowsNoOtherHeaders(_ header: String) throws {
        #expect(throws: ServiceError.unauthorized) { try store.user(authorizedBy: header) }
        try store.revoke(authorizationHeader: header)
        #expect(try folder.names.isEmpty)
    }

    @Test func reportsDamageKeepsItAndGoesOn() throws {
        try register()
        let half = try contents(of: path).dropLast(30)
        try half.write(to: URL(fileURLWithPath: path))
        let error = #expect(throws: ServiceError.self) { try logIn() }
        guard case .storage(.damaged(let keptAt?, hasSample: false), path) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try contents(of: keptAt) == half)
        try register("bob@example.org")
        #expect(try contents(of: keptAt) == half)
    }

    @Test func leavesAForeignFileAlone() throws {
        try write("a shopping list", to: path)
        let error = ServiceError.storage(.foreign, path: path)
        #expect(throws: error) { try register() }
        #expect(throws: error) { try logIn() }
        #expect(throws: error) { try store.user(authorizedBy: "Bearer a.b") }
        #expect(try folder.names == ["users.json"])
        #expect(try contents(of: path) == Data("a shopping list".utf8))
    }

    @Test func countsFailuresOrAnswersNothing() throws {
        try register()
        try setMode(0o400, of: path)
        #expect(throws: ServiceError.storage(.readOnly, path: path)) { try logIn("eraser") }
        #expect(try folder.names == ["users.json", "users.json.lock"])
    }
}
