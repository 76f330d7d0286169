import Streams
import Viper

/// The view of NAME.
@MainActor public final class NAMEView {

    // MARK: - Public properties -

    /// The presenter, retained by the view.
    public var presenter: (any NAMEPresenterInterface)?

    // MARK: - Private properties -

    private let progress: ProgressCounter
    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    /// Creates a view that shows its progress on `progress`.
    public init(progress: any ProgressInterface) {
        self.progress = ProgressCounter(progress)
    }
}

// MARK: - Extensions -

extension NAMEView: NAMEViewInterface {
    /// Passes the actions to the presenter, and binds its events.
    public func viewDidLoad() {
        let output = NAME.ViewOutput(actions: NAMEActions())
        guard let input = presenter?.configure(with: output) else { return }
        show(input)
    }

    /// Shows the progress.
    public func showProgressHUD() { progress.showProgressHUD() }

    /// Hides the progress.
    public func hideProgressHUD() { progress.hideProgressHUD() }
}

// MARK: - Private -

extension NAMEView {
    private func show(_ input: NAME.ViewInput) {}
}
