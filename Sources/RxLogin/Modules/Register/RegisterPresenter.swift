import Streams
import Viper

/// Validates the credentials, registers the account, and returns its email to the screen that opened Register.
@MainActor final class RegisterPresenter {

    // MARK: - Private properties -

    private let interactor: any RegisterInteractorInterface
    private let wireframe: any RegisterWireframeInterface
    private let validator: CredentialsValidator
    private let activity: ActivityTracker
    private let flow = CredentialsFlow()
    private let failure = PublishRelay<ServiceError>()
    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    init(
        view: any RegisterViewInterface, interactor: any RegisterInteractorInterface,
        wireframe: any RegisterWireframeInterface, validator: CredentialsValidator
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
        let actions = output.actions
        let form = validator.form(
            email: actions.email, password: actions.password, repeatedPassword: actions.repeatedPassword)
        let guide = flow.configure(
            next: actions.next, restart: actions.restart, form: form, isBusy: activity.isBusy)
        initializeRegister(with: actions.register, form)
        initializeCancel(with: actions.cancel)
        return Register.ViewInput(
            events: RegisterEvents(
                buttonAvailability: form.map { $0.problems?.isEmpty == true }.startWith(false).distinctUntilChanged(),
                problems: form.problems, form: guide, isBusy: activity.isBusy, failure: failure.asSignal()))
    }
}

// MARK: - Private -

extension RegisterPresenter {
    private func initializeRegister(with register: Signal<Void>, _ form: Driver<CredentialsForm>) {
        Signal.merge(register, flow.submission)
            .flatMapFirst { [weak self] in
                form.validated.flatMapFirst { form in self?.register(with: form) ?? .empty() }
            }
            .emit(with: self, onNext: { presenter, result in presenter.finish(result) })
            .disposed(by: disposeBag)
    }

    private func register(with form: CredentialsForm) -> Signal<Result<String, any Error>> {
        if let problem = form.problems?.first {
            wireframe.showErrorAlert(with: problem)
            return .empty()
        }
        flow.keep(form.email)
        return interactor.register(with: form.email, form.password).result(trackedBy: activity)
    }

    private func finish(_ result: Result<String, any Error>) {
        switch result {
        case .success(let email): wireframe.navigate(to: .done(email: email))
        case .failure(let error):
            let error = ServiceError(error)
            wireframe.showErrorAlert(with: error.sentence)
            flow.ask(for: error == .emailTaken ? .email : .password)
            failure.accept(error)
        }
    }

    private func cancel(isBusy: Bool) {
        if isBusy { wireframe.showAlert(with: nil, message: RegisterTexts.canceled) }
        wireframe.navigate(to: .cancel)
    }

    private func initializeCancel(with cancel: Signal<Void>) {
        // Apart from the stream of registrations, which ignores taps while one is in flight.
        cancel.withLatestFrom(activity.isBusy)
            .emit(with: self, onNext: { presenter, isBusy in presenter.cancel(isBusy: isBusy) })
            .disposed(by: disposeBag)
    }
}
