import RxLogin
import Streams
import Viper

/// The view of Sessions: each stored session with the command that ends it.
@MainActor class SessionsView: ContentView, SessionsViewInterface {
    var presenter: (any SessionsPresenterInterface)?

    let endAll = PublishRelay<Void>()
    private(set) var items: [SessionItem] = []
    private var isLoggedIn = false

    func viewDidLoad() {
        let actions = SessionsActions(endAll: endAll.asSignal())
        guard let input = presenter?.configure(with: Sessions.ViewOutput(actions: actions)) else { return }
        bind(isBusy: input.events.isBusy, failure: input.events.failure)
        input.events.currentUser
            .drive(with: self, onNext: { view, email in view.isLoggedIn = email != nil })
            .disposed(by: disposeBag)
        input.items
            .drive(with: self, onNext: { view, items in view.show(items) })
            .disposed(by: disposeBag)
        input.events.ended
            .emit(with: self, onNext: { view, sessions in view.ended(sessions) })
            .disposed(by: disposeBag)
    }

    /// The sessions were ended.
    func ended(_ sessions: [EndedSession]) {}

    override var commands: [SessionCommand] { isLoggedIn ? super.commands : ownCommands }

    private func show(_ items: [SessionItem]) {
        self.items = items
        let rows = items.map { item in
            [
                Cell(text: item.email), Cell(text: item.server ?? Advice.embedded),
                Cell(text: context.advice.logout(from: item.server), tone: .faint),
            ]
        }
        show(Page(rows.isEmpty ? .text(ViewTexts.noSessions, .faint) : .table(rows)))
    }
}
