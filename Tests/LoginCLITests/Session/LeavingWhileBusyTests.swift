import RxLogin
import TestSupport
import Testing

@testable import LoginCLI

/// What can be typed while a screen waits for a service.
@MainActor @Suite(.noLeaks) struct LeavingWhileBusyTests {
    private let shows = SlowShows()
    private let session: FakeSession

    init() {
        session = FakeSession(shows: shows)
    }

    private var conversation: FakeConversation { session.conversation }

    /// Home > Shows > Details, which load.
    private func atWork(_ session: FakeSession) async {
        await session.logIn(then: "1")
        session.conversation.type("1")
        await until { session.session.root.stack.screens.count == 4 }
    }

    private func typeUnasked(_ line: LineResult) async {
        await atWork(session)
        await typeAhead(line)
    }

    /// Types a line while the show loads.
    private func typeAhead(_ line: LineResult) async {
        if session.path.count < 4 { await atWork(session) }
        await until { conversation.isListening }
        conversation.typeUnasked(line)
    }

    @Test(arguments: [("back", ["Login", "Home", "Shows"]), ("home", ["Login", "Home"])])
    func whatLeavesAScreenIsDoneAtOnce(command: String, path: [String]) async {
        await typeUnasked(.text(command))
        #expect(await conversation.question()?.prompt == "> ")
        #expect(session.path == path)
        #expect(shows.cancelled == 1)
        await session.probe.settled()
        #expect(session.probe.leaks == [])
    }

    @Test func theScreenSaysHowToLeave() async {
        await atWork(session)
        session.spinnerClock.runAll()
        #expect(conversation.shown.last == "~ | Loading... back cancels")
    }

    @Test(arguments: [(LineResult.text("quit"), ExitCode.done), (.end, .done)])
    func whatEndsTheSessionIsDoneAtOnce(line: LineResult, code: ExitCode) async {
        await typeUnasked(line)
        #expect(await session.code() == code)
    }

    @Test(arguments: [(LineResult.text("quit"), ExitCode.done), (.end, .done), (.unreadable(5), .failed)])
    func whatEndsTheSessionIsDoneBeforeTheFirstScreen(line: LineResult, code: ExitCode) async {
        let session = FakeSession(sessions: MemorySessions(answers: false))
        await until { session.conversation.isListening }
        session.conversation.typeUnasked(.text("ada@example.com"))
        await until { session.conversation.isListening }
        session.conversation.typeUnasked(line)
        #expect(await session.code() == code)
        #expect(session.path == [])
    }

    @Test(arguments: ["review", "open cities", "\\back", "logout"]) func everythingElseWaits(text: String) async {
        await typeUnasked(.text(text))
        await session.takeTurn()
        #expect(session.path == ["Login", "Home", "Shows", "Details"])
        #expect(conversation.isListening)
        let questions = conversation.questions.count
        shows.answer()
        await until { conversation.questions.count > questions }
        #expect(conversation.contains("= The Answer"))
        #expect(conversation.shown.contains("> \(text)"))
        // It was for the screen as it is now, which would be asked for a line otherwise.
        switch text {
        case "review": #expect(conversation.questions.last?.prompt == "Rating (1 to 5): ")
        case "open cities": #expect(session.path.last == "Cities")
        case "logout": #expect(session.path == ["Login"])
        default: #expect(conversation.contains("There is no command"))
        }
    }

    @Test(arguments: [LineResult.text(""), .text("nonsense"), .tooLong, .notText, .containsNUL])
    func aLineThatIsNoCommandDoesNotKeepTheUser(line: LineResult) async {
        for _ in 0..<3 { await typeAhead(line) }
        await typeAhead(.text("back"))
        #expect(await conversation.question()?.prompt == "> ")
        #expect(session.path == ["Login", "Home", "Shows"])
        // The lines before the command were for the screen that is gone.
        #expect(!conversation.contains("There is no command"))
    }

    @Test func linesThatWaitAreAnsweredInOrder() async {
        for line in ["review", "5", "Better."] { await typeAhead(.text(line)) }
        shows.answer()
        await until { shows.isAdding }
        #expect(conversation.shown.suffix(3) == ["> review", "Rating (1 to 5): 5", "Comment: Better."])
    }

    @Test func commandsThatLeaveArePerformedInOrder() async {
        await typeAhead(.text("back"))
        #expect(await conversation.question()?.prompt == "> ")
        conversation.type("1")
        await until { session.session.root.stack.screens.count == 4 }
        await until { conversation.isListening }
        conversation.typeUnasked(.text("home"))
        #expect(await conversation.question()?.prompt == "> ")
        #expect(session.path == ["Login", "Home"])
    }

    @Test func inputThatCannotBeReadEndsTheSession() async {
        await typeAhead(.unreadable(5))
        #expect(await session.code() == .failed)
    }

    @Test func theNextQuestionIsAskedWhenNothingWasTyped() async {
        await atWork(session)
        await until { conversation.isListening }
        shows.answer()
        #expect(await conversation.question()?.prompt == "> ")
        #expect(await session.answer("back")?.prompt == "> ")
        #expect(session.path == ["Login", "Home", "Shows"])
    }

    @Test func whatChangesSomethingIsSeenThrough() async {
        await atWork(session)
        shows.answer()
        await session.answer("review", "5")
        conversation.type("Better.")
        await until { shows.isAdding }
        await session.takeTurn()
        #expect(!conversation.isListening)
        #expect(session.path.last == "The Answer")
        session.spinnerClock.runAll()
        #expect(conversation.shown.last == "~ | Publishing the review...")
    }

    @Test func aScriptIsReadAsItIsAskedFor() async {
        let session = FakeSession(isInteractive: false, shows: shows)
        await atWork(session)
        await session.takeTurn()
        #expect(!session.conversation.isListening)
    }
}

/// A service that answers about a show when it is told to, and never to a review.
private final class SlowShows: ShowServiceable {
    private struct State {
        var open: [@Sendable (SingleEvent<Show>) -> Void] = []
        var cancelled = 0
        var isAdding = false
    }

    private let state = Lock(State())
    private let theAnswer = Show(id: 42, title: "The Answer", description: "", imageURL: nil)

    var cancelled: Int { state.withLock { $0.cancelled } }
    var isAdding: Bool { state.withLock { $0.isAdding } }

    func answer() {
        let waiting = state.withLock { state in
            defer { state.open = [] }
            return state.open
        }
        for answer in waiting { answer(.success(theAnswer)) }
    }

    func shows() -> Single<[Show]> { .just([theAnswer]) }

    func show(withID id: Int) -> Single<Show> {
        .create { [self] answer in
            state.withLock { $0.open.append(answer) }
            return Disposables.create { [self] in state.withLock { $0.cancelled += 1 } }
        }
    }

    func reviews(ofShow id: Int) -> Single<[Review]> { .just([]) }

    func addReview(_ draft: ReviewDraft, toShow id: Int) -> Single<Review> {
        state.withLock { $0.isAdding = true }
        return .never()
    }
}
