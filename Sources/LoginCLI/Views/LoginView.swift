import RxLogin
import Streams
import Viper

/// The view of Login: asks for an email and a password.
@MainActor class LoginView: CredentialsView, LoginViewInterface {
    var presenter: (any LoginPresenterInterface)?

    private let register = PublishRelay<Void>()
    private let cancel = PublishRelay<Void>()
    private var newAccount: String?
    private var currentUser: String?
    private var saysWhoIsLoggedIn = false

    init(context: ScreenContext) {
        super.init(context: context, action: ViewTexts.login, progressText: ViewTexts.loggingIn)
    }

    func viewDidLoad() {
        let actions = LoginActions(
            email: email.asDriver(), password: password.asDriver(),
            remember: .just(context.rememberedAt != nil), next: next.asSignal(), restart: restart.asSignal(),
            cancel: cancel.asSignal(), register: register.asSignal())
        let output = Login.ViewOutput(actions: actions, endsAfterLogin: endsAfterLogin)
        guard let events = presenter?.configure(with: output).events else { return }
        bind(events.form, problems: events.problems, isBusy: events.isBusy)
        events.currentUser
            .drive(with: self, onNext: { view, email in view.currentUser = email })
            .disposed(by: disposeBag)
        events.failure
            .emit(with: self, onNext: { view, failure in view.failed(failure) })
            .disposed(by: disposeBag)
        events.success
            .emit(with: self, onNext: { view, login in view.loggedIn(login) })
            .disposed(by: disposeBag)
        events.canceled
            .emit(with: self, onNext: { view, _ in view.canceled() })
            .disposed(by: disposeBag)
        events.registeredEmail
            .emit(with: self, onNext: { view, email in view.registered(email) })
            .disposed(by: disposeBag)
    }

    /// Whether the process ends after a login.
    var endsAfterLogin: Bool { false }

    func loggedIn(_ login: LoginSuccess) {
        context.controller.finished()
    }

    /// The email arrives before the screen appears again, which then shows it.
    func registered(_ email: String) {
        newAccount = email
        context.controller.finished()
    }

    override var commands: [ScreenCommand] {
        [ScreenCommand(.register, register)] + (currentUser == nil ? [] : context.userCommands)
    }

    override func didAppear() {
        super.didAppear()
        saysWhoIsLoggedIn = context.conversation.isInteractive
    }

    override func willAsk() {
        context.greet()
        if saysWhoIsLoggedIn, let currentUser {
            context.conversation.say(ViewTexts.stillLoggedIn(currentUser.visible))
        }
        saysWhoIsLoggedIn = false
        if let email = newAccount {
            newAccount = nil
            context.conversation.say(ViewTexts.accountCreated(email.visible), style: .success)
        }
        super.willAsk()
    }

    override func cancelRequest() { cancel.accept(()) }

    private func canceled() {
        // A one-shot command that is canceled says so itself.
        if context.conversation.takesCommands { context.conversation.say(SessionTexts.canceled) }
    }

    private func failed(_ failure: LoginFailure) {
        context.controller.failed(failure.reason, next: .field(.password))
        if failure.isFinal {
            context.controller.end(with: failure.reason)
        } else if context.conversation.isInteractive, ExitCode(failure.reason) == .rejected {
            context.conversation.say(ViewTexts.howToChangeEmail, style: .dim)
        }
    }
}
