import RxLogin
import Streams
import Viper

/// The view of Sessions: each stored session with the command that ends it.
@MainActor final class SessionsView: ContentView, SessionsViewInterface {
    var presenter: (any SessionsPresenterInterface)?

    private var isLoggedIn = false
    private var items: [SessionItem] = []

    func viewDidLoad() {
        guard let input = presenter?.configure(with: Sessions.ViewOutput(actions: SessionsActions())) else { return }
        bind(isBusy: input.events.isBusy, failure: input.events.failure)
        input.events.currentUser
            .drive(with: self, onNext: { view, email in view.isLoggedIn = email != nil })
            .disposed(by: disposeBag)
        input.events.content.compactMap(\.value)
            .drive(with: self, onNext: { view, items in view.show(items) })
            .disposed(by: disposeBag)
    }

    override var commands: [ScreenCommand] { isLoggedIn ? super.commands : ownCommands }

    override var result: ExitCode { items.lazy.compactMap(\.failure).first.map(ExitCode.init) ?? .done }

    private func show(_ items: [SessionItem]) {
        self.items = items
        let rows = items.map { item in
            [
                Cell(text: item.email ?? ViewTexts.unreadable), Cell(text: item.server ?? Advice.embedded),
                Cell(text: logout(from: item), tone: .faint, isWhole: true),
            ]
        }
        show(Page(rows.isEmpty ? .text(ViewTexts.noSessions, .faint) : .table(rows)))
    }

    /// Returns the command that ends a session; none for a file that it would leave as it is.
    private func logout(from item: SessionItem) -> String {
        switch item.failure {
        case nil, .storage(.damaged, _), .storage(.exposed, _): context.files.advice.logout(from: item.server)
        default: ""
        }
    }
}
