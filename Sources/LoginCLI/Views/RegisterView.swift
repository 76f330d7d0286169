import RxLogin
import Streams
import Viper

/// Register in lines.
@MainActor final class RegisterView: CredentialsView, RegisterViewInterface {
    var presenter: (any RegisterPresenterInterface)?

    private let cancel = PublishRelay<Void>()

    init(context: ScreenContext) {
        super.init(context: context, action: ViewTexts.register, progressText: ViewTexts.registering)
    }

    func viewDidLoad() {
        let actions = RegisterActions(
            email: form.email.asDriver(), password: form.password.asDriver(), register: form.press.asSignal(),
            cancel: cancel.asSignal())
        guard let events = presenter?.configure(with: Register.ViewOutput(actions: actions)).events else { return }
        showAvailability(events.buttonAvailability, events.unavailabilityReason)
    }

    override func goBack() -> Bool {
        cancel.accept(())
        return true
    }

    override func attemptFailed() {
        super.attemptFailed()
        // What a script says next is meant for the screen after this one.
        guard let failure = context.attempts.failure, !context.conversation.isInteractive else { return }
        context.dialogue.end(ExitCode(failure))
    }
}
