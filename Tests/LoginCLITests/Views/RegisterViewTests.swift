import RxLogin
import StreamsTest
import Testing

@testable import LoginCLI

@MainActor @Suite(.noLeaks) struct RegisterViewTests {
    private let session = FakeSession()

    @Test func emailIsHandedBack() async {
        session.service.willAnswer(.success(FakeUserService.user))
        let question = await session.answer("register", Account.email, Account.password)
        #expect(question?.prompt == "Email [ada@example.com]: ")
        #expect(session.conversation.contains("There is an account for ada@example.com now."))
        #expect(session.session.stack.screens.map(\.title) == ["Login"])
    }

    @Test func takenEmailCanBeReplaced() async {
        session.service.willAnswer(.failure(.emailTaken))
        let question = await session.answer("register", Account.email, Account.password)
        #expect(question?.prompt == "Email [ada@example.com]: ")
        #expect(session.session.stack.screens.map(\.title) == ["Login", "Register"])
        #expect(session.conversation.contains("There is an account with this email already."))
    }

    @Test func backLeavesWithoutAnAccount() async {
        #expect(await session.answer("register", Account.email, "back")?.prompt == "Email: ")
        #expect(session.session.stack.screens.map(\.title) == ["Login"])
        #expect(session.service.calls == [])
        await session.probe.settled()
        #expect(session.probe.leaks == [])
    }

    @Test func leavingInFlightCancelsAndFreesEverything() async throws {
        _ = await session.answer("register", Account.email)
        session.conversation.type(Account.password)
        await session.callInFlight()
        try session.session.stack.dismiss()
        #expect(session.service.disposals.withLock { $0 } == 1)
        #expect(await session.conversation.question()?.prompt == "Email: ")
        await session.probe.settled()
        #expect(session.probe.leaks == [])
        #expect(session.probe.watchedModules == 1)
    }
}
