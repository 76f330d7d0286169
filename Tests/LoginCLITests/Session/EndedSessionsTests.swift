import RxLogin
import TestSupport
import Testing

@testable import LoginCLI

/// What becomes of the sessions at the service when the program is left.
@MainActor @Suite(.noLeaks) struct EndedSessionsTests {
    @Test(arguments: [
        ([], LineResult.text("quit")), ([], .end), (["back"], .text("quit")), (["logout"], .text("quit")),
    ])
    func aSessionThatIsNotRememberedIsEndedOnce(lines: [String], last: LineResult) async {
        let session = FakeSession()
        await session.logIn()
        _ = await session.answer(lines)
        session.conversation.type(last)
        _ = await session.code()
        #expect(session.service.endedSessions == ["Bearer test"])
    }

    @Test func aRememberedSessionStays() async {
        let sessions = MemorySessions()
        var options = Session.Options()
        options.remembers = true
        let session = FakeSession(sessions: sessions, options: options)
        await session.logIn()
        #expect(sessions.stored == FakeUserService.user)
        #expect(session.conversation.contains("You will stay logged in: the session is stored in /nowhere"))
        session.conversation.type("quit")
        _ = await session.code()
        #expect(session.service.endedSessions == [])
    }
}
