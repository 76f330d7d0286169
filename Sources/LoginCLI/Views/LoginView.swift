import RxLogin
import Streams
import Viper

/// Login in lines: an email, a password, and three tries.
@MainActor final class LoginView: CredentialsView, LoginViewInterface {
    private static let maxTries = 3

    var presenter: (any LoginPresenterInterface)?

    private let register = PublishRelay<Void>()
    private var tries = 0
    private var newAccount: String?

    init(context: ScreenContext) {
        super.init(context: context, action: ViewTexts.login, progressText: ViewTexts.loggingIn)
    }

    func viewDidLoad() {
        let actions = LoginActions(
            email: form.email.asDriver(), password: form.password.asDriver(),
            remember: .just(context.rememberedAt != nil), login: form.press.asSignal(), register: register.asSignal())
        guard let events = presenter?.configure(with: Login.ViewOutput(actions: actions)).events else { return }
        showAvailability(events.buttonAvailability, events.unavailabilityReason)
        events.registeredEmail
            .emit(with: self, onNext: { view, email in view.welcome(email) })
            .disposed(by: disposeBag)
    }

    override var commands: [SessionCommand] { [.register] }

    /// A script is done when somebody was logged in, and nothing was begun since.
    override func endOfScript() -> ExitCode {
        context.hasBeenLoggedIn && form.field == .email ? .done : super.endOfScript()
    }

    override func didAppear() {
        super.didAppear()
        tries = 0
        context.greet()
        guard let email = newAccount else { return }
        newAccount = nil
        context.conversation.say(ViewTexts.accountCreated(email.visible), style: .success)
    }

    override func perform(_ command: SessionCommand) {
        if command == .register { register.accept(()) }
    }

    override func attemptFailed() {
        super.attemptFailed()
        guard let failure = context.attempts.failure else { return }
        tries += 1
        // Asking again would be pointless while locked, and an endless game after that.
        if case .locked = failure { return context.dialogue.end(.rejected) }
        guard tries == Self.maxTries else { return }
        context.conversation.say(ViewTexts.tooManyTries(tries), style: .failure)
        context.dialogue.end(ExitCode(failure))
    }

    /// The email comes back before the screen does, and is spoken of once it has.
    private func welcome(_ email: String) {
        form.restart(keeping: email)
        newAccount = email
    }
}
