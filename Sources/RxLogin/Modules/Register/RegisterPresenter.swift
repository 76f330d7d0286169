import Streams
import Viper

/// Checks what is typed, registers, and hands the email back.
@MainActor final class RegisterPresenter {

    // MARK: - Private properties -

    private weak var view: (any RegisterViewInterface)?
    private let interactor: any RegisterInteractorInterface
    private let wireframe: any RegisterWireframeInterface
    private let validator: CredentialsValidator
    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    init(
        view: any RegisterViewInterface, interactor: any RegisterInteractorInterface,
        wireframe: any RegisterWireframeInterface, validator: CredentialsValidator = CredentialsValidator()
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        self.validator = validator
    }
}

// MARK: - Extensions -

extension RegisterPresenter: RegisterPresenterInterface {
    func configure(with output: Register.ViewOutput) -> Register.ViewInput {
        let form = form(of: output.actions)
        initializeRegister(with: output.actions.register, form)
        initializeCancel(with: output.actions.cancel)
        let reason = form.map(\.problem).distinctUntilChanged()
        return Register.ViewInput(
            events: RegisterEvents(
                buttonAvailability: reason.map { $0 == nil }.startWith(false).distinctUntilChanged(),
                unavailabilityReason: reason))
    }
}

// MARK: - Private -

extension RegisterPresenter {
    private struct Form: Sendable {
        let email: String
        let password: String
        let problem: String?
    }

    private func form(of actions: RegisterActions) -> Driver<Form> {
        let validator = validator
        // There is a form from the start: a tap that comes before anything is typed must be answered, not lost.
        return Driver.combineLatest(actions.email.startWith(nil), actions.password.startWith(nil)) { email, password in
            Form(
                email: email ?? "", password: password ?? "",
                problem: validator.problem(email: email, password: password))
        }
    }

    private func initializeRegister(with register: Signal<Void>, _ form: Driver<Form>) {
        register
            .withLatestFrom(form)
            .flatMapFirst { [weak self] form -> Signal<String> in self?.register(with: form) ?? .empty() }
            .emit(with: self, onNext: { presenter, email in presenter.wireframe.navigate(to: .done(email: email)) })
            .disposed(by: disposeBag)
    }

    private func register(with form: Form) -> Signal<String> {
        guard let view else { return .empty() }
        if let problem = form.problem {
            wireframe.showErrorAlert(with: problem)
            return .empty()
        }
        return interactor.register(with: form.email, form.password)
            .showProgress(on: view)
            .asSignal(alertingOn: wireframe)
    }

    private func initializeCancel(with cancel: Signal<Void>) {
        // Not part of the stream above: it works while a registration is in flight, and cancels it.
        cancel
            .emit(with: self, onNext: { presenter, _ in presenter.wireframe.navigate(to: .cancel) })
            .disposed(by: disposeBag)
    }
}
