import RxLogin
import TestSupport
import Testing

@testable import LoginCLI

/// The forms with a validator that answers later.
@MainActor @Suite(.noLeaks) struct CredentialsViewTests {
    private let clock = ManualScheduler()

    private func session(isInteractive: Bool) -> FakeSession {
        FakeSession(
            isInteractive: isInteractive,
            validator: CredentialsValidator(email: LaterEmailValidator(clock: clock)))
    }

    @Test(arguments: [true, false]) func theNextFieldIsAskedForWhenTheValidatorHasAnswered(isInteractive: Bool) async {
        let session = session(isInteractive: isInteractive)
        await session.answer()
        session.conversation.type(Account.email)
        session.conversation.type(Account.password)
        await session.takeTurn()
        #expect(session.conversation.questions.map(\.prompt) == ["Email: "])
        session.service.willAnswer(.success(FakeUserService.user))
        clock.runAll()
        #expect(await session.conversation.question()?.prompt == "> ")
        #expect(session.service.calls == ["login ada@example.com"])
    }

    @Test func aRefusalArrivesWithTheAnswer() async {
        let session = session(isInteractive: true)
        await session.answer("register")
        session.conversation.type("nobody")
        await session.takeTurn()
        #expect(session.path == ["Login", "Register"])
        clock.runAll()
        #expect(await session.conversation.question()?.prompt == "Email: ")
        #expect(session.conversation.contains("[register unavailable: An email address needs an @"))
    }

    /// The email is asked for again, visibly, so the password that was pasted with it must not answer that.
    @Test func aPasswordThatFollowsARefusedEmailIsDropped() async {
        let session = session(isInteractive: true)
        await session.answer()
        session.conversation.type("nobody")
        await until { session.conversation.isListening }
        session.conversation.typeUnasked(.text(Account.password))
        await session.takeTurn()
        session.conversation.type(Account.password)
        clock.runAll()
        #expect(await session.conversation.question()?.prompt == "Email: ")
        await session.takeTurn()
        #expect(session.conversation.questions.map(\.prompt) == ["Email: ", "Email: "])
        #expect(!session.conversation.contains(Account.password))
    }

    @Test func aPasswordThatFollowsATakenEmailIsDropped() async {
        let session = FakeSession()
        session.service.willAnswer(.failure(.emailTaken))
        await session.answer("register", Account.email, Account.password)
        for _ in 1...2 { session.conversation.type(Account.password) }
        await until { session.conversation.questions.count == 5 }
        await session.takeTurn()
        #expect(session.conversation.questions.last?.prompt == "Email [ada@example.com]: ")
    }

    @Test func aOneShotLoginWaitsForTheValidator() async {
        let session = FakeSession(
            isInteractive: false, validator: CredentialsValidator(email: LaterEmailValidator(clock: clock)),
            makeViews: { OneShotViewFactory(context: $0, command: .login) })
        session.service.willAnswer(.success(FakeUserService.user))
        session.conversation.type(Account.email)
        session.conversation.type(Account.password)
        await session.takeTurn()
        await session.takeTurn()
        clock.runAll()
        #expect(await session.code() == .done)
    }
}
