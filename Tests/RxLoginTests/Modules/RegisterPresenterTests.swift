import Streams
import StreamsTest
import Testing

@testable import RxLogin

@MainActor final class RegisterViewDouble: RegisterViewInterface {
    let calls: StrictCalls
    var presenter: (any RegisterPresenterInterface)?

    init(expecting: Set<String>) { calls = StrictCalls(expecting: expecting) }

    func viewDidLoad() { calls.record() }
    func showProgressHUD() { calls.record() }
    func hideProgressHUD() { calls.record() }
}

@MainActor final class RegisterWireframeDouble: RegisterWireframeInterface {
    let calls: StrictCalls
    private(set) var options: [RegisterNavigationOption] = []
    private(set) var errors: [String?] = []

    init(expecting: Set<String>) { calls = StrictCalls(expecting: expecting) }

    func navigate(to option: RegisterNavigationOption) {
        calls.record()
        options.append(option)
    }

    func showErrorAlert(with message: String?) {
        calls.record(#function, message ?? "")
        errors.append(message)
    }

    func showAlert(with title: String?, message: String?) { calls.record(#function, message ?? "") }
}

final class RegisterInteractorDouble: RegisterInteractorInterface {
    let calls: StrictCalls
    let registrations = Answers<String>()

    init(expecting: Set<String>) { calls = StrictCalls(expecting: expecting) }

    func register(with email: String, _ password: String) -> Single<String> {
        calls.record(#function, "\(email) \(password)")
        return registrations.single
    }
}

@MainActor @Suite(.noLeaks) struct RegisterPresenterTests {
    @MainActor private final class Scene {
        let view: RegisterViewDouble
        let interactor: RegisterInteractorDouble
        let wireframe: RegisterWireframeDouble
        let email = BehaviorRelay<String?>(value: nil)
        let password = BehaviorRelay<String?>(value: nil)
        let register = PublishRelay<Void>()
        let cancel = PublishRelay<Void>()
        private(set) var presenter: RegisterPresenter?
        let input: Register.ViewInput

        init(interactor expectedOfInteractor: Set<String> = [], wireframe expectedOfWireframe: Set<String> = []) {
            view = RegisterViewDouble(
                expecting: expectedOfInteractor.isEmpty ? [] : ["showProgressHUD", "hideProgressHUD"])
            interactor = RegisterInteractorDouble(expecting: expectedOfInteractor)
            wireframe = RegisterWireframeDouble(expecting: expectedOfWireframe)
            let presenter = RegisterPresenter(view: view, interactor: interactor, wireframe: wireframe)
            self.presenter = presenter
            input = presenter.configure(
                with: Register.ViewOutput(
                    actions: RegisterActions(
                        email: email.asDriver(), password: password.asDriver(), register: register.asSignal(),
                        cancel: cancel.asSignal())))
        }

        func type(_ email: String?, _ password: String?) {
            self.email.accept(email)
            self.password.accept(password)
        }

        func freePresenter() { presenter = nil }
    }

    @Test func theButtonFollowsTheFields() {
        let scene = Scene()
        let bag = DisposeBag()
        var available: [Bool] = []
        var reasons: [String?] = []
        scene.input.events.buttonAvailability.drive(onNext: { available.append($0) }).disposed(by: bag)
        scene.input.events.unavailabilityReason.drive(onNext: { reasons.append($0) }).disposed(by: bag)
        scene.type("new@example.org", "pencil")
        scene.password.accept("")
        #expect(available == [false, true, false])
        #expect(reasons == ["Enter an email address.", "Enter a password.", nil, "Enter a password."])
    }

    @Test func registersOnceAndHandsTheEmailBack() {
        let scene = Scene(interactor: ["register"], wireframe: ["navigate"])
        scene.type("new@example.org", "pencil")
        scene.register.accept(())
        scene.register.accept(())
        #expect(scene.interactor.calls.all == ["register new@example.org pencil"])
        scene.interactor.registrations.succeed("new@example.org")
        #expect(scene.wireframe.options == [.done(email: "new@example.org")])
        #expect(scene.view.calls.all == ["showProgressHUD", "hideProgressHUD"])
    }

    @Test func aSecondTryWorksAfterAFailure() {
        let scene = Scene(interactor: ["register"], wireframe: ["showErrorAlert", "navigate"])
        scene.type("ann@example.org", "pencil")
        scene.register.accept(())
        scene.interactor.registrations.fail(ServiceError.emailTaken)
        #expect(scene.wireframe.errors == [ServiceError.emailTaken.errorDescription])
        scene.email.accept("new@example.org")
        scene.register.accept(())
        scene.interactor.registrations.succeed("new@example.org")
        #expect(scene.wireframe.options == [.done(email: "new@example.org")])
        #expect(
            scene.view.calls.all == ["showProgressHUD", "hideProgressHUD", "showProgressHUD", "hideProgressHUD"])
    }

    @Test func nothingInvalidReachesTheService() {
        let scene = Scene(wireframe: ["showErrorAlert"])
        scene.register.accept(())
        scene.type("new@example.org", "short")
        scene.register.accept(())
        #expect(scene.wireframe.errors == ["Enter an email address.", "A password has at least 6 characters."])
    }

    @Test func cancelWorksInFlight() {
        let scene = Scene(interactor: ["register"], wireframe: ["navigate"])
        scene.type("new@example.org", "pencil")
        scene.register.accept(())
        scene.cancel.accept(())
        #expect(scene.wireframe.options == [.cancel])
        scene.freePresenter()
        #expect(scene.interactor.registrations.cancelled == 1)
        #expect(scene.view.calls.all == ["showProgressHUD", "hideProgressHUD"])
    }
}
