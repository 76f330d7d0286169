import RxLogin
import TestSupport
import Testing

@testable import LoginCLI

@MainActor @Suite(.noLeaks) struct ContentViewTests {
    private let session = FakeSession()

    /// What was shown since.
    private func shown(since count: Int) -> [String] { Array(session.conversation.shown[count...]) }

    // MARK: - Lists -

    @Test func routesCanBeTypedWithoutACommand() async {
        await session.logIn()
        await session.answer("show:51")
        #expect(session.path == ["Login", "Home", "Étude"])
        await session.answer("statement")
        #expect(session.path == ["Login", "Home", "Étude", "Statement"])
    }

    @Test(arguments: [
        ("0", "There is no 0. Choose from 1 to 3."), ("4", "There is no 4. Choose from 1 to 3."),
        ("-1", "There is no -1."), ("99999999999999999999", "There is no command"),
    ])
    func aNumberThatStandsForNothing(number: String, text: String) async {
        await session.logIn()
        await session.answer(number)
        #expect(session.conversation.contains(text))
        #expect(session.path == ["Login", "Home"])
    }

    // MARK: - Commands -

    @Test func homeAndLogoutWorkEverywhere() async {
        await session.logIn()
        await session.answer("open statement", "home")
        #expect(session.path == ["Login", "Home"])
        await session.answer("open show:42", "logout")
        #expect(session.path == ["Login"])
        #expect(session.service.endedSessions == ["Bearer test"])
        await session.probe.settled()
        #expect(session.probe.leaks == [])
    }

    @Test(arguments: [
        ("open", "Enter the place to open"), ("open show", "'show:{id}' needs a value for 'id'."),
        ("open nowhere", "There is nothing called 'nowhere'."), ("open \u{1B}", "'^['"),
        ("open show:99", "This does not exist, or not any more."), ("open city:9", "There is no city 9."),
        ("next", "'next' does nothing here."),
    ])
    func whatCannotBeOpenedIsSaid(line: String, text: String) async {
        await session.logIn()
        #expect(await session.answer(line)?.prompt == "> ")
        #expect(session.conversation.contains(text))
    }

    @Test func aPasswordMayBeginWithACommand() async {
        session.service.willAnswer(.failure(.invalidCredentials))
        await session.answer(Account.email, "open sesame")
        #expect(session.service.calls == ["login ada@example.com"])
    }

    // MARK: - Statement -

    @Test func theStatementHasPages() async {
        await session.logIn()
        await session.answer("3")
        #expect(session.conversation.contains("= 1 to 20 of 49"))
        await session.answer("previous")
        #expect(session.conversation.contains("There is no such page."))
        let count = session.conversation.shown.count
        await session.answer("next")
        #expect(shown(since: count).filter { $0.hasPrefix("= ") }.count == 21)
        #expect(shown(since: count).contains("= 21 to 40 of 49"))
        await session.answer("next", "next", "reload")
        #expect(session.conversation.contains("= 41 to 49 of 49"))
        #expect(session.conversation.shown.filter { $0 == "= 1 to 20 of 49" }.count == 1)
        #expect(session.conversation.shown.filter { $0 == "= 41 to 49 of 49" }.count == 2)
    }

    /// The path, a blank line, the numbers, the hint and the prompt need five lines.
    @Test func aPageFitsTheWindow() async {
        session.conversation.window = Window(columns: 80, rows: 12)
        await session.logIn(then: "3")
        #expect(session.conversation.contains("= 1 to 7 of 49"))
        await session.answer("next")
        #expect(session.conversation.contains("= 8 to 14 of 49"))
        session.conversation.window = Window(columns: 80, rows: 15)
        await session.answer("next")
        #expect(session.conversation.contains("= 15 to 24 of 49"))
        await session.answer("previous")
        #expect(session.conversation.contains("= 5 to 14 of 49"))
        session.conversation.window = Window(columns: 80, rows: 3)
        await session.answer("reload")
        #expect(session.conversation.contains("= 5 to 5 of 49"))
    }

    @Test func theColumnsAreTheSameOnEveryPage() async {
        await session.logIn()
        await session.answer("3", "next", "next")
        let rows = session.conversation.shown.filter { $0.hasPrefix("= ") && $0.contains("/2026 ") }
        #expect(rows.count == 49)
        #expect(Set(rows.map(\.columns)).count == 1)
    }

    @Test func aProgramGetsTheWholeStatement() async {
        let session = FakeSession(isInteractive: false)
        await session.logIn(then: "open statement")
        // Rows only, without their numbers.
        #expect(session.conversation.shown.count { $0.contains("/2026") } == 49)
        #expect(!session.conversation.shown.contains { $0.hasSuffix("of 49") })
    }

    // MARK: - Places -

    @Test func thePlaceThatIsOpenStaysAsItIs() async {
        await session.logIn(then: "3", "next")
        let count = session.conversation.shown.count
        #expect(await session.answer("open statement", "statement")?.prompt == "> ")
        #expect(session.path == ["Login", "Home", "Statement"])
        #expect(shown(since: count) == ["? > ", "? > "])
    }

    // MARK: - Reviews -

    @Test func aReviewIsAskedForAndShown() async {
        await session.logIn()
        #expect(await session.answer("open show:51", "review")?.prompt == "Rating (1 to 5): ")
        #expect(await session.answer("6")?.prompt == "Rating (1 to 5): ")
        #expect(session.conversation.contains("Enter a number from 1 to 5."))
        #expect(await session.answer("4")?.prompt == "Comment: ")
        #expect(await session.answer("")?.prompt == "Comment: ")
        #expect(session.conversation.contains("Write a few words about the show."))
        #expect(await session.answer("open the door, it is good")?.prompt == "> ")
        #expect(session.conversation.contains("Your review was added."))
        #expect(session.conversation.contains("= 4/5  ada  open the door, it is good"))
    }

    @Test func aReviewThatCouldNotBePublishedIsKept() async {
        let comments = Recorder<String>()
        let show = Show(id: 42, title: "The Answer", description: "", imageURL: nil)
        let session = FakeSession(
            shows: StubShows(
                show: .just(show),
                addReview: { draft in
                    comments.record(draft.comment)
                    return .error(ServiceError.offline)
                }))
        await session.logIn(then: "show:42", "review", "5")
        #expect(await session.answer("Better.")?.prompt == "Comment [Better.]: ")
        #expect(await session.answer("")?.prompt == "Comment [Better.]: ")
        #expect(comments.values == ["Better.", "Better."])
        #expect(await session.answer("back")?.prompt == "> ")
    }

    @Test func backLeavesTheReviewFirst() async {
        await session.logIn()
        #expect(await session.answer("open show:51", "review", "4", "back")?.prompt == "> ")
        #expect(session.path == ["Login", "Home", "Étude"])
        await session.answer("back")
        #expect(session.path == ["Login", "Home"])
    }

    // MARK: - Failures -

    @Test func aScreenThatFailedToOpenLeavesTheStack() async {
        let attempts = Counter()
        let show = Show(id: 42, title: "The Answer", description: "", imageURL: nil)
        let session = FakeSession(
            shows: StubShows(
                list: .deferred { attempts.increment() == 1 ? .error(ServiceError.offline) : .just([show]) }))
        #expect(await session.logIn(then: "1")?.prompt == "> ")
        #expect(session.conversation.contains("The server cannot be reached."))
        #expect(session.path == ["Login", "Home"])
        await session.answer("1")
        #expect(session.conversation.contains("= 1  The Answer  show:42"))
        await session.probe.settled()
        #expect(session.probe.leaks == [])
    }

    @Test func anEmptyListSaysSo() async {
        let session = FakeSession(shows: StubShows())
        await session.logIn(then: "1")
        #expect(session.conversation.contains("= There are no shows."))
        await session.answer("1")
        #expect(session.conversation.contains("There is nothing to choose here."))
    }
}
