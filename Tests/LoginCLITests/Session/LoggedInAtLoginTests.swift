import RxLogin
import TestSupport
import Testing

@testable import LoginCLI

/// A user who goes back from Home to Login is still logged in, with and without a stored session.
@MainActor @Suite(.noLeaks) struct LoggedInAtLoginTests {
    private let told = "Still logged in as \(Account.email). Type home to go back, logout to log out."

    /// A session whose user went back to Login.
    private func session(isStored: Bool) async -> FakeSession {
        let session = FakeSession(sessions: MemorySessions(isStored ? FakeUserService.user : nil))
        if !isStored { await session.logIn() }
        await session.answer("back")
        return session
    }

    @Test(arguments: [false, true]) func theScreenSaysSo(isStored: Bool) async {
        let session = await session(isStored: isStored)
        #expect(session.path == ["Login"])
        #expect(session.conversation.shown.count { $0 == told } == 1)
        #expect(session.conversation.questions.last?.prompt == "Email [\(Account.email)]: ")
        await session.answer("help")
        #expect(session.conversation.contains("logout       Log out"))
        #expect(session.conversation.shown.count { $0 == told } == 1)
    }

    @Test(arguments: [false, true]) func aPlaceOpens(isStored: Bool) async {
        let session = await session(isStored: isStored)
        await session.answer("open show:42")
        #expect(session.path == ["Login", "Home", "The Answer"])
        #expect(!session.conversation.contains("Log in to open"))
        await session.answer("back", "back", "home")
        #expect(session.path == ["Login", "Home"])
        #expect(session.conversation.shown.count { $0 == told } == 2)
    }

    @Test(arguments: [false, true]) func logoutEndsTheSession(isStored: Bool) async {
        let session = await session(isStored: isStored)
        await session.answer("logout")
        #expect(session.path == ["Login"])
        #expect(session.service.endedSessions == ["Bearer test"])
        #expect(session.sessions.stored == nil)
        #expect(session.conversation.shown.count { $0 == "Logged out." } == 1)
        #expect(session.conversation.questions.last?.prompt == "Email: ")
        await session.answer("logout")
        #expect(session.conversation.contains("'logout' does nothing here."))
        await session.answer("open shows")
        #expect(session.conversation.contains("Log in to open shows."))
    }

    @Test(arguments: [false, true]) func logoutWorksOnEveryScreen(isStored: Bool) async {
        let session = await session(isStored: isStored)
        await session.answer("open city:703447", "logout")
        #expect(session.path == ["Login"])
        #expect(session.service.endedSessions == ["Bearer test"])
        #expect(session.sessions.stored == nil)
    }

    @Test(arguments: [false, true]) func anEndedSessionAsksForALogin(isStored: Bool) async {
        let session = await session(isStored: isStored)
        session.service.revokeSessions()
        await session.answer("open show:42")
        #expect(session.path == ["Login"])
        #expect(session.conversation.contains("Your session has ended. Log in to continue with show:42."))
        #expect(session.sessions.stored == nil)
        await session.answer("help")
        #expect(!session.conversation.contains("logout       Log out"))
        await session.logIn()
        #expect(session.path == ["Login", "Home", "The Answer"])
    }

    @Test func anotherLoginReplacesTheSession() async {
        let session = await session(isStored: false)
        let bob = User(email: "bob@example.com", authorizationHeader: "Bearer bob")
        session.service.willAnswer(.success(bob))
        await session.answer(bob.email, Account.password)
        #expect(session.path == ["Login", "Home"])
        #expect(session.service.endedSessions == ["Bearer test"])
        #expect(session.conversation.contains("Logged in as bob@example.com"))
    }
}
