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
    private let isClosed = BehaviorRelay(value: false)
    private let failure = PublishRelay<LoginFailure>()
    private let success = PublishRelay<LoginSuccess>()
    private let canceled = PublishRelay<Void>()
    private let disposeBag = DisposeBag()
    private var failedAttempts = 0

    // MARK: - Lifecycle -

    init(
        view: any LoginViewInterface, interactor: any LoginInteractorInterface,
        wireframe: any LoginWireframeInterface, authorization: AuthorizationAdapter,
        validator: CredentialsValidator = CredentialsValidator()
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
        let form = form(of: output.actions)
        initializeTaps(with: output.actions, form)
        let problems = form.map(\.problems).distinctUntilChanged()
        let availability = Driver.combineLatest(problems, isClosed.asDriver()) { $0.isEmpty && !$1 }
        return Login.ViewInput(
            events: LoginEvents(
                currentUser: authorization.currentUser.map { $0?.email }.distinctUntilChanged(),
                buttonAvailability: availability.startWith(false).distinctUntilChanged(), problems: problems,
                isBusy: activity.isBusy, failure: failure.asSignal(), success: success.asSignal(),
                canceled: canceled.asSignal(),
                registeredEmail: wireframe.registeredEmail))
    }
}

// MARK: - Private -

extension LoginPresenter {
    private enum Tap {
        case login(Form)
        case register
    }

    private struct Form: Sendable {
        let email: String
        let password: String
        let remember: Bool
        let problems: CredentialsProblems
    }

    private func form(of actions: LoginActions) -> Driver<Form> {
        let validator = validator
        // The form exists before the first input, so that an early tap is answered instead of lost.
        return Driver.combineLatest(
            actions.email.startWith(nil), actions.password.startWith(nil), actions.remember.startWith(false)
        ) { email, password, remember in
            Form(
                email: email ?? "", password: password ?? "", remember: remember,
                problems: validator.problems(email: email, password: password))
        }
    }

    private func initializeTaps(with actions: LoginActions, _ form: Driver<Form>) {
        // One stream, so that taps are ignored while a login is in flight.
        Signal.merge(
            actions.login.withLatestFrom(form).map(Tap.login),
            actions.register.map { Tap.register }
        )
        .flatMapFirst { [weak self] tap -> Signal<Result<LoginSuccess?, ServiceError>> in
            guard let self else { return .empty() }
            switch tap {
            case .login(let form): return login(with: form, until: actions.cancel)
            case .register:
                wireframe.navigate(to: .register)
                return .empty()
            }
        }
        .emit(with: self, onNext: { presenter, result in presenter.finish(result) })
        .disposed(by: disposeBag)
    }

    /// Emits `nil` if the login is canceled.
    private func login(
        with form: Form, until cancel: Signal<Void>
    ) -> Signal<Result<LoginSuccess?, ServiceError>> {
        if let problem = isClosed.value ? LoginTexts.closed : form.problems.first {
            wireframe.showErrorAlert(with: problem)
            return .empty()
        }
        // Once the service has opened the session, canceling would leave it open: the login continues.
        return interactor.login(with: form.email, form.password).asObservable()
            .map(Optional.some)
            .take(until: cancel.asObservable())
            .ifEmpty(default: nil)
            .asSingle()
            .flatMap { [interactor] user -> Single<LoginSuccess?> in
                guard let user else { return .just(nil) }
                guard form.remember else { return .just(LoginSuccess(user: user)) }
                return interactor.remember(user)
                    .andThen(.just(LoginSuccess(user: user)))
                    .catch { .just(LoginSuccess(user: user, storageFailure: ServiceError($0))) }
            }
            .result(trackedBy: activity)
    }

    private func finish(_ result: Result<LoginSuccess?, ServiceError>) {
        switch result {
        case .success(nil): canceled.accept(())
        case .success(let login?): enter(login)
        case .failure(let error): reject(error)
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
            wireframe.showErrorAlert(with: LoginTexts.notRemembered(error.sentence))
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
        failure.accept(LoginFailure(reason: error, isFinal: isClosed.value))
    }
}
