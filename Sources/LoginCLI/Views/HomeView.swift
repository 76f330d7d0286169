import RxLogin
import Streams
import Viper

/// Home in lines: who is logged in, and what can be opened.
@MainActor final class HomeView: ContentView, HomeViewInterface {
    var presenter: (any HomePresenterInterface)?

    private let open = PublishRelay<HomeItem>()
    private let logout = PublishRelay<Void>()
    private var items: [HomeItem] = []

    init(context: ScreenContext) {
        super.init(context: context, progressText: ViewTexts.loggingOut)
    }

    func viewDidLoad() {
        let actions = HomeActions(open: open.asSignal(), logout: logout.asSignal())
        guard let input = presenter?.configure(with: Home.ViewOutput(actions: actions)) else { return }
        Driver.combineLatest(input.events.email, input.items) { ($0, $1) }
            .drive(with: self, onNext: { view, shown in view.show(email: shown.0, shown.1) })
            .disposed(by: disposeBag)
    }

    override var choiceCount: Int { items.count }
    override var hint: String { ViewTexts.homeHint }
    override var commands: [SessionCommand] { [.logout] }
    override var canBeLeftAtWork: Bool { false }

    override func choose(_ index: Int) { open.accept(items[index]) }

    override func perform(_ command: SessionCommand) {
        if command == .logout { logout.accept(()) }
    }

    override func hideProgressHUD() {
        super.hideProgressHUD()
        context.dialogue.announceScreen()
        context.conversation.say(ViewTexts.loggedOut)
    }

    private func show(email: String, _ items: [HomeItem]) {
        self.items = items
        show(
            Page(
                .text(ViewTexts.loggedIn(email), .good),
                .list(items.map { ($0.title, Self.route(of: $0).description) })))
    }

    private static func route(of item: HomeItem) -> Route {
        switch item {
        case .shows: .shows
        case .cities: .cities
        case .statement: .statement
        }
    }
}
