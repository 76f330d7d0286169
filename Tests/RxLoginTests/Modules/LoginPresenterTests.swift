import Streams
import StreamsTest
import Testing

@testable import RxLogin

@MainActor @Suite(.noLeaks) struct LoginPresenterTests {
    /// A presenter among doubles, and the fields and buttons of its view.
    @MainActor private final class Scene {
        let view: LoginViewDouble
        let interactor: LoginInteractorDouble
        let wireframe: LoginWireframeDouble
        let authorization = AuthorizationAdapter()
        let email = BehaviorRelay<String?>(value: nil)
        let password = BehaviorRelay<String?>(value: nil)
        let remember = BehaviorRelay(value: false)
        let login = PublishRelay<Void>()
        let register = PublishRelay<Void>()
        private(set) var presenter: LoginPresenter?
        let input: Login.ViewInput

        /// Only the named calls are expected; the view shows and hides only when there is a call of the interactor.
        init(interactor expectedOfInteractor: Set<String> = [], wireframe expectedOfWireframe: Set<String> = []) {
            view = LoginViewDouble(
                expecting: expectedOfInteractor.isEmpty ? [] : ["showProgressHUD", "hideProgressHUD"])
            interactor = LoginInteractorDouble(expecting: expectedOfInteractor)
            wireframe = LoginWireframeDouble(expecting: expectedOfWireframe)
            let presenter = LoginPresenter(
                view: view, interactor: interactor, wireframe: wireframe, authorization: authorization)
            self.presenter = presenter
            input = presenter.configure(
                with: Login.ViewOutput(
                    actions: LoginActions(
                        email: email.asDriver(), password: password.asDriver(), remember: remember.asDriver(),
                        login: login.asSignal(), register: register.asSignal())))
        }

        func type(_ email: String?, _ password: String?) {
            self.email.accept(email)
            self.password.accept(password)
        }

        func freePresenter() { presenter = nil }
    }

    private let ann = User(email: "ann@example.org", authorizationHeader: "Bearer 1.2")

    // MARK: - Events -

    @Test func theButtonFollowsTheFields() {
        let scene = Scene()
        let bag = DisposeBag()
        var available: [Bool] = []
        scene.input.events.buttonAvailability.drive(onNext: { available.append($0) }).disposed(by: bag)
        #expect(available == [false])
        scene.type("ann@example.org", "penci")
        #expect(available == [false])
        scene.password.accept("pencil")
        #expect(available == [false, true])
        scene.email.accept("ann@")
        #expect(available == [false, true, false])
    }

    @Test func theReasonSaysWhatIsMissing() {
        let scene = Scene()
        let bag = DisposeBag()
        var reasons: [String?] = []
        scene.input.events.unavailabilityReason.drive(onNext: { reasons.append($0) }).disposed(by: bag)
        scene.type("ann@example.org", "")
        scene.password.accept("short")
        scene.password.accept("shorts")
        #expect(
            reasons == [
                "Enter an email address.", "Enter a password.", "A password has at least 6 characters.", nil,
            ])
    }

    @Test func theButtonIsFalseFirstEvenForFieldsThatAreFilled() {
        let scene = Scene()
        scene.type("ann@example.org", "pencil")
        let bag = DisposeBag()
        var available: [Bool] = []
        scene.input.events.buttonAvailability.drive(onNext: { available.append($0) }).disposed(by: bag)
        #expect(available == [false, true])
    }

    @Test func handsOnTheRegisteredEmail() {
        let scene = Scene()
        let bag = DisposeBag()
        var emails: [String] = []
        scene.input.events.registeredEmail.emit(onNext: { emails.append($0) }).disposed(by: bag)
        scene.wireframe.registered.accept("new@example.org")
        #expect(emails == ["new@example.org"])
    }

    // MARK: - Login -

    @Test func logsInOnceAndGoesHome() {
        let scene = Scene(interactor: ["login"], wireframe: ["navigate"])
        scene.type("ann@example.org", "pencil")
        scene.login.accept(())
        #expect(scene.interactor.calls.all == ["login ann@example.org pencil"])
        #expect(scene.view.calls.all == ["showProgressHUD"])
        #expect(scene.authorization.authorizationHeader == nil)
        scene.interactor.logins.succeed(ann)
        #expect(scene.wireframe.options == [.home(ann)])
        #expect(scene.authorization.authorizationHeader == "Bearer 1.2")
        #expect(scene.view.calls.all == ["showProgressHUD", "hideProgressHUD"])
    }

    @Test func tapsInFlightAreIgnored() {
        let scene = Scene(interactor: ["login"], wireframe: ["navigate"])
        scene.type("ann@example.org", "pencil")
        scene.login.accept(())
        scene.login.accept(())
        scene.register.accept(())
        #expect(scene.interactor.logins.requests == 1)
        scene.interactor.logins.succeed(ann)
        #expect(scene.wireframe.options == [.home(ann)])
        #expect(scene.interactor.calls.count(of: "login ann@example.org pencil") == 1)
    }

    @Test func aSecondTryWorksAfterAFailure() {
        let scene = Scene(interactor: ["login"], wireframe: ["showErrorAlert", "navigate"])
        scene.type("ann@example.org", "pencil")
        scene.login.accept(())
        scene.interactor.logins.fail(ServiceError.invalidCredentials)
        #expect(scene.wireframe.errors == [ServiceError.invalidCredentials.errorDescription])
        #expect(scene.wireframe.options == [])
        #expect(scene.authorization.authorizationHeader == nil)
        scene.password.accept("eraser")
        scene.login.accept(())
        scene.interactor.logins.succeed(ann)
        #expect(scene.wireframe.options == [.home(ann)])
        #expect(scene.wireframe.errors.count == 1)
        #expect(
            scene.view.calls.all == ["showProgressHUD", "hideProgressHUD", "showProgressHUD", "hideProgressHUD"])
    }

    @Test(arguments: [
        ServiceError.locked(retryAfter: 30), .offline, .timeout, .server(status: 500), .malformed,
        .storage(.full, path: "/users.json"),
    ])
    func aFailureIsShownInItsOwnSentence(_ error: ServiceError) {
        let scene = Scene(interactor: ["login"], wireframe: ["showErrorAlert"])
        scene.type("ann@example.org", "pencil")
        scene.login.accept(())
        scene.interactor.logins.fail(error)
        #expect(scene.wireframe.errors == [error.errorDescription])
    }

    @Test func aTapBeforeAnythingIsTypedIsAnswered() {
        let scene = Scene(wireframe: ["showErrorAlert"])
        scene.login.accept(())
        scene.login.accept(())
        #expect(scene.wireframe.errors == ["Enter an email address.", "Enter an email address."])
    }

    @Test func aTapIsAnsweredEvenIfTheFieldsAreSilent() {
        let wireframe = LoginWireframeDouble(expecting: ["showErrorAlert"])
        let view = LoginViewDouble(expecting: [])
        let presenter = LoginPresenter(
            view: view, interactor: LoginInteractorDouble(expecting: []), wireframe: wireframe,
            authorization: AuthorizationAdapter())
        let login = PublishRelay<Void>()
        _ = presenter.configure(
            with: Login.ViewOutput(
                actions: LoginActions(
                    email: .never(), password: .never(), login: login.asSignal(), register: .never())))
        login.accept(())
        #expect(wireframe.errors == ["Enter an email address."])
    }

    @Test(arguments: [("ann@", "pencil"), ("ann@example.org", "penci"), ("ann@example.org", ""), ("", "pencil")])
    func nothingInvalidReachesTheService(_ email: String, _ password: String) {
        let scene = Scene(wireframe: ["showErrorAlert"])
        scene.type(email, password)
        scene.login.accept(())
        #expect(scene.wireframe.errors == [CredentialsValidator().problem(email: email, password: password)])
    }

    // MARK: - Remembering -

    @Test func remembersWhenAsked() {
        let scene = Scene(interactor: ["login", "remember"], wireframe: ["navigate"])
        scene.type("ann@example.org", "pencil")
        scene.remember.accept(true)
        scene.login.accept(())
        scene.interactor.logins.succeed(ann)
        #expect(scene.interactor.calls.all == ["login ann@example.org pencil", "remember ann@example.org"])
        #expect(scene.wireframe.options == [])
        #expect(scene.view.calls.all == ["showProgressHUD"])
        scene.interactor.rememberings.succeed(())
        #expect(scene.wireframe.options == [.home(ann)])
        #expect(scene.view.calls.all == ["showProgressHUD", "hideProgressHUD"])
    }

    @Test func logsInEvenIfItCannotRemember() {
        let scene = Scene(interactor: ["login", "remember"], wireframe: ["navigate", "showErrorAlert"])
        scene.type("ann@example.org", "pencil")
        scene.remember.accept(true)
        scene.login.accept(())
        scene.interactor.logins.succeed(ann)
        let error = ServiceError.storage(.full, path: "/session.json")
        scene.interactor.rememberings.fail(error)
        #expect(scene.wireframe.errors == [LoginTexts.notRemembered(error.sentence)])
        #expect(scene.wireframe.options == [.home(ann)])
    }

    // MARK: - Register and lifetime -

    @Test func opensRegister() {
        let scene = Scene(wireframe: ["navigate"])
        scene.register.accept(())
        scene.register.accept(())
        #expect(scene.wireframe.options == [.register, .register])
    }

    @Test func freeingThePresenterCancelsAndHides() {
        let scene = Scene(interactor: ["login"])
        scene.type("ann@example.org", "pencil")
        scene.login.accept(())
        scene.freePresenter()
        #expect(scene.interactor.logins.cancelled == 1)
        #expect(scene.view.calls.all == ["showProgressHUD", "hideProgressHUD"])
        scene.interactor.logins.succeed(ann)
        scene.login.accept(())
        #expect(scene.interactor.logins.requests == 1)
    }
}
