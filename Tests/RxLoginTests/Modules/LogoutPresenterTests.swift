import TestSupport
import Testing

@testable import RxLogin

@MainActor private final class LogoutViewDouble: ViewDouble, LogoutViewInterface {
    var presenter: (any LogoutPresenterInterface)?
}

@MainActor private final class LogoutWireframeDouble: WireframeDouble, LogoutWireframeInterface {}

@MainActor @Suite(.noLeaks) struct LogoutPresenterTests {
    private let time = Timed()
    private let ann = User(email: "ann@example.org", authorizationHeader: "Bearer 1.2")
    private let service = UserServiceDouble(expecting: ["logout"])
    private let embedded = SessionItem(email: "ann@example.org", server: nil)
    private let remote = SessionItem(email: "ann@example.org", server: "https://a.example")

    private func session(of server: String?, in sessions: SessionsDouble) -> RememberedSession {
        RememberedSession(user: .success(ann), server: server, userService: service, sessions: sessions)
    }

    /// Runs the module, and returns its calls and its results.
    private func run(
        expecting: Set<String> = [], _ sessions: Single<[RememberedSession]>
    ) -> (calls: [String], results: [Recorded<Event<LogoutResult>>]) {
        let calls = StrictCalls(expecting: expecting.union(["showProgressHUD", "hideProgressHUD"]), at: time.scheduler)
        let view = LogoutViewDouble(calls)
        let presenter = LogoutPresenter(
            view: view, interactor: LogoutInteractor(catalog: CatalogDouble(sessions)),
            wireframe: LogoutWireframeDouble(calls))
        let bag = DisposeBag()
        let events = presenter.configure(with: Logout.ViewOutput(actions: LogoutActions())).events
        let results = time.record(events.result, in: bag)
        time.run()
        return (calls.all, results.events)
    }

    @Test func theSessionsAreEndedOneAfterTheOther() {
        let stores = [SessionsDouble(ann, logoutFailure: .malformed), SessionsDouble(ann)]
        time.at(19) { #expect(stores.map(\.stored) == [nil, ann]) }
        time.at(20) { service.logouts.succeed(()) }
        time.at(30) { service.logouts.succeed(()) }
        let sessions = [session(of: nil, in: stores[0]), session(of: "https://a.example", in: stores[1])]
        let run = run(time.answer(sessions, after: 10))
        let ended = [EndedSession(item: embedded), EndedSession(item: remote)]
        #expect(run.results == [.next(30, .loggedOut(ended))])
        #expect(run.calls == ["0 showProgressHUD", "30 hideProgressHUD"])
        #expect(service.calls.all == ["logout Bearer 1.2", "logout Bearer 1.2"])
        #expect(stores.map(\.stored) == [nil, nil])
    }

    @Test func noStoredSessionIsAResult() {
        #expect(run(time.answer([], after: 10)).results == [.next(10, .noUser)])
    }

    @Test func aServiceThatFailsIsPartOfTheResultAndStopsNoOther() {
        let stores = [SessionsDouble(ann, logoutFailure: .malformed), SessionsDouble(ann)]
        time.at(20) { service.logouts.fail(ServiceError.offline) }
        time.at(30) { service.logouts.succeed(()) }
        let sessions = [session(of: "https://a.example", in: stores[0]), session(of: nil, in: stores[1])]
        let run = run(expecting: ["showErrorAlert"], .just(sessions))
        let failed = EndedSession(item: remote, failure: .offline)
        #expect(run.results == [.next(30, .loggedOut([failed, EndedSession(item: embedded)]))])
        #expect(stores.map(\.stored) == [nil, nil])
        let sentence = "The session of ann@example.org at https://a.example may continue."
        #expect(run.calls.last == "30 showErrorAlert \(sentence) \(ServiceError.offline.sentence)")
    }

    @Test func aSessionThatStaysStoredIsPartOfTheResult() {
        let sessions = SessionsDouble(ann, failure: .malformed)
        time.at(20) { service.logouts.fail(ServiceError.offline) }
        let run = run(expecting: ["showErrorAlert"], .just([session(of: nil, in: sessions)]))
        #expect(
            run.results == [.next(20, .loggedOut([EndedSession(item: embedded, failure: .offline, isStored: true)]))])
        #expect(run.calls.suffix(1) == ["20 showErrorAlert \(HomeTexts.notRemoved(ServiceError.malformed.sentence))"])
        #expect(run.calls.count { $0.contains("showErrorAlert") } == 2)
    }

    private func unreadableSession(in sessions: SessionsDouble) -> RememberedSession {
        RememberedSession(user: .failure(.malformed), server: nil, userService: service, sessions: sessions)
    }

    @Test func aSessionThatCannotBeReadIsAFailure() {
        let session = unreadableSession(in: SessionsDouble(ann))
        let run = run(expecting: ["showErrorAlert"], time.answer([session], after: 10))
        #expect(run.results == [.next(10, .failed(.malformed))])
        #expect(run.calls.last == "10 showErrorAlert \(ServiceError.malformed.sentence)")
    }

    @Test func aDamagedSessionIsNotToBeRestored() {
        let error = ServiceError.storage(.damaged(keptAt: nil), path: "/s")
        let session = RememberedSession(
            user: .failure(error), server: nil, userService: service, sessions: SessionsDouble(ann))
        let run = run(expecting: ["showErrorAlert"], .just([session]))
        #expect(run.results == [.next(0, .failed(error))])
        let sentence = "/s was damaged and has been removed. The session in it could not be ended, and may continue."
        #expect(run.calls.last == "0 showErrorAlert \(sentence)")
    }

    @Test func aSessionThatCannotBeReadStopsNoOther() {
        let stores = [SessionsDouble(ann, logoutFailure: .malformed), SessionsDouble(ann)]
        time.at(20) { service.logouts.succeed(()) }
        let sessions = [unreadableSession(in: stores[0]), session(of: "https://a.example", in: stores[1])]
        let run = run(expecting: ["showErrorAlert"], .just(sessions))
        let unreadable = SessionItem(email: nil, server: nil, failure: .malformed)
        let ended = [EndedSession(item: unreadable, failure: .malformed), EndedSession(item: remote)]
        #expect(run.results == [.next(20, .loggedOut(ended))])
        #expect(stores.map(\.stored) == [nil, nil])
        #expect(run.calls.last == "20 showErrorAlert \(ServiceError.malformed.sentence)")
    }
}
