import RxLogin
import TestSupport
import Testing

@testable import LoginCLI

@MainActor @Suite(.noLeaks) struct SessionsViewTests {
    private struct Catalog: SessionCatalog {
        let stored: [RememberedSession]

        func sessions() -> Single<[RememberedSession]> { .just(stored) }
    }

    private let service = FakeUserService()

    private func session(_ servers: String?...) -> FakeSession {
        let stored = servers.map {
            RememberedSession(
                user: .success(FakeUserService.user), server: $0, userService: service, sessions: MemorySessions())
        }
        return FakeSession(catalog: Catalog(stored: stored))
    }

    @Test func eachSessionHasTheCommandThatEndsIt() async {
        let session = session(nil, "https://a.example")
        await session.answer("open sessions")
        #expect(session.path == ["Login", "Sessions"])
        let store = "--store /nowhere/users.json"
        #expect(session.conversation.contains("  LoginCLI logout \(store)"))
        let server = "https://a.example"
        #expect(session.conversation.contains("  LoginCLI logout --server \(server) \(store)"))
        await session.answer("logout")
        #expect(session.conversation.contains("'logout' does nothing here."))
        await session.answer("back")
        #expect(session.path == ["Login"])
    }

    @Test(arguments: [
        (StorageProblem.damaged(keptAt: nil), true), (.exposed, true), (.foreign, false), (.newer(version: 2), false),
        (.notAFile(kind: "a folder"), false), (.tooLarge, false), (.unreadable, false),
    ])
    func aFileThatLogoutLeavesHasNoCommand(problem: StorageProblem, isEnded: Bool) async {
        let stored = RememberedSession(
            user: .failure(.storage(problem, path: "/s")), server: nil, userService: service,
            sessions: MemorySessions())
        let session = FakeSession(catalog: Catalog(stored: [stored]))
        await session.answer("open sessions")
        #expect(session.conversation.contains("= (unreadable)  embedded"))
        #expect(session.conversation.contains("LoginCLI logout") == isEnded)
    }

    @Test func aUserCanLogOutThere() async {
        let session = session()
        await session.logIn(then: "open sessions")
        #expect(session.path == ["Login", "Home", "Sessions"])
        #expect(session.conversation.contains("There are no stored sessions."))
        await session.answer("logout")
        #expect(session.path == ["Login"])
        #expect(session.service.endedSessions == ["Bearer test"])
    }
}
