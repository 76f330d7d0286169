import TestSupport
import Testing

@testable import LoginCLI

@MainActor @Suite(.noLeaks) struct LineQueueTests {
    private let user = FakeConversation()
    private let email = Question(kind: .field(.email), prompt: "Email: ")
    private let password = Question(kind: .field(.password), prompt: "Password: ")

    @Test func aLineThatArrivedBeforeIsTheAnswer() {
        let queue = LineQueue(user)
        queue.keep(.text("ann@example.org"))
        queue.keep(.text("pencil"))
        #expect(queue.ask(email) { _ in } == .text("ann@example.org"))
        #expect(queue.ask(password) { _ in } == .text("pencil"))
        #expect(queue.isEmpty)
        #expect(user.questions.isEmpty)
        #expect(user.shown == ["Email: ann@example.org", "Password: "])
    }

    @Test func aQuestionIsAskedOnceAndReplacedByAnother() {
        let queue = LineQueue(user)
        for question in [email, email, password] { #expect(queue.ask(question) { _ in } == nil) }
        queue.listen { _ in }
        #expect(user.questions == [email, password])
        #expect(!user.isListening)
    }

    @Test func theNextQuestionIsAskedAfterTheAnswer() async {
        let queue = LineQueue(user)
        let answer = await withCheckedContinuation { continuation in
            _ = queue.ask(email) { continuation.resume(returning: $0) }
            user.type("ann@example.org")
        }
        #expect(answer == .text("ann@example.org"))
        #expect(queue.ask(email) { _ in } == nil)
        #expect(user.questions == [email, email])
    }

    @Test func droppedLinesAnswerNothing() {
        let queue = LineQueue(user)
        queue.keep(.text("back"))
        queue.drop()
        #expect(queue.ask(email) { _ in } == nil)
    }
}
