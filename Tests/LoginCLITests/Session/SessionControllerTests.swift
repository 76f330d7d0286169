import TestSupport
import Testing

@testable import LoginCLI

@MainActor @Suite(.noLeaks) struct SessionControllerTests {
    @Test(arguments: [
        (true, LineResult.end, ExitCode.done, "Email: "), (false, .end, .failed, "The input ended"),
        (false, .tooLong, .usage, "too long"), (false, .notText, .usage, "UTF-8"), (false, .containsNUL, .usage, "NUL"),
        (false, .text("nobody"), .rejected, "needs an @"), (false, .text(""), .usage, "Enter an email"),
        (false, .text("logout"), .usage, "'logout' does nothing here."),
        (true, .unreadable(5), .failed, "cannot be read"), (true, .text("quit"), .done, "Login"),
    ])
    func whatEndsASession(isInteractive: Bool, line: LineResult, code: ExitCode, text: String) async {
        let session = FakeSession(isInteractive: isInteractive)
        await session.answer()
        session.conversation.type(line)
        #expect(await session.code() == code)
        #expect(session.conversation.contains(text))
    }

    @Test(arguments: [
        (LineResult.text(""), ExitCode.usage, "Enter a password."), (.notText, .usage, "UTF-8"),
        (.text("short"), .rejected, "at least 6 characters"),
    ])
    func whatEndsAScriptAtItsPassword(line: LineResult, code: ExitCode, text: String) async {
        let session = FakeSession(isInteractive: false)
        await session.answer(Account.email)
        session.conversation.type(line)
        #expect(await session.code() == code)
        #expect(session.conversation.contains(text))
    }

    @Test func aPasswordThatIsACommandWordIsNotShown() async {
        let session = FakeSession()
        await session.answer(Account.email, "reload")
        #expect(session.conversation.contains("That command does nothing here."))
        #expect(!session.conversation.contains("reload"))
        #expect(await session.conversation.question()?.prompt == "Password: ")
    }

    @Test(arguments: [LineResult.tooLong, .notText, .containsNUL, .text(""), .text("nobody"), .text("logout")])
    func aPersonIsAskedAgain(line: LineResult) async {
        let session = FakeSession()
        await session.answer()
        session.conversation.type(line)
        #expect(await session.conversation.question()?.prompt == "Email: ")
        #expect(session.conversation.questions.count == 2)
    }

    /// A line asked for by one screen goes to the one that took its place.
    @Test func lineOfAScreenThatIsGoneIsForTheNext() async throws {
        let session = FakeSession()
        #expect(await session.answer("register", Account.email)?.prompt == "Password: ")
        try session.session.root.stack.dismiss()
        await until { session.conversation.questions.last?.prompt == "Email: " }
        #expect(session.conversation.questions.last?.isHidden == false)
        #expect(await session.answer(Account.email)?.prompt == "Password: ")
        #expect(session.conversation.contains("[login unavailable: Enter a password.]"))
    }

    @Test func nothingIsAskedAfterTheEnd() async {
        let session = FakeSession()
        await session.answer()
        session.conversation.type("quit")
        session.conversation.type("register")
        #expect(await session.code() == .done)
        #expect(session.conversation.hasEndedInput)
        await session.takeTurn()
        #expect(session.conversation.questions.count == 1)
    }
}
