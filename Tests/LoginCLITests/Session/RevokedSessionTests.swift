import TestSupport
import Testing

@testable import LoginCLI

/// A session that the service ends while somebody works in it.
@MainActor @Suite(.noLeaks) struct RevokedSessionTests {
    private let told = "Your session has ended. Log in to continue with show:42."

    /// A session in which something was opened that it could not be opened for any more.
    private func revoked(isInteractive: Bool) async -> FakeSession {
        let session = FakeSession(isInteractive: isInteractive)
        await session.logIn()
        session.service.revokeSessions()
        await session.answer("open show:42")
        return session
    }

    @Test func aPersonLogsInAgainAndGoesOn() async throws {
        let session = await revoked(isInteractive: true)
        let said = session.conversation.shown
        #expect(said.count { $0 == told } == 1)
        #expect(session.conversation.questions.last?.prompt == "Email: ")

        #expect(await session.logIn()?.prompt == "> ")
        #expect(session.conversation.contains("Login > Home > The Answer"))
        #expect(session.conversation.contains("= The Answer"))
        #expect(session.conversation.shown.count { $0 == told } == 1)
    }

    @Test(arguments: [LineResult.text("quit"), .end]) func aScriptThatEndsThereHasNotDoneItsWork(line: LineResult) async
    {
        let session = await revoked(isInteractive: false)
        session.conversation.type(line)
        #expect(await session.code() == .rejected)
        #expect(session.conversation.contains(told))
    }

    @Test func aScriptCanLogInAgain() async {
        let session = await revoked(isInteractive: false)
        await session.logIn()
        session.conversation.type(.end)
        #expect(await session.code() == .done)
        #expect(session.conversation.contains("= The Answer"))
    }
}
