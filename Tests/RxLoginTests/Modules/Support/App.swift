import RxLogin
import Streams
import Viper

/// The whole app over a service double, with views that are operated by the test.
@MainActor final class App {
    let service: UserServiceDouble
    let shows: ShowServiceDouble
    let weather: WeatherServiceDouble
    let statement: StatementServiceDouble
    let sessions: SessionsDouble
    let catalog = CatalogDouble()
    let authorization = AuthorizationAdapter()
    let alerts = Alerts()
    let spinner = Spinner()
    let probe = LeakProbe()
    let root: ApplicationRoot
    private let views: Views

    init(expecting: Set<String> = [], sessions: SessionsDouble = SessionsDouble()) {
        service = UserServiceDouble(expecting: expecting)
        shows = ShowServiceDouble(expecting: expecting)
        weather = WeatherServiceDouble(expecting: expecting)
        statement = StatementServiceDouble(expecting: expecting)
        self.sessions = sessions
        views = Views(spinner)
        root = ApplicationRoot(
            dependencies: AppDependencies(
                userService: service, shows: shows, weather: weather, statement: statement, sessions: sessions,
                catalog: catalog,
                authorization: authorization, views: views, alerts: alerts),
            progress: ProgressCounter(Spinner()),
            leakProbe: probe)
        root.start()
    }

    /// Opens Home as after a login.
    func logIn(_ user: User) {
        authorization.user = user
        root.router.enter()
    }

    var path: [String] { root.stack.screens.map(\.title) }
    var login: LoginView? { root.stack.screens.last?.view as? LoginView }
    var register: RegisterView? { root.stack.screens.last?.view as? RegisterView }
    var home: HomeView? { root.stack.screens.last?.view as? HomeView }

    @MainActor final class Alerts: AlertPresenter {
        private(set) var messages: [String?] = []

        func show(_ alert: Alert) { messages.append(alert.message) }
    }

    @MainActor final class Spinner: ProgressInterface {
        private(set) var calls: [String] = []

        func showProgressHUD() { calls.append("show") }
        func hideProgressHUD() { calls.append("hide") }
    }

    @MainActor private final class Views: ViewFactory {
        private let spinner: Spinner

        init(_ spinner: Spinner) { self.spinner = spinner }

        func makeLoginView() -> any LoginViewInterface { LoginView(spinner) }
        func makeRegisterView() -> any RegisterViewInterface { RegisterView(spinner) }
        func makeHomeView() -> any HomeViewInterface { HomeView(spinner) }
        func makeSessionsView() -> any SessionsViewInterface { SessionsView(spinner) }
        func makeShowsView() -> any ShowsViewInterface { ShowsView(spinner) }
        func makeDetailsView() -> any DetailsViewInterface { DetailsView(spinner) }
        func makeCitiesView() -> any CitiesViewInterface { CitiesView(spinner) }
        func makeWeatherView() -> any WeatherViewInterface { WeatherView(spinner) }
        func makeStatementView() -> any StatementViewInterface { StatementView(spinner) }
        func makeStatusView() -> any StatusViewInterface { StatusView(spinner) }
        func makeLogoutView() -> any LogoutViewInterface { LogoutView(spinner) }
    }
}

/// What the views have in common: fields, and a counter in front of the spinner.
@MainActor class FormView {
    let email = BehaviorRelay<String?>(value: nil)
    let password = BehaviorRelay<String?>(value: nil)
    let disposeBag = DisposeBag()
    private let progress: ProgressCounter

    init(_ spinner: App.Spinner) { progress = ProgressCounter(spinner) }

    func showProgressHUD() { progress.showProgressHUD() }
    func hideProgressHUD() { progress.hideProgressHUD() }

    func type(_ email: String, _ password: String) {
        self.email.accept(email)
        self.password.accept(password)
    }
}

@MainActor final class LoginView: FormView, LoginViewInterface {
    var presenter: (any LoginPresenterInterface)?
    let login = PublishRelay<Void>()
    let cancel = PublishRelay<Void>()
    let register = PublishRelay<Void>()

    func viewDidLoad() {
        let input = presenter?.configure(
            with: Login.ViewOutput(
                actions: LoginActions(
                    email: email.asDriver(), password: password.asDriver(), remember: .just(true),
                    login: login.asSignal(), cancel: cancel.asSignal(), register: register.asSignal())))
        input?.events.registeredEmail.emit(to: email).disposed(by: disposeBag)
    }
}

@MainActor final class RegisterView: FormView, RegisterViewInterface {
    var presenter: (any RegisterPresenterInterface)?
    let register = PublishRelay<Void>()
    let cancel = PublishRelay<Void>()

    func viewDidLoad() {
        _ = presenter?.configure(
            with: Register.ViewOutput(
                actions: RegisterActions(
                    email: email.asDriver(), password: password.asDriver(),
                    repeatedPassword: password.asDriver(), register: register.asSignal(), cancel: cancel.asSignal())))
    }
}

@MainActor final class HomeView: FormView, HomeViewInterface {
    var presenter: (any HomePresenterInterface)?
    let logout = PublishRelay<Void>()
    private(set) var shown: [String] = []

    func viewDidLoad() {
        let actions = HomeActions(open: .never(), logout: logout.asSignal())
        let input = presenter?.configure(with: Home.ViewOutput(actions: actions))
        input?.events.email
            .drive(with: self, onNext: { view, email in view.shown.append(email) })
            .disposed(by: disposeBag)
    }
}

@MainActor final class SessionsView: FormView, SessionsViewInterface {
    var presenter: (any SessionsPresenterInterface)?

    func viewDidLoad() {
        let output = Sessions.ViewOutput(actions: SessionsActions())
        presenter?.configure(with: output).events.content.drive().disposed(by: disposeBag)
    }
}

@MainActor final class ShowsView: FormView, ShowsViewInterface {
    var presenter: (any ShowsPresenterInterface)?

    func viewDidLoad() {
        let actions = ShowsActions(reload: .never(), open: .never())
        presenter?.configure(with: Shows.ViewOutput(actions: actions)).events.content.drive().disposed(by: disposeBag)
    }
}

@MainActor final class DetailsView: FormView, DetailsViewInterface {
    var presenter: (any DetailsPresenterInterface)?

    func viewDidLoad() {
        let actions = DetailsActions(reload: .never())
        presenter?.configure(with: Details.ViewOutput(actions: actions)).events.title.drive().disposed(by: disposeBag)
    }
}

@MainActor final class CitiesView: FormView, CitiesViewInterface {
    var presenter: (any CitiesPresenterInterface)?

    func viewDidLoad() { presenter?.viewIsReady() }
    func assignCities(_ cities: [City]) {}
}

@MainActor final class WeatherView: FormView, WeatherViewInterface {
    var presenter: (any WeatherPresenterInterface)?

    func viewDidLoad() { presenter?.viewIsReady() }
    func assignWeather(_ weather: WeatherReport) {}
    func requestFailed(_ error: ServiceError) {}
}

@MainActor final class StatementView: FormView, StatementViewInterface {
    var presenter: (any StatementPresenterInterface)?
    var connector: (any StatementConnectorInterface)?

    func viewDidLoad() {
        connector?.connect(self)
        presenter?.viewIsReady()
    }

    func reloadRows() {}
    func loadFailed(_ error: ServiceError) {}
}

@MainActor final class StatusView: FormView, StatusViewInterface {
    var presenter: (any StatusPresenterInterface)?

    func viewDidLoad() { _ = presenter?.configure(with: Status.ViewOutput(actions: StatusActions())) }
}

@MainActor final class LogoutView: FormView, LogoutViewInterface {
    var presenter: (any LogoutPresenterInterface)?

    func viewDidLoad() { _ = presenter?.configure(with: Logout.ViewOutput(actions: LogoutActions())) }
}
