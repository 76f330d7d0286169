import RxLogin
import Streams
import Viper

/// The common part of Login and Register: a screen with a form for credentials.
@MainActor class CredentialsView: TerminalScreen, ProgressInterface {
    let context: ScreenContext
    let form = CredentialsForm()
    let disposeBag = DisposeBag()

    private let action: String
    private let progress: ProgressCounter
    private var isBusy = false
    private var shownProblem: String?

    /// - Parameter action: The name of the submit button.
    init(context: ScreenContext, action: String, progressText: String) {
        self.context = context
        self.action = action
        progress = ProgressCounter(SpinnerProgress(context.spinner, text: progressText))
    }

    /// Cancels the request in flight.
    func cancelRequest() {}

    /// Closes the screen; `false` leaves that to the stack.
    func close() -> Bool { false }

    /// Binds the events that both modules have.
    func bind(
        availability: Driver<Bool>, problems: Driver<CredentialsProblems>, isBusy: Driver<Bool>
    ) {
        problems
            .drive(with: self, onNext: { view, problems in view.form.problems = problems })
            .disposed(by: disposeBag)
        availability
            .drive(with: self, onNext: { view, isAvailable in view.form.isAvailable = isAvailable })
            .disposed(by: disposeBag)
        isBusy
            .drive(with: self, onNext: { view, isBusy in view.set(isBusy: isBusy) })
            .disposed(by: disposeBag)
    }

    // MARK: - TerminalScreen -

    var commands: [SessionCommand] { [] }

    var question: Question? {
        isBusy ? nil : Question(kind: .field(form.field), prompt: ViewTexts.prompt(for: form.field, form.keptEmail))
    }

    var leavingCommands: [SessionCommand] { [.back] }

    var hasUnfinishedInput: Bool { form.field != .email }

    func didAppear() { form.restart(keeping: form.keptEmail) }

    func willAsk() {
        guard context.conversation.isInteractive, let problem = form.problems.first, problem != shownProblem else {
            return
        }
        show(problem, style: .dim)
    }

    func answer(_ text: String) {
        guard let problem = form.fill(text) else { return }
        if context.conversation.promptsUser(for: .field(form.field)) {
            show(problem, style: .failure)
            // The form has forgotten a refused password, which is no news.
            shownProblem = form.problems.first
        } else {
            context.controller.refuse(problem, code: text.isEmpty ? .usage : .rejected)
        }
    }

    func perform(_ command: SessionCommand) {}

    func goBack() -> Bool {
        if isBusy {
            cancelRequest()
            return true
        }
        guard form.field != .email else { return close() }
        form.restart(keeping: form.keptEmail)
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

    private func set(isBusy: Bool) {
        self.isBusy = isBusy
        if isBusy { shownProblem = nil }
        context.controller.setNeedsTurn()
    }

    private func show(_ problem: String, style: Style) {
        shownProblem = problem
        context.conversation.say(ViewTexts.unavailable(action, problem), style: style)
    }
}
