import Streams
import Viper

/// Validates the credentials, registers the account, and returns its email to the screen that opened Register.
@MainActor final class RegisterPresenter {

    // MARK: - Private properties -

    private let interactor: any RegisterInteractorInterface
    private let wireframe: any RegisterWireframeInterface
    private let validator: CredentialsValidator
    private let activity: ActivityTracker
    private let failure = PublishRelay<ServiceError>()
    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    init(
        view: any RegisterViewInterface, interactor: any RegisterInteractorInterface,
        wireframe: any RegisterWireframeInterface, validator: CredentialsValidator = CredentialsValidator()
    ) {
        self.interactor = interactor
        self.wireframe = wireframe
        self.validator = validator
        activity = ActivityTracker(view: view)
    }
}

// MARK: - Extensions -

extension RegisterPresenter: RegisterPresenterInterface {
    func configure(with output: Register.ViewOutput) -> Register.ViewInput {
        let form = form(of: output.actions)
        initializeRegister(with: output.actions.register, form)
        initializeCancel(with: output.actions.cancel)
        let problems = form.map(\.problems).distinctUntilChanged()
        return Register.ViewInput(
            events: RegisterEvents(
                buttonAvailability: problems.map(\.isEmpty).startWith(false).distinctUntilChanged(),
                problems: problems, isBusy: activity.isBusy, failure: failure.asSignal()))
    }
}

// MARK: - Private -

extension RegisterPresenter {
    private struct Form: Sendable {
        let email: String
        let password: String
        let problems: CredentialsProblems
    }

    private func form(of actions: RegisterActions) -> Driver<Form> {
        let validator = validator
        // The form exists before the first input, so that an early tap is answered instead of lost.
        return Driver.combineLatest(
            actions.email.startWith(nil), actions.password.startWith(nil), actions.repeatedPassword.startWith(nil)
        ) { email, password, repeated in
            Form(
                email: email ?? "", password: password ?? "",
                problems: validator.problems(email: email, password: password, repeatedPassword: repeated ?? ""))
        }
    }

    private func initializeRegister(with register: Signal<Void>, _ form: Driver<Form>) {
        register
            .withLatestFrom(form)
            .flatMapFirst { [weak self] form in self?.register(with: form) ?? .empty() }
            .emit(with: self, onNext: { presenter, result in presenter.finish(result) })
            .disposed(by: disposeBag)
    }

    private func register(with form: Form) -> Signal<Result<String, ServiceError>> {
        if let problem = form.problems.first {
            wireframe.showErrorAlert(with: problem)
            return .empty()
        }
        return interactor.register(with: form.email, form.password).result(trackedBy: activity)
    }

    private func finish(_ result: Result<String, ServiceError>) {
        switch result {
        case .success(let email): wireframe.navigate(to: .done(email: email))
        case .failure(let error):
            wireframe.showErrorAlert(with: error.sentence)
            failure.accept(error)
        }
    }

    private func initializeCancel(with cancel: Signal<Void>) {
        // Apart from the stream of registrations, which ignores taps while one is in flight.
        cancel
            .emit(with: self, onNext: { presenter, _ in presenter.wireframe.navigate(to: .cancel) })
            .disposed(by: disposeBag)
    }
}
