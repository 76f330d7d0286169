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
