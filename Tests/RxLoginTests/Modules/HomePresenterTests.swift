import TestSupport
import Testing

@testable import RxLogin

@MainActor private final class HomeViewDouble: ViewDouble, HomeViewInterface {
    var presenter: (any HomePresenterInterface)?
}

@MainActor private final class HomeWireframeDouble: WireframeDouble, HomeWireframeInterface {
    func navigate(to option: HomeNavigationOption) {
        switch option {
        case .login: calls.record(#function, "login")
        case .item(let item): calls.record(#function, "\(item)")
        }
    }
}

private final class HomeInteractorDouble: HomeInteractorInterface {
    let calls: StrictCalls
    let answer: Single<LogoutFailures>

    init(_ calls: StrictCalls, _ answer: Single<LogoutFailures>) {
        self.calls = calls
        self.answer = answer
    }

    func logout() -> Single<LogoutFailures> {
        calls.record()
        return answer
    }
}

@MainActor @Suite(.noLeaks) struct HomePresenterTests {
    private static let request: Set = ["logout", "showProgressHUD", "hideProgressHUD"]

    /// The presenter among doubles that write into one list of calls, and the buttons of its view.
    @MainActor private final class Fixture {
        let calls: StrictCalls
        let open = PublishRelay<HomeItem>()
        let logout = PublishRelay<Void>()
        let wireframe: HomeWireframeDouble
        let busy: TestableObserver<Bool>
        let failures: TestableObserver<ServiceError>
        let loggedOut: TestableObserver<Bool>
        let emails: TestableObserver<String>
        let items: TestableObserver<[HomeItem]>
        private let view: HomeViewDouble
        private var presenter: HomePresenter?
        private var disposeBag = DisposeBag()

        init(_ time: Timed, expecting: Set<String> = [], _ answer: Single<LogoutFailures> = .never()) {
            calls = StrictCalls(expecting: expecting, at: time.scheduler)
            wireframe = HomeWireframeDouble(calls)
            view = HomeViewDouble(calls)
            let presenter = HomePresenter(
                user: User(email: "ann@example.org", authorizationHeader: "Bearer 1.2"), view: view,
                interactor: HomeInteractorDouble(calls, answer), wireframe: wireframe)
            self.presenter = presenter
            let actions = HomeActions(open: open.asSignal(), logout: logout.asSignal())
            let input = presenter.configure(with: Home.ViewOutput(actions: actions))
            emails = time.record(input.events.email, in: disposeBag)
            busy = time.record(input.events.isBusy, in: disposeBag)
            failures = time.record(input.events.failure, in: disposeBag)
            loggedOut = time.record(input.events.loggedOut.map { true }, in: disposeBag)
            items = time.record(input.items, in: disposeBag)
        }

        func free() {
            disposeBag = DisposeBag()
            presenter = nil
        }
    }

    private let time = Timed()

    @Test func saysWhoIsLoggedInAndWhatCanBeOpened() {
        let fixture = Fixture(time)
        time.run()
        #expect(fixture.emails.events == [.next(0, "ann@example.org"), .completed(0)])
        #expect(fixture.items.events == [.next(0, [.shows, .cities, .statement]), .completed(0)])
        #expect(HomeItem.allCases.map(\.title) == ["Shows", "Cities", "Statement"])
    }

    @Test func opensWhatIsChosen() {
        let fixture = Fixture(time, expecting: ["navigate"])
        time.at(10) { fixture.open.accept(.shows) }
        time.at(20) { fixture.open.accept(.cities) }
        time.at(30) { fixture.open.accept(.statement) }
        time.run()
        #expect(fixture.calls.all == ["10 navigate shows", "20 navigate cities", "30 navigate statement"])
    }

    @Test func logsOutOnceAndGoesToLogin() {
        let fixture = Fixture(
            time, expecting: Self.request.union(["navigate"]), time.answer(LogoutFailures(), after: 10))
        time.at(10) { fixture.logout.accept(()) }
        time.at(12) { fixture.logout.accept(()) }
        time.at(14) { fixture.open.accept(.shows) }
        time.run()
        #expect(
            fixture.calls.all == ["10 logout", "10 showProgressHUD", "20 hideProgressHUD", "20 navigate login"])
        #expect(fixture.busy.events == [.next(0, false), .next(10, true), .next(20, false)])
        #expect(fixture.loggedOut.events == [.next(20, true)])
        #expect(fixture.failures.events == [])
    }

    @Test func logsOutHereWhateverTheServiceSays() {
        let fixture = Fixture(
            time, expecting: Self.request.union(["showErrorAlert", "navigate"]),
            time.answer(LogoutFailures(service: .offline), after: 10))
        time.at(10) { fixture.logout.accept(()) }
        time.run()
        #expect(
            fixture.calls.all == [
                "10 logout", "10 showProgressHUD", "20 hideProgressHUD",
                "20 showErrorAlert \(HomeTexts.loggedOutWithFailure(ServiceError.offline.sentence))",
                "20 navigate login",
            ])
        #expect(fixture.failures.events == [.next(20, .offline)])
        #expect(fixture.loggedOut.events == [.next(20, true)])
    }

    @Test func saysWhichPartsOfALogoutFailed() {
        let full = ServiceError.storage(.full, path: "/session.json")
        for failures in [LogoutFailures(storage: full), LogoutFailures(service: .offline, storage: full)] {
            let time = Timed()
            let fixture = Fixture(
                time, expecting: Self.request.union(["showErrorAlert", "navigate"]), time.answer(failures, after: 10))
            time.at(10) { fixture.logout.accept(()) }
            time.run()
            let alerts = [
                failures.service.map { HomeTexts.loggedOutWithFailure($0.sentence) },
                HomeTexts.notRemoved(full.sentence),
            ]
            #expect(
                fixture.calls.all.filter { $0.contains("showErrorAlert") }
                    == alerts.compactMap { $0 }.map { "20 showErrorAlert \($0)" })
            #expect(fixture.failures.events == [.next(20, failures.service ?? full)])
        }
    }

    @Test func freeingItCancelsTheLogoutAndHides() {
        let answer = time.scheduler.createColdObservable([.next(10, LogoutFailures()), .completed(10)])
        let fixture = Fixture(time, expecting: Self.request, answer.asSingle())
        time.at(10) { fixture.logout.accept(()) }
        time.at(15) { fixture.free() }
        time.run()
        #expect(answer.subscriptions == [Subscription(10, 15)])
        #expect(fixture.calls.all == ["10 logout", "10 showProgressHUD", "15 hideProgressHUD"])
    }
}
