import TestSupport
import Testing

@testable import RxLogin

@MainActor private final class ShowsViewDouble: ViewDouble, ShowsViewInterface {
    var presenter: (any ShowsPresenterInterface)?
}

@MainActor private final class ShowsWireframeDouble: SessionWireframeDouble, ShowsWireframeInterface {
    func navigate(to option: ShowsNavigationOption) { calls.record(#function, "\(option)") }
}

private final class ShowsInteractorDouble: ShowsInteractorInterface {
    let calls: StrictCalls
    let answer: Single<[Show]>

    init(_ calls: StrictCalls, _ answer: Single<[Show]>) {
        self.calls = calls
        self.answer = answer
    }

    func shows() -> Single<[Show]> {
        calls.record()
        return answer
    }
}

@MainActor @Suite(.noLeaks) struct ShowsPresenterTests {
    @MainActor private final class Fixture {
        let calls: StrictCalls
        let reload = PublishRelay<Void>()
        let open = PublishRelay<Int>()
        let failures: TestableObserver<ServiceError>
        let busy: TestableObserver<Bool>
        let lists: TestableObserver<[ShowItem]?>
        private let view: ShowsViewDouble
        private let presenter: ShowsPresenter
        private let disposeBag = DisposeBag()

        init(_ time: Timed, expecting: Set<String>, _ answer: Single<[Show]>) {
            calls = StrictCalls(expecting: expecting, at: time.scheduler)
            view = ShowsViewDouble(calls)
            presenter = ShowsPresenter(
                view: view, interactor: ShowsInteractorDouble(calls, answer), wireframe: ShowsWireframeDouble(calls))
            let actions = ShowsActions(reload: reload.asSignal(), open: open.asSignal())
            let input = presenter.configure(with: Shows.ViewOutput(actions: actions))
            busy = time.record(input.events.isBusy, in: disposeBag)
            failures = time.record(input.events.failure, in: disposeBag)
            lists = time.record(input.events.content.map(\.value), in: disposeBag)
        }
    }

    private let time = Timed()
    private let shows = [
        Show(id: 3, title: "Night Ferry", description: "", imageURL: nil),
        Show(id: 42, title: "The Answer", description: "", imageURL: nil),
    ]

    @Test func listsShowsAndOpensThem() {
        let fixture = Fixture(
            time, expecting: ["shows", "showProgressHUD", "hideProgressHUD", "navigate"], time.answer(shows, after: 10))
        time.at(20) { fixture.open.accept(42) }
        time.run()
        let items = [ShowItem(id: 3, title: "Night Ferry"), ShowItem(id: 42, title: "The Answer")]
        #expect(fixture.lists.events == [.next(0, nil), .next(10, items)])
        #expect(
            fixture.calls.all == [
                "0 shows", "0 showProgressHUD", "10 hideProgressHUD", "20 navigate details(showID: 42)",
            ])
    }

    @Test func aFailureIsOneAlertAndCanBeMadeGood() {
        let fixture = Fixture(
            time, expecting: ["shows", "showProgressHUD", "hideProgressHUD", "showErrorAlert", "close"],
            time.failure(.offline, after: 10))
        time.at(20) { fixture.reload.accept(()) }
        time.run()
        #expect(fixture.lists.events == [.next(0, nil), .next(10, nil), .next(30, nil)])
        #expect(
            fixture.calls.all == [
                "0 shows", "0 showProgressHUD", "10 hideProgressHUD",
                "10 showErrorAlert \(ServiceError.offline.sentence)", "10 close",
                "20 shows", "20 showProgressHUD", "30 hideProgressHUD",
                "30 showErrorAlert \(ServiceError.offline.sentence)", "30 close",
            ])
        #expect(fixture.failures.events == [.next(10, .offline), .next(30, .offline)])
        #expect(fixture.busy.events == [.next(0, true), .next(10, false), .next(20, true), .next(30, false)])
    }

    @Test func theViewReceivesAFailureThatPrecedesItsSubscription() {
        let fixture = Fixture(
            time, expecting: ["shows", "showProgressHUD", "hideProgressHUD", "showErrorAlert", "close"],
            .error(ServiceError.offline))
        #expect(fixture.failures.events == [.next(0, .offline)])
    }

    @Test func aSessionThatHasEndedIsNoAlert() {
        let fixture = Fixture(
            time, expecting: ["shows", "showProgressHUD", "hideProgressHUD", "sessionHasEnded"],
            time.failure(.unauthorized, after: 10))
        time.run()
        #expect(fixture.calls.all.suffix(2) == ["10 hideProgressHUD", "10 sessionHasEnded"])
    }
}
