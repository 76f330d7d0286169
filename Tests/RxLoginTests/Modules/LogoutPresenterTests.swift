import TestSupport
import Testing

@testable import RxLogin

@MainActor private final class LogoutViewDouble: ViewDouble, LogoutViewInterface {
    var presenter: (any LogoutPresenterInterface)?
}

@MainActor private final class LogoutWireframeDouble: WireframeDouble, LogoutWireframeInterface {}

private final class LogoutInteractorDouble: LogoutInteractorInterface {
    let stored: Single<User?>
    let ended: Single<Void>

    init(_ stored: Single<User?>, _ ended: Single<Void>) {
        self.stored = stored
        self.ended = ended
    }

    func storedUser() -> Single<User?> { stored }
    func logout(_ user: User) -> Completable { ended.asCompletable() }
}

@MainActor @Suite(.noLeaks) struct LogoutPresenterTests {
    private static let request: Set = ["showProgressHUD", "hideProgressHUD"]
    private let ann = User(email: "ann@example.org", authorizationHeader: "Bearer 1.2")
    private let time = Timed()

    /// Runs the module, and returns its calls and its results.
    private func run(
        expecting: Set<String> = [], _ stored: Single<User?>, ended: Single<Void> = .never()
    ) -> (calls: [String], results: [Recorded<Event<LogoutResult>>]) {
        let calls = StrictCalls(expecting: Self.request.union(expecting), at: time.scheduler)
        let view = LogoutViewDouble(calls)
        let presenter = LogoutPresenter(
            view: view, interactor: LogoutInteractorDouble(stored, ended), wireframe: LogoutWireframeDouble(calls))
        let bag = DisposeBag()
        let events = presenter.configure(with: Logout.ViewOutput(actions: LogoutActions())).events
        let results = time.record(events.result, in: bag)
        time.run()
        return (calls.all, results.events)
    }

    @Test func theStoredSessionIsEnded() {
        let run = run(time.answer(ann, after: 10), ended: time.answer((), after: 5))
        #expect(run.results == [.next(15, .loggedOut(email: ann.email, failure: nil))])
        #expect(run.calls == ["0 showProgressHUD", "15 hideProgressHUD"])
    }

    @Test func noStoredSessionIsAResult() {
        #expect(run(time.answer(nil, after: 10)).results == [.next(10, .noUser)])
    }

    @Test func aServiceThatFailsIsPartOfTheResult() {
        let run = run(
            expecting: ["showErrorAlert"], time.answer(ann, after: 10), ended: time.failure(.offline, after: 5))
        #expect(run.results == [.next(15, .loggedOut(email: ann.email, failure: .offline))])
        #expect(
            run.calls.last == "15 showErrorAlert \(HomeTexts.loggedOutWithFailure(ServiceError.offline.sentence))")
    }

    @Test func aSessionThatCannotBeReadIsAFailure() {
        let error = ServiceError.storage(.unreadable, path: "/session.json")
        let run = run(expecting: ["showErrorAlert"], time.failure(error, after: 10))
        #expect(run.results == [.next(10, .failed(error))])
        #expect(run.calls.last == "10 showErrorAlert \(error.sentence)")
    }
}
