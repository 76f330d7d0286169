import Streams
import Viper

/// Checks what is typed, logs in, and goes on.
@MainActor final class LoginPresenter {

    // MARK: - Private properties -

    private weak var view: (any LoginViewInterface)?
    private let interactor: any LoginInteractorInterface
    private let wireframe: any LoginWireframeInterface
    private let authorization: AuthorizationAdapter
    private let validator: CredentialsValidator
    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    init(
        view: any LoginViewInterface, interactor: any LoginInteractorInterface,
        wireframe: any LoginWireframeInterface, authorization: AuthorizationAdapter,
        validator: CredentialsValidator = CredentialsValidator()
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        self.authorization = authorization
        self.validator = validator
    }
}

// MARK: - Extensions -

extension LoginPresenter: LoginPresenterInterface {
    func configure(with output: Login.ViewOutput) -> Login.ViewInput {
        let form = form(of: output.actions)
        initializeTaps(with: output.actions, form)
        let reason = form.map(\.problem).distinctUntilChanged()
        return Login.ViewInput(
            events: LoginEvents(
                buttonAvailability: reason.map { $0 == nil }.startWith(false).distinctUntilChanged(),
                unavailabilityReason: reason,
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
        let problem: String?
    }

    private struct Outcome: Sendable {
        let user: User
        let rememberingFailed: (any Error)?
    }

    private func form(of actions: LoginActions) -> Driver<Form> {
        let validator = validator
        // There is a form from the start: a tap that comes before anything is typed must be answered, not lost.
        return Driver.combineLatest(
            actions.email.startWith(nil), actions.password.startWith(nil), actions.remember.startWith(false)
        ) { email, password, remember in
            Form(
                email: email ?? "", password: password ?? "", remember: remember,
                problem: validator.problem(email: email, password: password))
        }
    }

    private func initializeTaps(with actions: LoginActions, _ form: Driver<Form>) {
        // One stream of taps, so that while a login is in flight neither another nor a way elsewhere is taken.
        Signal.merge(
            actions.login.withLatestFrom(form).map(Tap.login),
            actions.register.map { Tap.register }
        )
        .flatMapFirst { [weak self] tap -> Signal<Outcome> in
            guard let self else { return .empty() }
            switch tap {
            case .login(let form): return login(with: form)
            case .register:
                wireframe.navigate(to: .register)
                return .empty()
            }
        }
        .emit(with: self, onNext: { presenter, outcome in presenter.enter(outcome) })
        .disposed(by: disposeBag)
    }

    private func login(with form: Form) -> Signal<Outcome> {
        guard let view else { return .empty() }
        if let problem = form.problem {
            wireframe.showErrorAlert(with: problem)
            return .empty()
        }
        return interactor.login(with: form.email, form.password)
            .flatMap { [interactor] user in
                guard form.remember else { return .just(Outcome(user: user, rememberingFailed: nil)) }
                return interactor.remember(user)
                    .andThen(.just(Outcome(user: user, rememberingFailed: nil)))
                    .catch { .just(Outcome(user: user, rememberingFailed: $0)) }
            }
            .showProgress(on: view)
            .asSignal(alertingOn: wireframe)
    }

    private func enter(_ outcome: Outcome) {
        authorization.authorizationHeader = outcome.user.authorizationHeader
        if let error = outcome.rememberingFailed {
            wireframe.showErrorAlert(with: LoginTexts.notRemembered(error.sentence))
        }
        wireframe.navigate(to: .home(outcome.user))
    }
}
