import RxLogin
import TestSupport
import Testing

@testable import LoginCLI

/// What becomes of the sessions at the service when the program is left.
@MainActor @Suite(.noLeaks) struct EndedSessionsTests {
    private final class Remembered: SessionStoring {
        private let state = Lock<User?>(nil)

        var stored: User? { state.withLock { $0 } }

        func load() -> Single<User?> { .deferred { [self] in .just(stored) } }
        func loadForLogout() -> Single<User?> { load() }
        func save(_ user: User) -> Completable { set(user) }
        func clear() -> Completable { set(nil) }

        private func set(_ user: User?) -> Completable {
            .deferred { [self] in
                state.withLock { $0 = user }
                return .empty()
            }
        }
    }

    private func logIn(_ session: FakeSession) async {
        session.service.willAnswer(.success(FakeUserService.user))
        _ = await session.answer(Account.email, Account.password)
    }

    @Test(arguments: [LineResult.text("quit"), .end]) func aSessionThatIsNotRememberedIsEnded(line: LineResult) async {
        let session = FakeSession()
        await logIn(session)
        session.conversation.type(line)
        _ = await session.code()
        #expect(session.service.endedSessions == ["Bearer test"])
    }

    @Test func whoWentBackToLoginIsLoggedOutAsWell() async {
        let session = FakeSession()
        await logIn(session)
        _ = await session.answer("back")
        session.conversation.type("quit")
        _ = await session.code()
        #expect(session.service.endedSessions == ["Bearer test"])
    }

    @Test func aRememberedSessionStays() async {
        let sessions = Remembered()
        var options = Session.Options()
        options.remembers = true
        let session = FakeSession(sessions: sessions, options: options)
        await logIn(session)
        #expect(sessions.stored == FakeUserService.user)
        #expect(session.conversation.contains("You will stay logged in: the session is stored in /nowhere"))
        session.conversation.type("quit")
        _ = await session.code()
        #expect(session.service.endedSessions == [])
    }

    @Test func nothingIsEndedTwice() async {
        let session = FakeSession()
        await logIn(session)
        _ = await session.answer("logout")
        session.conversation.type("quit")
        _ = await session.code()
        #expect(session.service.endedSessions == ["Bearer test"])
    }
}
