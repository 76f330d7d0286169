import RxLogin
import TestSupport
import Testing

@testable import LoginCLI

@MainActor @Suite(.noLeaks) struct HomeViewTests {
    private let session = FakeSession()

    @Test func backLeadsToLogin() async {
        await session.logIn()
        #expect(await session.answer("back")?.prompt == "Email [ada@example.com]: ")
        await session.probe.settled()
        #expect(session.probe.leaks == [])
    }

    @Test(arguments: [
        ("helo", "Did you mean 'help'?"), ("register", "'register' does nothing here."), ("\u{1B}[2J", "^[[2J"),
    ])
    func unknownWordIsTold(word: String, text: String) async {
        await session.logIn()
        #expect(await session.answer(word)?.prompt == "> ")
        #expect(session.conversation.contains(text))
    }

    @Test func emptyLineIsNothing() async {
        await session.logIn()
        let count = session.conversation.shown.count
        await session.answer("  ")
        #expect(session.conversation.shown.count == count + 1)
    }
}
