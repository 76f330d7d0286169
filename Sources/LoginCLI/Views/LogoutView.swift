import RxLogin
import Streams
import Viper

/// The view of Logout: the sessions that were ended.
@MainActor final class LogoutView: ContentView, LogoutViewInterface {
    var presenter: (any LogoutPresenterInterface)?

    private let all: Bool

    /// - Parameter all: Whether the sessions of all servers are ended.
    init(context: ScreenContext, all: Bool) {
        self.all = all
        super.init(context: context)
    }

    override var progressText: String { ViewTexts.loggingOut }

    func viewDidLoad() {
        guard let input = presenter?.configure(with: Logout.ViewOutput(actions: LogoutActions())) else { return }
        bind(isBusy: input.events.isBusy, failure: .never())
        input.events.result
            .drive(with: self, onNext: { view, result in view.show(result) })
            .disposed(by: disposeBag)
    }

    private func show(_ result: LogoutResult) {
        switch result {
        case .loggedOut(let sessions): show(sessions)
        case .noUser: show([])
        case .failed(let error): context.controller.end(with: error)
        }
    }

    private func show(_ sessions: [EndedSession]) {
        context.conversation.show(all ? .logoutAll(sessions) : .logout(sessions.first, context.files))
        context.controller.end(sessions.lazy.compactMap(\.failure).first.map(ExitCode.init) ?? .done)
    }
}
