import RxLogin
import Streams

@MainActor final class LoginViewDouble: LoginViewInterface {
    let calls: StrictCalls
    var presenter: (any LoginPresenterInterface)?

    init(expecting: Set<String> = ["showProgressHUD", "hideProgressHUD"]) {
        calls = StrictCalls(expecting: expecting)
    }

    func viewDidLoad() { calls.record() }
    func showProgressHUD() { calls.record() }
    func hideProgressHUD() { calls.record() }
}

@MainActor final class LoginWireframeDouble: LoginWireframeInterface {
    let calls: StrictCalls
    let registered = PublishRelay<String>()
    private(set) var options: [LoginNavigationOption] = []
    private(set) var errors: [String?] = []

    init(expecting: Set<String>) {
        calls = StrictCalls(expecting: expecting)
    }

    var registeredEmail: Signal<String> { registered.asSignal() }

    func navigate(to option: LoginNavigationOption) {
        calls.record()
        options.append(option)
    }

    func showErrorAlert(with message: String?) {
        calls.record(#function, message ?? "")
        errors.append(message)
    }

    func showAlert(with title: String?, message: String?) { calls.record(#function, message ?? "") }
}

final class LoginInteractorDouble: LoginInteractorInterface {
    let calls: StrictCalls
    let logins = Answers<User>(answersLate: true)
    let rememberings = Answers<Void>()

    init(expecting: Set<String>) {
        calls = StrictCalls(expecting: expecting)
    }

    func login(with email: String, _ password: String) -> Single<User> {
        calls.record(#function, "\(email) \(password)")
        return logins.single
    }

    func remember(_ user: User) -> Completable {
        calls.record(#function, user.email)
        return rememberings.single.asCompletable()
    }
}
