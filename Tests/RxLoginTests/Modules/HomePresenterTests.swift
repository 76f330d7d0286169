import Streams
import StreamsTest
import Testing

@testable import RxLogin

@MainActor final class HomeViewDouble: HomeViewInterface {
    let calls: StrictCalls
    var presenter: (any HomePresenterInterface)?

    init(expecting: Set<String>) { calls = StrictCalls(expecting: expecting) }

    func viewDidLoad() { calls.record() }
    func showProgressHUD() { calls.record() }
    func hideProgressHUD() { calls.record() }
}

@MainActor final class HomeWireframeDouble: HomeWireframeInterface {
    let calls: StrictCalls

    init(expecting: Set<String>) { calls = StrictCalls(expecting: expecting) }

    func navigate(to option: HomeNavigationOption) { calls.record(#function, "\(option)") }
    func showErrorAlert(with message: String?) { calls.record(#function, message ?? "") }
    func showAlert(with title: String?, message: String?) { calls.record(#function, message ?? "") }
}

final class HomeInteractorDouble: HomeInteractorInterface {
    let calls: StrictCalls
    let logouts = Answers<Void>()

    init(expecting: Set<String>) { calls = StrictCalls(expecting: expecting) }

    func logout() -> Completable {
        calls.record()
        return logouts.single.asCompletable()
    }
}

@MainActor @Suite(.noLeaks) struct HomePresenterTests {
    @MainActor private final class Scene {
        let view: HomeViewDouble
        let interactor: HomeInteractorDouble
        let wireframe: HomeWireframeDouble
        let open = PublishRelay<HomeItem>()
        let logout = PublishRelay<Void>()
        private let presenter: HomePresenter
        let input: Home.ViewInput

        init(interactor expectedOfInteractor: Set<String> = [], wireframe expectedOfWireframe: Set<String> = []) {
            view = HomeViewDouble(
                expecting: expectedOfInteractor.isEmpty ? [] : ["showProgressHUD", "hideProgressHUD"])
            interactor = HomeInteractorDouble(expecting: expectedOfInteractor)
            wireframe = HomeWireframeDouble(expecting: expectedOfWireframe)
            presenter = HomePresenter(
                user: User(email: "ann@example.org", authorizationHeader: "Bearer 1.2"), view: view,
                interactor: interactor, wireframe: wireframe)
            let actions = HomeActions(open: open.asSignal(), logout: logout.asSignal())
            input = presenter.configure(with: Home.ViewOutput(actions: actions))
        }
    }

    @Test func saysWhoIsLoggedIn() {
        let scene = Scene()
        let bag = DisposeBag()
        var emails: [String] = []
        scene.input.events.email.drive(onNext: { emails.append($0) }).disposed(by: bag)
        #expect(emails == ["ann@example.org"])
    }

    @Test func listsWhatCanBeOpened() {
        let scene = Scene(wireframe: ["navigate"])
        let bag = DisposeBag()
        var items: [HomeItem] = []
        scene.input.items.drive(onNext: { items = $0 }).disposed(by: bag)
        #expect(items.map(\.title) == ["Shows", "Cities", "Statement"])
        for item in items { scene.open.accept(item) }
        #expect(scene.wireframe.calls.all == ["navigate shows", "navigate cities", "navigate statement"])
    }

    @Test func opensNothingWhileLoggingOut() {
        let scene = Scene(interactor: ["logout"])
        scene.logout.accept(())
        scene.open.accept(.shows)
        #expect(scene.wireframe.calls.all == [])
        #expect(scene.interactor.logouts.requests == 1)
    }

    @Test func logsOutOnceAndGoesToLogin() {
        let scene = Scene(interactor: ["logout"], wireframe: ["navigate"])
        scene.logout.accept(())
        scene.logout.accept(())
        #expect(scene.interactor.logouts.requests == 1)
        #expect(scene.wireframe.calls.all == [])
        scene.interactor.logouts.succeed(())
        #expect(scene.wireframe.calls.all == ["navigate login"])
        #expect(scene.view.calls.all == ["showProgressHUD", "hideProgressHUD"])
    }

    @Test func logsOutHereWhateverTheServiceSays() {
        let scene = Scene(interactor: ["logout"], wireframe: ["showErrorAlert", "navigate"])
        scene.logout.accept(())
        scene.interactor.logouts.fail(ServiceError.offline)
        #expect(
            scene.wireframe.calls.all == [
                "showErrorAlert \(HomeTexts.loggedOutWithTrouble(ServiceError.offline.sentence))", "navigate login",
            ])
        #expect(scene.view.calls.all == ["showProgressHUD", "hideProgressHUD"])
    }
}
