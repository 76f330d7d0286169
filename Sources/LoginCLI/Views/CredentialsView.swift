import RxLogin
import Streams
import Viper

/// The common part of Login and Register: a screen with a form for credentials.
@MainActor class CredentialsView: TerminalScreen, ProgressInterface {
    let context: ScreenContext
    let email = BehaviorRelay<String?>(value: nil)
    let password = BehaviorRelay<String?>(value: nil)
    let repeatedPassword = BehaviorRelay<String?>(value: nil)
    let next = PublishRelay<Void>()
    let restart = PublishRelay<Void>()
    let disposeBag = DisposeBag()

    private let action: String
    private let progress: ProgressCounter
    private var prompt: CredentialsPrompt?
    private var problems = CredentialsProblems()
    private var isBusy = false
    private var shownProblem: String?

    /// - Parameter action: The name of the submit button.
    init(context: ScreenContext, action: String, progressText: String) {
        self.context = context
        self.action = action
        let shownProgress =
            context.conversation.isInteractive ? ViewTexts.cancelable(progressText) : progressText
        progress = ProgressCounter(Spinner.Progress(context.spinner, text: { shownProgress }))
    }

    /// Cancels the request in flight.
    func cancelRequest() {}

    /// Closes the screen; `false` leaves that to the stack.
    func close() -> Bool { false }

    /// Binds the events that both modules have.
    func bind(_ form: CredentialsFormEvents, problems: Driver<CredentialsProblems>, isBusy: Driver<Bool>) {
        problems
            .drive(with: self, onNext: { view, problems in view.problems = problems })
            .disposed(by: disposeBag)
        form.reset
            .emit(with: self, onNext: { view, email in view.reset(to: email) })
            .disposed(by: disposeBag)
        form.prompt
            .drive(with: self, onNext: { view, prompt in view.set(prompt) })
            .disposed(by: disposeBag)
        form.refusal
            .emit(with: self, onNext: { view, refusal in view.show(refusal) })
            .disposed(by: disposeBag)
        isBusy
            .drive(with: self, onNext: { view, isBusy in view.set(isBusy: isBusy) })
            .disposed(by: disposeBag)
    }

    /// Drops the input before the email is asked for again: a password that was pasted with the email would be shown.
    func dropInput() { context.controller.dropInput() }

    // MARK: - TerminalScreen -

    var commands: [ScreenCommand] { [] }

    var question: Question? {
        prompt.map { Question(kind: .field($0.field), prompt: ViewTexts.prompt(for: $0)) }
    }

    var leavingCommands: [SessionCommand] { [.back, .quit] }

    var hasUnfinishedInput: Bool { prompt?.field != .email }

    func didAppear() {}

    func willAsk() {
        guard context.conversation.isInteractive, let problem = problems.first, problem != shownProblem else { return }
        show(problem, style: .dim)
    }

    func answer(_ text: String) {
        guard let prompt else { return }
        switch prompt.field {
        case .email: email.accept(text.isEmpty ? prompt.email ?? "" : text)
        case .password: password.accept(text)
        case .repeatedPassword: repeatedPassword.accept(text)
        }
        next.accept(())
    }

    func goBack() -> Bool {
        if isBusy {
            cancelRequest()
        } else if prompt?.field == .email {
            return close()
        } else {
            restart.accept(())
        }
        return true
    }

    func inputEndedEarly() -> ExitCode {
        context.conversation.say(SessionTexts.endedEarly, style: .failure)
        return .failed
    }

    // MARK: - ProgressInterface -

    func showProgressHUD() { progress.showProgressHUD() }

    func hideProgressHUD() { progress.hideProgressHUD() }

    // MARK: - Private -

    private func reset(to email: String?) {
        self.email.accept(email)
        password.accept(nil)
        repeatedPassword.accept(nil)
    }

    private func set(_ prompt: CredentialsPrompt?) {
        self.prompt = prompt
        context.controller.setNeedsTurn()
    }

    private func set(isBusy: Bool) {
        self.isBusy = isBusy
        if isBusy { shownProblem = nil }
    }

    private func show(_ refusal: CredentialsRefusal) {
        guard context.conversation.promptsUser(for: .field(refusal.field)) else {
            return context.controller.refuse(refusal.problem, code: refusal.isEmpty ? .usage : .rejected)
        }
        if refusal.field == .email { dropInput() }
        show(refusal.problem, style: .failure)
        // The form has forgotten a refused password, which is no news.
        shownProblem = problems.first
    }

    private func show(_ problem: String, style: Style) {
        shownProblem = problem
        context.conversation.say(ViewTexts.unavailable(action, problem), style: style)
    }
}
