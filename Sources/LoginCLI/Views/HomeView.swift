import RxLogin
import Streams
import Viper

/// Home in lines: who is logged in, and logout.
@MainActor final class HomeView: HomeViewInterface {
    var presenter: (any HomePresenterInterface)?

    private let context: ScreenContext
    private let progress: ProgressCounter
    private let logout = PublishRelay<Void>()
    private let disposeBag = DisposeBag()
    private var unshownEmail: String?
    private var isLeaving = false

    init(context: ScreenContext) {
        self.context = context
        progress = ProgressCounter(SpinnerProgress(context.spinner, text: ViewTexts.loggingOut))
    }

    func viewDidLoad() {
        let output = Home.ViewOutput(actions: HomeActions(logout: logout.asSignal()))
        guard let events = presenter?.configure(with: output).events else { return }
        events.email
            .drive(with: self, onNext: { view, email in view.show(email) })
            .disposed(by: disposeBag)
    }

    func showProgressHUD() {
        isLeaving = true
        progress.showProgressHUD()
    }

    func hideProgressHUD() {
        progress.hideProgressHUD()
        context.conversation.say(ViewTexts.loggedOut)
    }

    private func show(_ email: String) {
        unshownEmail = email
        context.dialogue.setNeedsTurn()
    }
}

extension HomeView: TerminalScreen {
    var commands: [SessionCommand] { [.logout] }
    var question: Question? { isLeaving ? nil : Question(prompt: ViewTexts.homePrompt) }
    var mayEndHere: Bool { true }

    func didAppear() {
        isLeaving = false
        context.hasBeenLoggedIn = true
    }

    func willAsk() {
        guard let email = unshownEmail else { return }
        unshownEmail = nil
        context.conversation.data(ViewTexts.loggedIn(email.visible), style: .success)
        if context.conversation.isInteractive { context.conversation.say(ViewTexts.homeHint, style: .dim) }
    }

    func answer(_ text: String) {
        guard !text.isEmpty else { return }
        let words = (commands + SessionCommand.everywhere).map(\.rawValue)
        context.dialogue.refuse(ViewTexts.unknown(text.visible, nearest: words.nearest(to: text)))
    }

    func perform(_ command: SessionCommand) {
        if command == .logout { logout.accept(()) }
    }
}
