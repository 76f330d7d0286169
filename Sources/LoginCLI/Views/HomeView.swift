import RxLogin
import Streams
import Viper

/// The view of Home: the user, and the parts of the app.
@MainActor final class HomeView: ContentView, HomeViewInterface {
    var presenter: (any HomePresenterInterface)?

    private let open = PublishRelay<HomeItem>()
    private let logout = PublishRelay<Void>()
    private var items: [HomeItem] = []

    init(context: ScreenContext) {
        super.init(context: context, needsAnimation: false)
    }

    func viewDidLoad() {
        let actions = HomeActions(open: open.asSignal(), logout: logout.asSignal())
        guard let input = presenter?.configure(with: Home.ViewOutput(actions: actions)) else { return }
        bind(isBusy: input.events.isBusy, failure: input.events.failure)
        Driver.combineLatest(input.events.email, input.items) { ($0, $1) }
            .drive(with: self, onNext: { view, shown in view.show(email: shown.0, shown.1) })
            .disposed(by: disposeBag)
        input.events.loggedOut
            .emit(with: self, onNext: { view, _ in view.context.conversation.say(ViewTexts.loggedOut) })
            .disposed(by: disposeBag)
    }

    override var choiceCount: Int { items.count }
    override var progressText: String { ViewTexts.loggingOut }
    override var hint: String { ViewTexts.homeHint }
    override var commands: [ScreenCommand] { [ScreenCommand(.logout, logout)] }
    override var leavingCommands: [SessionCommand] { [] }

    override func choose(_ index: Int) { open.accept(items[index]) }

    /// Logs out, as the command of this screen does.
    func logOut() { logout.accept(()) }

    private func show(email: String, _ items: [HomeItem]) {
        self.items = items
        show(
            Page(
                .text(ViewTexts.loggedIn(email), .good),
                .list(items.map { ($0.title, $0.route.description) })))
    }
}
