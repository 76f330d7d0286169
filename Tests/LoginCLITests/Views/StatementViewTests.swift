import RxLogin
import TestSupport
import Testing

@testable import LoginCLI

/// A statement that is opened again comes from the cache, which says how old it is.
@MainActor @Suite(.noLeaks) struct StatementViewTests {
    private let clock = TestScheduler(initialClock: 0)
    private let statement = CountingStatement()
    private let session: FakeSession

    init() {
        session = FakeSession(statement: statement, options: Session.Options(clock: clock))
    }

    private var lastHint: String? {
        session.conversation.shown.last { $0.hasSuffix("back to go back.") }
    }

    private let hint = "Type next or previous to turn the page, back to go back."
    private let cachedHint = "Type reload, next or previous, or back to go back."

    @Test func openingItAgainIsNoRequest() async {
        await session.logIn(then: "statement")
        #expect(lastHint == hint)
        clock.advanceTo(7)
        await session.answer("back", "statement")
        #expect(statement.requests.value == 1)
        #expect(session.conversation.shown.count { $0 == "= 1 to 1 of 1" } == 2)
        #expect(lastHint == "Loaded 7 s ago. " + cachedHint)
        clock.advanceTo(187)
        await session.answer("home", "statement")
        #expect(lastHint == "Loaded 3 min ago. " + cachedHint)
        await session.answer("reload")
        #expect(statement.requests.value == 2)
        #expect(lastHint == hint)
    }

    @Test func anOldStatementAndThatOfAnotherUserAreLoaded() async {
        await session.logIn(then: "statement")
        clock.advanceTo(300)
        await session.answer("back", "statement")
        #expect(statement.requests.value == 2)
        await session.answer("logout")
        session.service.willAnswer(.success(User(email: "bob@example.com", authorizationHeader: "Bearer bob")))
        await session.answer("bob@example.com", Account.password, "statement")
        #expect(statement.requests.value == 3)
    }
}

private final class CountingStatement: StatementServiceable {
    let requests = Counter()

    func transactions() -> Single<[Transaction]> {
        .deferred { [requests] in
            requests.increment()
            return .just([Transaction(id: 1, date: .distantPast, payee: "Rent", amount: -1, currency: "EUR")])
        }
    }
}
