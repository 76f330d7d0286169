import Streams
import Viper

/// The view of Formatted.
@MainActor public final class FormattedView {

    // MARK: - Public properties -

    /// The presenter, retained by the view.
    public var presenter: (any FormattedPresenterInterface)?

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

extension FormattedView: FormattedViewInterface {
    /// Passes the actions to the presenter, and binds its events.
    public func viewDidLoad() {
        let output = Formatted.ViewOutput(actions: FormattedActions())
        guard let input = presenter?.configure(with: output) else { return }
        show(input)
    }

    /// Shows the progress.
    public func showProgressHUD() { progress.showProgressHUD() }

    /// Hides the progress.
    public func hideProgressHUD() { progress.hideProgressHUD() }
}

// MARK: - Private -

extension FormattedView {
    private func show(_ input: Formatted.ViewInput) {}
}
