import RxLogin
import Streams
import Viper

/// The view of Register: asks for an email, and twice for a password.
@MainActor final class RegisterView: CredentialsView, RegisterViewInterface {
    var presenter: (any RegisterPresenterInterface)?

    private let cancel = PublishRelay<Void>()

    init(context: ScreenContext) {
        super.init(context: context, action: ViewTexts.register, progressText: ViewTexts.registering)
    }

    func viewDidLoad() {
        // A script has the lines that a user types. A command with the password on standard input has it once.
        let conversation = context.conversation
        let asksTwice = conversation.takesCommands || conversation.promptsUser(for: .field(.repeatedPassword))
        let actions = RegisterActions(
            email: email.asDriver(), password: password.asDriver(),
            repeatedPassword: (asksTwice ? repeatedPassword : password).asDriver(),
            next: next.asSignal(), restart: restart.asSignal(), cancel: cancel.asSignal())
        guard let events = presenter?.configure(with: Register.ViewOutput(actions: actions)).events else { return }
        bind(events.form, problems: events.problems, isBusy: events.isBusy)
        events.failure
            .emit(with: self, onNext: { view, error in view.failed(error) })
            .disposed(by: disposeBag)
    }

    override func cancelRequest() { cancel.accept(()) }

    override func close() -> Bool {
        cancel.accept(())
        return true
    }

    private func failed(_ error: ServiceError) {
        context.controller.failed(error, next: .field(.email))
        if context.conversation.promptsUser(for: .field(.email)) {
            if error == .emailTaken { dropInput() }
        } else {
            // The next line of a script is meant for the screen after this one.
            context.controller.end(with: error)
        }
    }
}
