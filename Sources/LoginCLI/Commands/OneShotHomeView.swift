import RxLogin
import Streams
import Viper

/// The view of Home in a one-shot command, which passes through Home to another screen.
@MainActor final class OneShotHomeView: ContentView, HomeViewInterface {
    var presenter: (any HomePresenterInterface)?

    func viewDidLoad() {
        _ = presenter?.configure(with: Home.ViewOutput(actions: HomeActions(open: .never(), logout: .never())))
    }

    /// The screen of the command could not be opened.
    override func didAppear() { context.controller.end(.failed) }
}
