import RxLogin
import Streams

@MainActor final class HTMLLogin: HTMLView, LoginViewInterface {
    var presenter: (any LoginPresenterInterface)?

    func viewDidLoad() {
        let (email, password) = (field("email"), field("password"))
        let actions = LoginActions(
            email: email.asDriver(), password: password.asDriver(), login: button("login"),
            register: button("register"))
        guard let events = presenter?.configure(with: Login.ViewOutput(actions: actions)).events else { return }
        events.registeredEmail.emit(to: email).disposed(by: disposeBag)
        show(Driver.combineLatest(email.asDriver(), events.problems.map(\.first))) { email, problem in
            [
                HTML.input("email", email), HTML.input("password", nil), HTML.button("login", unavailable: problem),
                HTML.button("register"),
            ]
        }
    }
}

@MainActor final class HTMLRegister: HTMLView, RegisterViewInterface {
    var presenter: (any RegisterPresenterInterface)?

    func viewDidLoad() {
        let (email, password, repeated) = (field("email"), field("password"), field("repeatedPassword"))
        let actions = RegisterActions(
            email: email.asDriver(), password: password.asDriver(), repeatedPassword: repeated.asDriver(),
            register: button("register"), cancel: button("cancel"))
        guard let events = presenter?.configure(with: Register.ViewOutput(actions: actions)).events else { return }
        show(Driver.combineLatest(email.asDriver(), events.problems.map(\.first))) { email, problem in
            [
                HTML.input("email", email), HTML.input("password", nil), HTML.input("repeatedPassword", nil),
                HTML.button("register", unavailable: problem), HTML.button("cancel"),
            ]
        }
    }
}
