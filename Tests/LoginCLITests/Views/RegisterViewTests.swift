import RxLogin
import TestSupport
import Testing

@testable import LoginCLI

@MainActor @Suite(.noLeaks) struct RegisterViewTests {
    private let session = FakeSession()

    @Test func takenEmailCanBeReplaced() async {
        session.service.willAnswer(.failure(.emailTaken))
        let question = await session.answer("register", Account.email, Account.password, Account.password)
        #expect(question?.prompt == "Email [ada@example.com]: ")
        #expect(session.path == ["Login", "Register"])
        #expect(session.conversation.contains("There is an account with this email already."))
    }

    @Test func thePasswordIsAskedForTwice() async {
        #expect(await session.answer("register", Account.email, Account.password)?.prompt == "Password again: ")
        #expect(session.conversation.questions.last?.isHidden == true)
        #expect(await session.answer("something else")?.prompt == "Password: ")
        #expect(session.conversation.contains("[register unavailable: The passwords are not the same.]"))
        #expect(session.service.calls == [])
        session.service.willAnswer(.success(FakeUserService.user))
        await session.answer(Account.password, Account.password)
        #expect(session.service.calls == ["register ada@example.com"])
    }

    @Test func registerWorksAtThePasswordPrompt() async {
        #expect(await session.answer(Account.email, "register")?.isHidden == false)
        #expect(session.path == ["Login", "Register"])
        #expect(await session.answer("back")?.prompt == "Email [ada@example.com]: ")
    }

    @Test func backLeavesWithoutAnAccount() async {
        #expect(await session.answer("register", Account.email, "back")?.prompt == "Email [ada@example.com]: ")
        #expect(await session.answer("back")?.prompt == "Email: ")
        #expect(session.path == ["Login"])
        #expect(session.service.calls == [])
        await session.probe.settled()
        #expect(session.probe.leaks == [])
    }

    @Test func backCancelsARegistrationInFlight() async {
        await session.answer("register", Account.email, Account.password)
        session.conversation.type(Account.password)
        await session.callInFlight()
        session.spinnerClock.runAll()
        #expect(session.conversation.shown.last == "~ | Creating the account... back cancels")
        await until { session.conversation.isListening }
        session.conversation.typeUnasked(.text("back"))
        #expect(await session.conversation.question()?.prompt == "Email: ")
        #expect(session.path == ["Login"])
        #expect(session.service.disposals.value == 1)
        #expect(session.conversation.contains("The registration was canceled, but the account may exist."))
        await session.probe.settled()
        #expect(session.probe.leaks == [])
    }

    @Test func quittingDuringARegistrationSaysThatTheAccountMayExist() async {
        await session.answer("register", Account.email, Account.password)
        session.conversation.type(Account.password)
        await session.callInFlight()
        await until { session.conversation.isListening }
        let questions = session.conversation.questions.count
        session.conversation.typeUnasked(.text("quit"))
        // A session that continues listens again.
        await until {
            session.hasEnded || session.conversation.isListening || session.conversation.questions.count > questions
        }
        #expect(session.hasEnded)
        #expect(session.service.disposals.value == 1)
        #expect(session.conversation.contains("The registration was canceled, but the account may exist."))
    }

    @Test func leavingInFlightCancelsAndFreesEverything() async throws {
        await session.answer("register", Account.email, Account.password)
        session.conversation.type(Account.password)
        await session.callInFlight()
        try session.session.root.stack.dismiss()
        #expect(session.service.disposals.value == 1)
        #expect(await session.conversation.question()?.prompt == "Email: ")
        await session.probe.settled()
        #expect(session.probe.leaks == [])
        #expect(session.probe.watchedModules == 1)
    }
}
