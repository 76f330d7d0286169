import RxLogin
import TestSupport
import Testing

@testable import LoginCLI

@MainActor @Suite(.noLeaks) struct LoginViewTests {
    private let session = FakeSession()

    @Test func passwordIsAskedForInHiding() async {
        #expect(await session.answer()?.isHidden == false)
        #expect(await session.answer(Account.email)?.isHidden == true)
    }

    @Test func faultyFieldIsAskedForAgainAndOnlyThat() async {
        #expect(await session.answer("nobody")?.prompt == "Email: ")
        #expect(session.conversation.contains("[login unavailable: An email address needs an @"))
        #expect(await session.answer(Account.email, "short")?.prompt == "Password: ")
        #expect(session.conversation.contains("[login unavailable: A password has at least 6 characters.]"))
        #expect(session.service.calls == [])
    }

    @Test func lastFailureDecidesTheCode() async {
        let session = FakeSession(isInteractive: false)
        session.service.willAnswer(.failure(.invalidCredentials))
        session.service.willAnswer(.failure(.offline))
        await session.answer(Account.email, Account.password, Account.password)
        session.conversation.type(.end)
        #expect(await session.code() == .failed)
    }

    @Test func twoQuickTapsMakeOneCall() async {
        _ = await session.conversation.question()
        // Typed ahead: the second password is there before the first was answered.
        session.conversation.type(Account.email)
        session.conversation.type(Account.password)
        session.conversation.type(Account.password)
        await session.callInFlight()
        session.service.succeed()
        _ = await session.conversation.question()
        #expect(session.service.calls == ["login ada@example.com"])
        // The line was not lost either: Home got it.
        #expect(session.conversation.contains("There is no command"))
    }

    @Test func nothingIsAskedWhileWorkGoesOn() async {
        await session.answer(Account.email)
        let before = session.conversation.questions.count
        session.conversation.type(Account.password)
        await session.callInFlight()
        #expect(session.conversation.questions.count == before)
        session.service.succeed()
        #expect(await session.conversation.question()?.prompt == "> ")
    }

    @Test func aLoginInFlightCanBeCancelled() async {
        await session.answer(Account.email)
        session.conversation.type(Account.password)
        await session.callInFlight()
        await until { session.conversation.isListening }
        session.conversation.typeUnasked(.text("back"))
        #expect(await session.conversation.question()?.prompt == "Email [ada@example.com]: ")
        #expect(session.service.disposals.value == 1)
        #expect(session.conversation.contains("Canceled."))

        session.service.willAnswer(.success(FakeUserService.user))
        #expect(await session.answer("", Account.password)?.prompt == "> ")
    }

    @Test(arguments: [LineResult.text("quit"), .end])
    func aLoginInFlightDoesNotKeepTheUser(line: LineResult) async throws {
        await session.answer(Account.email)
        session.conversation.type(Account.password)
        await session.callInFlight()
        await until { session.conversation.isListening }
        let questions = session.conversation.questions.count
        session.conversation.typeUnasked(line)
        // A session that continues asks for a line.
        await until { session.hasEnded || session.conversation.questions.count > questions }
        try #require(session.hasEnded)
        #expect(await session.code() == .done)
        #expect(session.service.disposals.value == 1)
    }

    @Test func aUserStaysLoggedInWithoutAStoredSession() async {
        let session = FakeSession(
            sessions: MemorySessions(failure: .storage(.full, path: "/s")),
            options: Session.Options(remembers: true))
        #expect(await session.logIn()?.prompt == "> ")
        #expect(session.path == ["Login", "Home"])
        #expect(session.conversation.contains("You are logged in, but the session cannot be stored. There is no space"))
    }

    @Test func anEmailOfTheServerDoesNotControlTheTerminal() async {
        let user = User(email: "ada\u{1B}[2J@example.com", authorizationHeader: "Bearer 1")
        session.service.willAnswer(.success(user))
        await session.answer(Account.email, Account.password)
        #expect(await session.answer("back")?.prompt == "Email [ada^[[2J@example.com]: ")
    }

    /// A visible prompt would show a password that is typed again.
    @Test func onlyThePasswordIsAskedForAfterARejection() async {
        session.service.willAnswer(.failure(.invalidCredentials))
        let question = await session.answer(Account.email, Account.password)
        #expect(question?.prompt == "Password: ")
        #expect(question?.isHidden == true)
        #expect(session.conversation.contains("Type back to change the email."))
        #expect(await session.answer("back")?.prompt == "Email [ada@example.com]: ")
    }

    @Test func thePasswordIsForgottenAfterARejection() async {
        session.service.willAnswer(.failure(.invalidCredentials))
        await session.answer(Account.email, Account.password)
        let view = session.session.root.stack.screens.last?.view as? LoginView
        #expect(view?.password.value == nil)
        #expect(view?.email.value == Account.email)
    }

    @Test func thePasswordIsForgottenAfterALogin() async {
        await session.logIn()
        let view = session.session.root.stack.screens.first?.view as? LoginView
        #expect(view?.password.value == nil)
    }

    @Test func backLeavesThePasswordFirst() async {
        #expect(await session.answer(Account.email, "back")?.prompt == "Email [ada@example.com]: ")
        await session.answer("back")
        #expect(session.conversation.contains("There is no screen to go back to."))
    }

    @Test func spinnerComesAfterAWhileAndGoesWithTheAnswer() async {
        await session.answer(Account.email)
        session.conversation.type(Account.password)
        await session.callInFlight()
        #expect(!session.conversation.contains("Logging in..."))
        #expect(session.spinnerClock.dueTimes.last == .milliseconds(200))
        session.spinnerClock.runAll()
        #expect(session.conversation.shown.last == "~ | Logging in... back cancels")
        session.service.succeed()
        _ = await session.conversation.question()
        let count = session.conversation.shown.count
        session.spinnerClock.runAll()
        #expect(session.conversation.shown.count == count)
    }
}
