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
        private(set) var failures: [ServiceError] = []
        private(set) var busy: [Bool] = []
        private(set) var lists: [[ShowItem]] = []
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
            input.events.isBusy
                .drive(with: self, onNext: { fixture, isBusy in fixture.busy.append(isBusy) })
                .disposed(by: disposeBag)
            input.events.failure
                .emit(with: self, onNext: { fixture, error in fixture.failures.append(error) })
                .disposed(by: disposeBag)
            input.items
                .drive(with: self, onNext: { fixture, items in fixture.lists.append(items) })
                .disposed(by: disposeBag)
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
        #expect(fixture.lists == [[ShowItem(id: 3, title: "Night Ferry"), ShowItem(id: 42, title: "The Answer")]])
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
        #expect(fixture.lists == [])
        #expect(
            fixture.calls.all == [
                "0 shows", "0 showProgressHUD", "10 hideProgressHUD",
                "10 showErrorAlert \(ServiceError.offline.sentence)", "10 close",
                "20 shows", "20 showProgressHUD", "30 hideProgressHUD",
                "30 showErrorAlert \(ServiceError.offline.sentence)", "30 close",
            ])
        #expect(fixture.failures == [.offline, .offline])
        #expect(fixture.busy == [true, false, true, false])
    }

    @Test func aSessionThatHasEndedIsNoAlert() {
        let fixture = Fixture(
            time, expecting: ["shows", "showProgressHUD", "hideProgressHUD", "sessionHasEnded"],
            time.failure(.unauthorized, after: 10))
        time.run()
        #expect(fixture.calls.all.suffix(2) == ["10 hideProgressHUD", "10 sessionHasEnded"])
    }
}
