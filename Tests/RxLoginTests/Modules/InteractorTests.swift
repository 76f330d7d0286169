import TestSupport
import Testing

@testable import RxLogin

@Suite(.noLeaks) struct InteractorTests {
    private let ann = User(email: "ann@example.org", authorizationHeader: "Bearer 1.2")
    private let authorization = AuthorizationAdapter()

    /// The end of a completable whose answers have come.
    private func end(of completable: Completable) -> CompletableEvent? {
        let found = Lock<CompletableEvent?>(nil)
        completable.subscribe { event in found.withLock { $0 = event } }.dispose()
        return found.value
    }

    private func homeInteractor(_ service: UserServiceDouble, _ sessions: SessionsDouble) -> HomeInteractor {
        HomeInteractor(userService: service, sessions: sessions, authorization: authorization)
    }

    @Test func loginRemembersAtTheSubscription() {
        let sessions = SessionsDouble()
        let remember = LoginInteractor(userService: UserServiceDouble(), sessions: sessions).remember(ann)
        #expect(sessions.stored == nil)
        guard case .completed = end(of: remember) else {
            Issue.record("it failed")
            return
        }
        #expect(sessions.stored == ann)
    }

    @Test func theSessionThatWasStoredBeforeEnds() {
        let service = UserServiceDouble(expecting: ["logout"])
        let sessions = SessionsDouble(User(email: "ann@example.org", authorizationHeader: "Bearer 0"))
        let subscription = LoginInteractor(userService: service, sessions: sessions).remember(ann)
            .subscribe(onError: { _ in })
        #expect(sessions.stored == ann)
        #expect(service.calls.all == ["logout Bearer 0"])
        subscription.dispose()
    }

    @Test func anEndedSessionDoesNotRemoveTheOneThatHasReplacedIt() {
        let service = UserServiceDouble(expecting: ["user"])
        let sessions = SessionsDouble(User(email: "ann@example.org", authorizationHeader: "Bearer 0"))
        let failed = Lock<(any Error)?>(nil)
        let subscription = service.user(storedIn: sessions)
            .subscribe(onFailure: { error in failed.withLock { $0 = error } })
        sessions.save(ann).subscribe().dispose()
        service.users.fail(ServiceError.unauthorized)
        #expect(failed.value as? ServiceError == .unauthorized)
        #expect(sessions.stored == ann)
        subscription.dispose()
    }

    @Test func loginSaysWhyItCannotRemember() {
        let error = ServiceError.storage(.full, path: "/session.json")
        let interactor = LoginInteractor(
            userService: UserServiceDouble(), sessions: SessionsDouble(failure: error))
        guard case .error(let found) = end(of: interactor.remember(ann)) else {
            Issue.record("it remembered")
            return
        }
        #expect(found as? ServiceError == error)
    }

    @Test func homeDoesNothingBeforeSomebodySubscribes() {
        authorization.user = ann
        _ = homeInteractor(UserServiceDouble(), SessionsDouble(ann)).logout()
        #expect(authorization.user == ann)
    }

    @Test func homeLeavesTheStoredSessionOfAnotherUser() {
        let bob = User(email: "bob@example.org", authorizationHeader: "Bearer 3.4")
        authorization.user = ann
        let service = UserServiceDouble(expecting: ["logout"])
        let sessions = SessionsDouble(bob)
        let subscription = homeInteractor(service, sessions).logout().subscribe()
        service.logouts.succeed(())
        #expect(service.calls.all == ["logout Bearer 1.2"])
        #expect(sessions.stored == bob)
        subscription.dispose()
    }

    @Test func homeDoesNothingWhenNoUserIsLoggedIn() throws {
        let sessions = SessionsDouble(ann)
        let logout = homeInteractor(UserServiceDouble(), sessions).logout()
        #expect(try logout.toBlocking().single() == LogoutFailures())
        #expect(sessions.stored == ann)
    }

    @Test func homeForgetsTheSessionBeforeTheServiceAnswers() {
        authorization.user = ann
        let service = UserServiceDouble(expecting: ["logout"])
        let sessions = SessionsDouble(ann)
        let found = Lock<LogoutFailures?>(nil)
        let subscription = homeInteractor(service, sessions).logout()
            .subscribe(onSuccess: { failures in found.withLock { $0 = failures } })
        #expect(authorization.user == nil)
        #expect(sessions.stored == nil)
        service.logouts.fail(ServiceError.offline)
        #expect(found.value == LogoutFailures(service: .offline))
        subscription.dispose()
    }

    /// The ends of the sessions in a catalog.
    private func logOut(_ service: UserServiceDouble, _ sessions: SessionsDouble) -> Observable<LogoutFailures> {
        let interactor = LogoutInteractor(
            catalog: CurrentSessionCatalog(userService: service, storage: sessions))
        return interactor.sessions().asObservable().flatMap { Observable.from($0) }.flatMap { interactor.end($0) }
    }

    @Test func logoutRemovesASessionThatCannotBeRead() throws {
        let sessions = SessionsDouble(ann, logoutFailure: .malformed)
        let failures = try logOut(UserServiceDouble(), sessions).toBlocking().toArray()
        #expect(failures == [LogoutFailures(service: .malformed)])
        #expect(sessions.stored == nil)
    }

    @Test func logoutForgetsTheSessionBeforeTheServiceAnswers() {
        let service = UserServiceDouble(expecting: ["logout"])
        let sessions = SessionsDouble(ann)
        let found = Lock<LogoutFailures?>(nil)
        let subscription = logOut(service, sessions).subscribe(onNext: { failures in found.withLock { $0 = failures } })
        #expect(sessions.stored == nil)
        service.logouts.fail(ServiceError.offline)
        #expect(found.value == LogoutFailures(service: .offline))
        subscription.dispose()
    }

    @Test func theServiceEndsASessionThatCannotBeForgotten() {
        authorization.user = ann
        let service = UserServiceDouble(expecting: ["logout"])
        let error = ServiceError.storage(.full, path: "/session.json")
        let found = Lock<LogoutFailures?>(nil)
        let subscription = homeInteractor(service, SessionsDouble(ann, failure: error)).logout()
            .subscribe(onSuccess: { failures in found.withLock { $0 = failures } })
        service.logouts.succeed(())
        #expect(service.calls.all == ["logout Bearer 1.2"])
        #expect(found.value == LogoutFailures(storage: error))
        subscription.dispose()
    }
}
