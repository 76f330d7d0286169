import TestSupport
import Testing

@testable import RxLogin

@MainActor private final class StatusViewDouble: ViewDouble, StatusViewInterface {
    var presenter: (any StatusPresenterInterface)?
}

@MainActor private final class StatusWireframeDouble: WireframeDouble, StatusWireframeInterface {}

private final class StatusInteractorDouble: StatusInteractorInterface {
    let answer: Single<User?>

    init(_ answer: Single<User?>) { self.answer = answer }

    func user() -> Single<User?> { answer }
}

@MainActor @Suite(.noLeaks) struct StatusPresenterTests {
    private static let request: Set = ["showProgressHUD", "hideProgressHUD"]
    private let ann = User(email: "ann@example.org", authorizationHeader: "Bearer 1.2")
    private let time = Timed()

    /// Runs the module, and returns its calls and its results.
    private func run(
        expecting: Set<String> = [], _ answer: Single<User?>
    ) -> (calls: [String], results: [Recorded<Event<StatusResult>>], busy: [Recorded<Event<Bool>>]) {
        let calls = StrictCalls(expecting: Self.request.union(expecting), at: time.scheduler)
        let view = StatusViewDouble(calls)
        let presenter = StatusPresenter(
            view: view, interactor: StatusInteractorDouble(answer), wireframe: StatusWireframeDouble(calls))
        let bag = DisposeBag()
        let events = presenter.configure(with: Status.ViewOutput(actions: StatusActions())).events
        let results = time.record(events.result, in: bag)
        let busy = time.record(events.isBusy, in: bag)
        time.run()
        return (calls.all, results.events, busy.events)
    }

    @Test func theUserOfTheStoredSessionIsTheResult() {
        let run = run(time.answer(ann, after: 10))
        #expect(run.results == [.next(10, .loggedIn(email: "ann@example.org"))])
        #expect(run.busy == [.next(0, true), .next(10, false)])
        #expect(run.calls == ["0 showProgressHUD", "10 hideProgressHUD"])
    }

    @Test func noStoredSessionIsAResult() {
        #expect(run(time.answer(nil, after: 10)).results == [.next(10, .noUser)])
    }

    /// A synchronous answer arrives before the view subscribes.
    @Test func aSynchronousResultIsNotLost() {
        #expect(run(.just(nil)).results == [.next(0, .noUser)])
    }

    @Test(arguments: [
        (ServiceError.offline, ServiceError.offline.sentence),
        (.unauthorized, "Your session has ended. Log in again."),
    ])
    func aFailureIsOneAlertAndTheResult(_ error: ServiceError, _ sentence: String) {
        let run = run(expecting: ["showErrorAlert"], time.failure(error, after: 10))
        #expect(run.results == [.next(10, .failed(error))])
        #expect(run.calls.last == "10 showErrorAlert \(sentence)")
    }
}
