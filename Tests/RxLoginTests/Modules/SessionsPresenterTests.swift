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
        let endAll = PublishRelay<Void>()
        let currentUsers: TestableObserver<String?>
        let failures: TestableObserver<ServiceError>
        let lists: TestableObserver<[SessionItem]>
        let ended: TestableObserver<[EndedSession]>
        private let view: SessionsViewDouble
        private let presenter: SessionsPresenter
        private let disposeBag = DisposeBag()

        init(_ time: Timed, expecting: Set<String>, _ sessions: Single<[RememberedSession]>) {
            calls = StrictCalls(expecting: expecting, at: time.scheduler)
            view = SessionsViewDouble(calls)
            presenter = SessionsPresenter(
                view: view, interactor: SessionsInteractor(catalog: CatalogDouble(sessions)),
                wireframe: SessionsWireframeDouble(calls), authorization: authorization)
            let input = presenter.configure(
                with: Sessions.ViewOutput(actions: SessionsActions(endAll: endAll.asSignal())))
            currentUsers = time.record(input.events.currentUser, in: disposeBag)
            failures = time.record(input.events.failure, in: disposeBag)
            lists = time.record(input.items, in: disposeBag)
            ended = time.record(input.events.ended, in: disposeBag)
        }
    }

    private let time = Timed()
    private let ann = User(email: "ann@example.org", authorizationHeader: "Bearer 1.2")
    private let service = UserServiceDouble(expecting: ["logout"])
    private let embedded = SessionItem(email: "ann@example.org", server: nil)
    private let remote = SessionItem(email: "ann@example.org", server: "https://a.example")

    private func session(of server: String?, in sessions: SessionsDouble) -> RememberedSession {
        RememberedSession(user: ann, server: server, userService: service, sessions: sessions)
    }

    @Test func listsTheSessionsAndEndsThemOneAfterTheOther() {
        let stores = [SessionsDouble(ann), SessionsDouble(ann)]
        let sessions = [session(of: nil, in: stores[0]), session(of: "https://a.example", in: stores[1])]
        let fixture = Fixture(time, expecting: Self.progress, time.answer(sessions, after: 10))
        time.at(20) { fixture.endAll.accept(()) }
        time.at(30) { service.logouts.succeed(()) }
        time.at(31) { #expect(stores.map(\.stored) == [nil, ann]) }
        time.at(40) { service.logouts.succeed(()) }
        time.run()
        #expect(fixture.lists.events == [.next(10, [embedded, remote]), .next(40, [])])
        #expect(fixture.ended.events == [.next(40, [EndedSession(item: embedded), EndedSession(item: remote)])])
        #expect(service.calls.all == ["logout Bearer 1.2", "logout Bearer 1.2"])
        #expect(stores.map(\.stored) == [nil, nil])
        #expect(
            fixture.calls.all == [
                "0 showProgressHUD", "10 hideProgressHUD", "20 showProgressHUD", "40 hideProgressHUD",
            ])
    }

    @Test func aServiceThatFailsKeepsNoSessionAndStopsNoOther() {
        let stores = [SessionsDouble(ann), SessionsDouble(ann)]
        let sessions = [session(of: "https://a.example", in: stores[0]), session(of: nil, in: stores[1])]
        let fixture = Fixture(time, expecting: Self.progress.union(["showErrorAlert"]), .just(sessions))
        time.at(20) { fixture.endAll.accept(()) }
        time.at(30) { service.logouts.fail(ServiceError.offline) }
        time.at(40) { service.logouts.succeed(()) }
        time.run()
        let failed = EndedSession(item: remote, failure: .offline)
        #expect(fixture.ended.events == [.next(40, [failed, EndedSession(item: embedded)])])
        #expect(stores.map(\.stored) == [nil, nil])
        #expect(
            fixture.calls.all.suffix(1) == [
                "40 showErrorAlert The session of ann@example.org at https://a.example may continue. "
                    + ServiceError.offline.sentence
            ])
    }

    @Test func saysWhoIsLoggedIn() {
        let fixture = Fixture(time, expecting: Self.progress, .just([]))
        time.at(10) { fixture.authorization.user = ann }
        time.at(20) { fixture.authorization.user = nil }
        time.run()
        #expect(fixture.currentUsers.events == [.next(0, nil), .next(10, "ann@example.org"), .next(20, nil)])
    }

    @Test func aListThatCannotBeReadIsOneAlert() {
        let fixture = Fixture(
            time, expecting: Self.progress.union(["showErrorAlert"]), time.failure(.offline, after: 10))
        time.run()
        #expect(fixture.failures.events == [.next(10, .offline)])
        #expect(fixture.lists.events == [])
        #expect(fixture.calls.all.last == "10 showErrorAlert \(ServiceError.offline.sentence)")
    }
}
