import Streams
import Viper

/// Formatted on a screen.
@MainActor public final class FormattedView {

    // MARK: - Public properties -

    /// The presenter, kept alive by the view.
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
    /// Hands the actions over, and shows what comes back.
    public func viewDidLoad() {
        let output = Formatted.ViewOutput(actions: FormattedActions())
        guard let input = presenter?.configure(with: output) else { return }
        show(input)
    }

    /// Work has begun.
    public func showProgressHUD() { progress.showProgressHUD() }

    /// Work that had begun is over.
    public func hideProgressHUD() { progress.hideProgressHUD() }
}

// MARK: - Private -

extension FormattedView {
    private func show(_ input: Formatted.ViewInput) {}
}
