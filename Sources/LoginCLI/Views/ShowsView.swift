import RxLogin
import Streams
import Viper

/// The view of Shows: a numbered list.
@MainActor final class ShowsView: ContentView, ShowsViewInterface {
    var presenter: (any ShowsPresenterInterface)?

    private let reload = PublishRelay<Void>()
    private let open = PublishRelay<Int>()
    private var items: [ShowItem] = []

    func viewDidLoad() {
        let actions = ShowsActions(reload: reload.asSignal(), open: open.asSignal())
        guard let input = presenter?.configure(with: Shows.ViewOutput(actions: actions)) else { return }
        bind(isBusy: input.events.isBusy, failure: input.events.failure)
        input.events.content.compactMap(\.value)
            .drive(with: self, onNext: { view, items in view.show(items) })
            .disposed(by: disposeBag)
    }

    override var ownCommands: [ScreenCommand] { [ScreenCommand(.reload, reload)] }
    override var choiceCount: Int { items.count }
    override var hint: String { items.isEmpty ? ViewTexts.contentHint : ViewTexts.listHint }

    override func choose(_ index: Int) { open.accept(items[index].id) }

    private func show(_ items: [ShowItem]) {
        self.items = items
        show(
            Page(
                items.isEmpty
                    ? .text(ViewTexts.noShows, .faint)
                    : .list(items.map { ($0.title, Route.show(id: $0.id).description) })))
    }
}
