import RxLogin
import TestSupport
import Testing

@testable import LoginCLI

@MainActor @Suite(.noLeaks) struct HomeViewTests {
    private let session = FakeSession()

    private func atHome() async {
        session.service.willAnswer(.success(FakeUserService.user))
        _ = await session.answer(Account.email, Account.password)
    }

    @Test func backLeadsToLogin() async {
        await atHome()
        #expect(await session.answer("back")?.prompt == "Email [ada@example.com]: ")
        await session.probe.settled()
        #expect(session.probe.leaks == [])
    }

    @Test(arguments: [
        ("helo", "Did you mean 'help'?"), ("register", "'register' does nothing here."), ("\u{1B}[2J", "^[[2J"),
    ])
    func unknownWordIsTold(word: String, text: String) async {
        await atHome()
        #expect(await session.answer(word)?.prompt == "> ")
        #expect(session.conversation.contains(text))
    }

    @Test func emptyLineIsNothing() async {
        await atHome()
        let count = session.conversation.shown.count
        _ = await session.answer("  ")
        #expect(session.conversation.shown.count == count + 1)
    }
}
