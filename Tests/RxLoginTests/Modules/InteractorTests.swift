import Streams
import StreamsTest
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
        return found.withLock { $0 }
    }

    private func homeInteractor(_ service: UserServiceDouble, _ sessions: SessionsDouble) -> HomeInteractor {
        HomeInteractor(
            userService: service, sessions: sessions, authorization: authorization,
            background: CurrentThreadScheduler.instance)
    }

    @Test func loginRemembersInTheBackground() {
        let background = HandScheduler()
        let sessions = SessionsDouble()
        let interactor = LoginInteractor(
            userService: UserServiceDouble(), sessions: sessions, background: background)
        let done = Lock(false)
        _ = interactor.remember(ann).subscribe(onCompleted: { done.withLock { $0 = true } })
        #expect(sessions.load() == .nobody)
        background.runAll()
        #expect(sessions.load() == .user(ann))
        #expect(done.withLock { $0 })
    }

    @Test func loginSaysWhyItCannotRemember() {
        let error = ServiceError.storage(.full, path: "/session.json")
        let interactor = LoginInteractor(
            userService: UserServiceDouble(), sessions: SessionsDouble(failure: error),
            background: CurrentThreadScheduler.instance)
        guard case .error(let found) = end(of: interactor.remember(ann)) else {
            Issue.record("it remembered")
            return
        }
        #expect(found as? ServiceError == error)
    }

    @Test func homeDoesNothingBeforeSomebodySubscribes() {
        authorization.authorizationHeader = "Bearer 1.2"
        _ = homeInteractor(UserServiceDouble(), SessionsDouble(.user(ann))).logout()
        #expect(authorization.authorizationHeader == "Bearer 1.2")
    }

    @Test func homeForgetsTheSessionWithoutAServiceWhenNobodyIsLoggedIn() {
        let sessions = SessionsDouble(.user(ann))
        guard case .completed = end(of: homeInteractor(UserServiceDouble(), sessions).logout()) else {
            Issue.record("it failed")
            return
        }
        #expect(sessions.load() == .nobody)
    }

    @Test func homeSaysWhatTheServiceAnsweredAfterForgetting() {
        authorization.authorizationHeader = "Bearer 1.2"
        let service = UserServiceDouble(expecting: ["logout"])
        let sessions = SessionsDouble(.user(ann))
        let failed = Lock<(any Error)?>(nil)
        let subscription = homeInteractor(service, sessions).logout()
            .subscribe(onError: { error in failed.withLock { $0 = error } })
        #expect(authorization.authorizationHeader == nil)
        service.logouts.fail(ServiceError.offline)
        #expect(sessions.load() == .nobody)
        #expect(failed.withLock { $0 } as? ServiceError == .offline)
        subscription.dispose()
    }
}
