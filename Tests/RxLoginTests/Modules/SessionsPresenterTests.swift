import TestSupport
import Testing

@testable import RxLogin

@MainActor private final class SessionsViewDouble: ViewDouble, SessionsViewInterface {
    var presenter: (any SessionsPresenterInterface)?
}

@MainActor private final class SessionsWireframeDouble: WireframeDouble, SessionsWireframeInterface {}

@MainActor @Suite(.noLeaks) struct SessionsPresenterTests {
    private static let progress: Set = ["showProgressHUD", "hideProgressHUD"]

    @MainActor private final class Fixture {
        let calls: StrictCalls
        let authorization = AuthorizationAdapter()
        let currentUsers: TestableObserver<String?>
        let failures: TestableObserver<ServiceError>
        let lists: TestableObserver<[SessionItem]?>
        private let view: SessionsViewDouble
        private let presenter: SessionsPresenter
        private let disposeBag = DisposeBag()

        init(_ time: Timed, expecting: Set<String>, _ sessions: Single<[RememberedSession]>) {
            calls = StrictCalls(expecting: expecting, at: time.scheduler)
            view = SessionsViewDouble(calls)
            presenter = SessionsPresenter(
                view: view, interactor: SessionsInteractor(catalog: CatalogDouble(sessions)),
                wireframe: SessionsWireframeDouble(calls), authorization: authorization)
            let input = presenter.configure(with: Sessions.ViewOutput(actions: SessionsActions()))
            currentUsers = time.record(input.events.currentUser, in: disposeBag)
            failures = time.record(input.events.failure, in: disposeBag)
            lists = time.record(input.events.content.map(\.value), in: disposeBag)
        }
    }

    private let time = Timed()
    private let ann = User(email: "ann@example.org", authorizationHeader: "Bearer 1.2")
    private let embedded = SessionItem(email: "ann@example.org", server: nil)
    private let remote = SessionItem(email: "ann@example.org", server: "https://a.example")

    private func session(of server: String?) -> RememberedSession {
        session(.success(ann), of: server)
    }

    private func session(_ user: Result<User, ServiceError>, of server: String?) -> RememberedSession {
        RememberedSession(user: user, server: server, userService: UserServiceDouble(), sessions: SessionsDouble())
    }

    @Test func listsTheSessions() {
        let fixture = Fixture(
            time, expecting: Self.progress,
            time.answer([session(of: nil), session(of: "https://a.example")], after: 10))
        time.run()
        #expect(fixture.lists.events == [.next(0, nil), .next(10, [embedded, remote])])
        #expect(fixture.calls.all == ["0 showProgressHUD", "10 hideProgressHUD"])
    }

    @Test func saysWhoIsLoggedIn() {
        let fixture = Fixture(time, expecting: Self.progress, .just([]))
        time.at(10) { fixture.authorization.user = ann }
        time.at(20) { fixture.authorization.user = nil }
        time.run()
        #expect(fixture.currentUsers.events == [.next(0, nil), .next(10, "ann@example.org"), .next(20, nil)])
    }

    @Test func aSessionThatCannotBeReadIsInTheListAndAnAlert() {
        let sessions = [session(.failure(.malformed), of: nil), session(of: "https://a.example")]
        let fixture = Fixture(
            time, expecting: Self.progress.union(["showErrorAlert"]), time.answer(sessions, after: 10))
        time.run()
        let unreadable = SessionItem(email: nil, server: nil, failure: .malformed)
        #expect(fixture.lists.events == [.next(0, nil), .next(10, [unreadable, remote])])
        #expect(fixture.failures.events == [])
        #expect(fixture.calls.all.last == "10 showErrorAlert \(ServiceError.malformed.sentence)")
    }

    @Test func aListThatCannotBeReadIsOneAlert() {
        let fixture = Fixture(
            time, expecting: Self.progress.union(["showErrorAlert"]), time.failure(.offline, after: 10))
        time.run()
        #expect(fixture.failures.events == [.next(10, .offline)])
        #expect(fixture.lists.events == [.next(0, nil), .next(10, nil)])
        #expect(fixture.calls.all.last == "10 showErrorAlert \(ServiceError.offline.sentence)")
    }

    @Test func theViewReceivesAFailureThatPrecedesItsSubscription() {
        let fixture = Fixture(time, expecting: Self.progress.union(["showErrorAlert"]), .error(ServiceError.offline))
        #expect(fixture.failures.events == [.next(0, .offline)])
    }
}
