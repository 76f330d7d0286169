import RxLogin
import TestSupport
import Testing

@testable import LoginCLI

@MainActor @Suite(.noLeaks) struct OneShotCommandTests {
    /// A service that does not answer the logout cannot delay the result.
    @Test func theResultIsPrintedBeforeTheSessionEnds() async {
        let session = FakeSession(
            isInteractive: false,
            makeViews: { OneShotViewFactory(context: $0, command: .login) })
        let conversation = session.conversation
        session.service.onLogout.withLock { onLogout in
            onLogout = {
                MainActor.assumeIsolated { #expect(conversation.shown.last == "= Logged in as ada@example.com") }
            }
        }
        session.service.willAnswer(.success(FakeUserService.user))
        session.conversation.type(Account.email)
        session.conversation.type(Account.password)
        #expect(await session.code() == .done)
        #expect(session.service.endedSessions == ["Bearer test"])
    }
}
