import Streams
import Viper

/// Validates the credentials, logs in, and navigates to Home.
@MainActor final class LoginPresenter {
    /// The number of rejected logins after which the module accepts no more.
    static let maxAttempts = 3

    // MARK: - Private properties -

    private let interactor: any LoginInteractorInterface
    private let wireframe: any LoginWireframeInterface
    private let authorization: AuthorizationAdapter
    private let validator: CredentialsValidator
    private let activity: ActivityTracker
    private let flow = CredentialsFlow()
    private let isClosed = BehaviorRelay(value: false)
    private let failure = PublishRelay<LoginFailure>()
    private let success = PublishRelay<LoginSuccess>()
    private let canceled = PublishRelay<Void>()
    private let disposeBag = DisposeBag()
    private var failedAttempts = 0
    private var endsAfterLogin = false

    // MARK: - Lifecycle -

    init(
        view: any LoginViewInterface, interactor: any LoginInteractorInterface,
        wireframe: any LoginWireframeInterface, authorization: AuthorizationAdapter,
        validator: CredentialsValidator
    ) {
        self.interactor = interactor
        self.wireframe = wireframe
        self.authorization = authorization
        self.validator = validator
        activity = ActivityTracker(view: view)
    }
}

// MARK: - Extensions -

extension LoginPresenter: LoginPresenterInterface {
    func configure(with output: Login.ViewOutput) -> Login.ViewInput {
        let actions = output.actions
        endsAfterLogin = output.endsAfterLogin
        let form = validator.form(email: actions.email, password: actions.password)
        let guide = flow.configure(
            next: actions.next, restart: actions.restart, form: form, isBusy: activity.isBusy)
        initializeTaps(with: actions, form)
        Signal.merge(wireframe.registeredEmail, currentEmail)
            .emit(with: self, onNext: { presenter, email in presenter.flow.restart(keeping: email) })
            .disposed(by: disposeBag)
        let availability = Driver.combineLatest(form, isClosed.asDriver()) { $0.problems?.isEmpty == true && !$1 }
        return Login.ViewInput(
            events: LoginEvents(
                currentUser: authorization.currentUser.map { $0?.email }.distinctUntilChanged(),
                buttonAvailability: availability.startWith(false).distinctUntilChanged(), problems: form.problems,
                form: guide, isBusy: activity.isBusy, failure: failure.asSignal(), success: success.asSignal(),
                canceled: canceled.asSignal(), registeredEmail: wireframe.registeredEmail))
    }
}

// MARK: - Private -

extension LoginPresenter {
    private enum Tap {
        case login(remember: Bool)
        case register
    }

    private func initializeTaps(with actions: LoginActions, _ form: Driver<CredentialsForm>) {
        // One stream, so that taps are ignored while a login is in flight.
        Signal.merge(
            Signal.merge(actions.login, flow.submission)
                .withLatestFrom(actions.remember.startWith(false)).map(Tap.login(remember:)),
            actions.register.map { Tap.register }
        )
        .named("login taps")
        .flatMapFirst { [weak self] tap -> Signal<Result<LoginSuccess?, any Error>> in
            switch tap {
            case .login(let remember):
                return form.validated.flatMapFirst { form in
                    self?.login(with: form, remember: remember, until: actions.cancel) ?? .empty()
                }
            case .register:
                self?.register()
                return .empty()
            }
        }
        .emit(with: self, onNext: { presenter, result in presenter.finish(result) })
        .disposed(by: disposeBag)
    }

    /// The email of each user who logs in.
    private var currentEmail: Signal<String> {
        authorization.currentUser.compactMap { $0?.email }.asSignal(onErrorSignalWith: .empty())
    }

    private func register() {
        flow.restart()
        wireframe.navigate(to: .register)
    }

    /// Emits `nil` if the login is canceled.
    private func login(
        with form: CredentialsForm, remember: Bool, until cancel: Signal<Void>
    ) -> Signal<Result<LoginSuccess?, any Error>> {
        if let problem = isClosed.value ? LoginTexts.closed : form.problems?.first {
            wireframe.showErrorAlert(with: problem)
            return .empty()
        }
        flow.keep(form.email)
        // Once the service has opened the session, canceling would leave it open: the login continues.
        return interactor.login(with: form.email, form.password).named("login request").asObservable()
            .map(Optional.some)
            .take(until: cancel.asObservable())
            .ifEmpty(default: nil)
            .asSingle()
            .flatMap { [interactor] user -> Single<LoginSuccess?> in
                guard let user else { return .just(nil) }
                guard remember else { return .just(LoginSuccess(user: user)) }
                return interactor.remember(user)
                    .andThen(.just(LoginSuccess(user: user)))
                    .catch { .just(LoginSuccess(user: user, storageFailure: ServiceError($0))) }
            }
            .result(trackedBy: activity)
    }

    private func finish(_ result: Result<LoginSuccess?, any Error>) {
        switch result {
        case .success(nil):
            flow.restart()
            canceled.accept(())
        case .success(let login?): enter(login)
        case .failure(let error): reject(ServiceError(error))
        }
    }

    private func enter(_ login: LoginSuccess) {
        failedAttempts = 0
        let replaced = authorization.authorizationHeader
        authorization.user = login.user
        if let replaced {
            interactor.endReplacedSession(authorizationHeader: replaced).subscribe().disposed(by: disposeBag)
        }
        if let error = login.storageFailure {
            let text = endsAfterLogin ? LoginTexts.notLoggedIn : LoginTexts.notRemembered
            wireframe.showErrorAlert(with: text(error.sentence))
        }
        success.accept(login)
        wireframe.navigate(to: .home)
    }

    private func reject(_ error: ServiceError) {
        // A server that cannot be reached has not rejected the credentials.
        if error == .invalidCredentials || error == .loginRejected { failedAttempts += 1 }
        let isLocked = if case .locked = error { true } else { false }
        let isLast = failedAttempts == Self.maxAttempts
        wireframe.showErrorAlert(
            with: isLast && !isLocked ? LoginTexts.lastAttempt(failedAttempts, error.sentence) : error.sentence)
        if isLocked || isLast { isClosed.accept(true) }
        flow.ask(for: .password)
        failure.accept(LoginFailure(reason: error, isFinal: isClosed.value))
    }
}
