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
        super.init(
            context: context, action: ViewTexts.login,
            progressText: context.conversation.isInteractive
                ? ViewTexts.cancelable(ViewTexts.loggingIn) : ViewTexts.loggingIn)
    }

    func viewDidLoad() {
        let actions = LoginActions(
            email: form.email.asDriver(), password: form.password.asDriver(),
            remember: .just(context.rememberedAt != nil), login: form.submit.asSignal(), cancel: cancel.asSignal(),
            register: register.asSignal())
        guard let events = presenter?.configure(with: Login.ViewOutput(actions: actions)).events else { return }
        bind(availability: events.buttonAvailability, problems: events.problems, isBusy: events.isBusy)
        events.currentUser
            .drive(with: self, onNext: { view, email in view.loggedIn(as: email) })
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

    func loggedIn(_ login: LoginSuccess) {
        context.controller.succeeded()
    }

    /// The email arrives before the screen appears again, which then shows it.
    func registered(_ email: String) {
        form.restart(keeping: email)
        newAccount = email
    }

    override var commands: [SessionCommand] { [.register] + (currentUser == nil ? [] : [.home, .logout]) }

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

    override func perform(_ command: SessionCommand) {
        guard command == .register else { return }
        form.restart(keeping: form.keptEmail)
        register.accept(())
    }

    override func cancelRequest() { cancel.accept(()) }

    private func loggedIn(as email: String?) {
        currentUser = email
        if let email { form.restart(keeping: email) }
    }

    private func canceled() {
        form.restart(keeping: form.keptEmail)
        context.conversation.say(SessionTexts.canceled)
    }

    private func failed(_ failure: LoginFailure) {
        form.restart(keeping: form.keptEmail)
        context.controller.failed(failure.reason)
        if failure.isFinal { context.controller.end(ExitCode(failure.reason)) }
    }
}
