import Foundation
import Streams
import StreamsTest
import Testing

// A login module as readers of the RxModule guide write it, in Swift 5 mode without an annotation.

private struct User {
    let authorizationHeader: String
}

private enum LoginNavigationOption {
    case home
    case register
}

private protocol LoginWireframeInterface: AnyObject {
    func navigate(to option: LoginNavigationOption)
    func showErrorAlert(with message: String)
}

private protocol LoginViewInterface: AnyObject {
    func showProgressHUD()
    func hideProgressHUD()
}

private protocol LoginPresenterInterface: AnyObject {
    func configure(with output: Login.ViewOutput) -> Login.ViewInput
}

private protocol LoginInteractorInterface: AnyObject {
    func login(with email: String, _ password: String) -> Single<User>
}

private enum Login {
    struct ViewOutput {
        let actions: LoginActions
    }

    struct ViewInput {
        let events: LoginEvents
    }
}

private struct LoginActions {
    let email: Driver<String?>
    let password: Driver<String?>
    let login: Signal<Void>
    let register: Signal<Void>
}

private struct LoginEvents {
    let buttonAvailability: Driver<Bool>
}

private final class LoginPresenter {
    private unowned let view: LoginViewInterface
    private let interactor: LoginInteractorInterface
    private let wireframe: LoginWireframeInterface
    private var authorizationHeader: String?
    private let disposeBag = DisposeBag()

    init(view: LoginViewInterface, interactor: LoginInteractorInterface, wireframe: LoginWireframeInterface) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension LoginPresenter: LoginPresenterInterface {
    func configure(with output: Login.ViewOutput) -> Login.ViewInput {
        let inputs = initializeInputs(with: output.actions.email, output.actions.password)
        initializeLogin(
            with: output.actions.login, email: output.actions.email, password: output.actions.password)
        initializeRegister(with: output.actions.register)
        return Login.ViewInput(events: LoginEvents(buttonAvailability: inputs))
    }
}

extension LoginPresenter {
    private func initializeInputs(with email: Driver<String?>, _ password: Driver<String?>) -> Driver<Bool> {
        Observable.combineLatest(
            email.asObservable().compactMap { $0 },
            password.asObservable().compactMap { $0 }
        )
        .map { [unowned self] email, password in
            isEmailValid(email) && isPasswordValid(password)
        }
        .asDriver(onErrorDriveWith: .never())
        .startWith(false)
    }

    private func initializeLogin(with login: Signal<Void>, email: Driver<String?>, password: Driver<String?>) {
        let inputs = Driver.combineLatest(
            email.asObservable().compactMap { $0 }.asDriver(onErrorDriveWith: .empty()),
            password.asObservable().compactMap { $0 }.asDriver(onErrorDriveWith: .empty())
        )

        login
            .withLatestFrom(inputs)
            .flatMap { [unowned self] email, password -> Signal<User> in
                interactor.login(with: email, password)
                    .do(
                        onError: { [unowned self] error in
                            view.hideProgressHUD()
                            wireframe.showErrorAlert(with: error.localizedDescription)
                        },
                        onSubscribe: { [unowned view] in
                            view.showProgressHUD()
                        }
                    )
                    .asSignal(onErrorSignalWith: .never())
            }
            .do(onNext: { [unowned self] user in
                authorizationHeader = user.authorizationHeader
            })
            .emit(onNext: { [unowned wireframe] _ in
                wireframe.navigate(to: .home)
            })
            .disposed(by: disposeBag)
    }

    private func isEmailValid(_ email: String) -> Bool { email.contains("@") }

    private func isPasswordValid(_ password: String) -> Bool { password.count >= 6 }

    private func initializeRegister(with register: Signal<Void>) {
        register
            .emit(onNext: { [unowned wireframe] in
                wireframe.navigate(to: .register)
            })
            .disposed(by: disposeBag)
    }
}

private final class LoginInteractor: LoginInteractorInterface {
    func login(with email: String, _ password: String) -> Single<User> {
        password == "secret!" ? .just(User(authorizationHeader: email)) : .error(RxError.unknown)
    }
}

private final class Screen: LoginViewInterface, LoginWireframeInterface {
    var log: [String] = []

    func showProgressHUD() { log.append("show") }
    func hideProgressHUD() { log.append("hide") }
    func showErrorAlert(with message: String) { log.append("alert") }
    func navigate(to option: LoginNavigationOption) { log.append("\(option)") }
}

@MainActor @Suite("The login module of the RxModule guide, in Swift 5 mode", .noLeaks) struct LoginIdiomTests {
    @Test("validates, logs in, survives a failure and navigates") func session() {
        let screen = Screen()
        let email = BehaviorRelay<String?>(value: nil)
        let password = BehaviorRelay<String?>(value: nil)
        let login = PublishRelay<Void>()
        let register = PublishRelay<Void>()
        let presenter = LoginPresenter(view: screen, interactor: LoginInteractor(), wireframe: screen)
        let input = presenter.configure(
            with: Login.ViewOutput(
                actions: LoginActions(
                    email: email.asDriver(), password: password.asDriver(),
                    login: login.asSignal(), register: register.asSignal())))
        var availability: [Bool] = []
        let subscription = input.events.buttonAvailability
            .do(onNext: { _ in screen.log.append("availability") })
            .drive(onNext: { availability.append($0) })
        defer { subscription.dispose() }

        email.accept("a@b.c")
        password.accept("wrong!")
        login.accept(())
        password.accept("secret!")
        login.accept(())
        register.accept(())

        #expect(availability == [false, true, true])
        #expect(screen.log.filter { $0 != "availability" } == ["show", "hide", "alert", "show", "home", "register"])
    }
}
