import RxLogin
import TestSupport
import Testing

@testable import LoginCLI

@MainActor @Suite(.noLeaks) struct OneShotConversationTests {
    private let user = FakeConversation()

    private func conversation(
        email: String? = nil, password: String? = nil, prompts: Set<CredentialsField> = [], promptsOnce: Bool = false
    ) -> OneShotConversation {
        OneShotConversation(
            user, email: email, password: password, prompts: prompts, promptsOnce: promptsOnce)
    }

    private func answer(_ conversation: OneShotConversation, _ kind: Question.Kind) async -> LineResult {
        await withCheckedContinuation { continuation in
            conversation.ask(Question(kind: kind, prompt: "\(kind)")) { continuation.resume(returning: $0) }
        }
    }

    @Test func theArgumentsAnswerOnce() async {
        let conversation = conversation(email: "ann@example.org", password: "pencil")
        #expect(await answer(conversation, .field(.email)) == .text("ann@example.org"))
        #expect(await answer(conversation, .field(.password)) == .text("pencil"))
        #expect(await answer(conversation, .field(.email)) == .end)
        #expect(user.questions == [])
    }

    @Test func aUserIsPromptedForMissingCredentials() async {
        let conversation = conversation(email: "ann@example.org", prompts: Set(CredentialsField.allCases))
        #expect(!conversation.promptsUser(for: .field(.email)))
        #expect(conversation.promptsUser(for: .field(.password)))
        _ = await answer(conversation, .field(.email))
        #expect(conversation.promptsUser(for: .field(.email)))
        user.type("pencil")
        #expect(await answer(conversation, .field(.password)) == .text("pencil"))
        user.type("eraser")
        #expect(await answer(conversation, .field(.password)) == .text("eraser"))
    }

    @Test func aUserIsListenedToAfterAPrompt() async {
        let conversation = conversation(email: "ann@example.org", prompts: [.password])
        _ = await answer(conversation, .field(.email))
        #expect(!conversation.listensWhileBusy)
        user.type("pencil")
        _ = await answer(conversation, .field(.password))
        #expect(conversation.listensWhileBusy)
        conversation.ask(.silent) { _ in }
        #expect(user.isListening)
    }

    @Test func nothingIsPromptedForTwiceIfSo() async {
        let conversation = conversation(email: "ann@example.org", prompts: [.password], promptsOnce: true)
        #expect(!conversation.promptsUser(for: .field(.repeatedPassword)))
        user.type("pencil")
        #expect(await answer(conversation, .field(.password)) == .text("pencil"))
        #expect(await answer(conversation, .field(.password)) == .end)
    }

    @Test(arguments: [Question.Kind.command, .value, .prose]) func otherQuestionsEndTheInput(kind: Question.Kind) async
    {
        let conversation = conversation(prompts: Set(CredentialsField.allCases))
        #expect(!conversation.promptsUser(for: kind))
        #expect(await answer(conversation, kind) == .end)
    }
}
