import RxLogin
import Streams
import Viper

/// The view of Home in a one-shot command.
@MainActor final class OneShotHomeView: ContentView, HomeViewInterface {
    var presenter: (any HomePresenterInterface)?

    private let report: CommandReport
    private let logout = PublishRelay<Void>()
    private var email = ""

    init(context: ScreenContext, report: CommandReport) {
        self.report = report
        super.init(context: context, progressText: ViewTexts.loggingOut)
    }

    func viewDidLoad() {
        let actions = HomeActions(open: .never(), logout: logout.asSignal())
        guard let events = presenter?.configure(with: Home.ViewOutput(actions: actions)).events else { return }
        bind(isBusy: events.isBusy, failure: events.failure)
        events.email
            .drive(with: self, onNext: { view, email in view.email = email })
            .disposed(by: disposeBag)
        events.loggedOut
            .emit(with: self, onNext: { view, _ in view.loggedOut() })
            .disposed(by: disposeBag)
    }

    override func didAppear() {
        switch report.command {
        case .status:
            report.status(of: email, isKnown: true)
            context.controller.end(.done)
        case .logout: logout.accept(())
        // The screen to show could not be opened, or has closed.
        case .open, .login, .register, .logoutAll: context.controller.end(context.controller.outcome ?? .failed)
        }
    }

    private func loggedOut() {
        report.loggedOut()
        context.controller.end(context.controller.outcome ?? .done)
    }
}
