import Streams
import Viper

/// A screen with an email, a password and a button: what Login and Register have in common.
///
/// Between the button and what comes of it (an alert, or another screen) nothing is asked.
@MainActor class CredentialsView: TerminalScreen {
    let context: ScreenContext
    let form = CredentialsForm()
    let disposeBag = DisposeBag()

    private let action: String
    private let work: PendingWork
    private var reason: String?
    private var shownReason: String?

    /// - Parameter action: What the button is called.
    init(context: ScreenContext, action: String, progressText: String) {
        self.context = context
        self.action = action
        work = PendingWork(context.spinner, text: progressText)
    }

    var commands: [SessionCommand] { [] }
    var question: Question? { work.awaitsOutcome ? nil : form.question }

    func didAppear() {
        work.settle()
        form.restart(keeping: form.keptEmail)
    }

    func perform(_ command: SessionCommand) {}

    func goBack() -> Bool { false }

    func endOfScript() -> ExitCode {
        context.conversation.say(SessionTexts.endedEarly, style: .failure)
        return .failed
    }

    /// The button was pressed, and it came to nothing.
    func attemptFailed() {
        form.restart(keeping: form.keptEmail)
    }

    func willAsk() {
        guard let reason, reason != shownReason else { return }
        showAvailability(reason, style: .dim)
    }

    func answer(_ text: String) {
        guard let fault = form.fill(text) else { return }
        switch fault {
        case .empty(let reason): refuse(reason, code: .usage)
        case .refused(let reason): refuse(reason, code: .rejected)
        }
    }

    func didShowAlert() {
        guard work.awaitsOutcome, !work.isUnderWay else { return }
        work.settle()
        attemptFailed()
    }

    /// Shows from now on whether the button can be pressed, and why not.
    func showAvailability(_ availability: Driver<Bool>, _ reason: Driver<String?>) {
        reason
            .drive(with: self, onNext: { view, reason in view.reason = reason })
            .disposed(by: disposeBag)
        availability
            .filter { $0 }
            .drive(with: self, onNext: { view, _ in view.showAvailability(nil, style: .dim) })
            .disposed(by: disposeBag)
    }

    private func refuse(_ reason: String, code: ExitCode) {
        if context.conversation.isInteractive {
            showAvailability(reason, style: .failure)
        } else {
            context.dialogue.refuse(reason, code: code)
        }
    }

    private func showAvailability(_ reason: String?, style: Style) {
        shownReason = reason
        guard context.conversation.isInteractive else { return }
        let text = reason.map { ViewTexts.unavailable(action, $0) } ?? ViewTexts.available(action)
        context.conversation.say(text, style: style)
    }
}

extension CredentialsView: ProgressInterface {
    func showProgressHUD() { work.showProgressHUD() }

    func hideProgressHUD() { work.hideProgressHUD() }
}
