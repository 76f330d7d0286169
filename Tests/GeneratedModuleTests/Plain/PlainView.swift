import Streams
import Viper

/// The view of Plain.
@MainActor public final class PlainView {

    // MARK: - Public properties -

    /// The presenter, retained by the view.
    public var presenter: (any PlainPresenterInterface)?

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

extension PlainView: PlainViewInterface {
    /// Passes the actions to the presenter, and binds its events.
    public func viewDidLoad() {
        let output = Plain.ViewOutput(actions: PlainActions())
        guard let input = presenter?.configure(with: output) else { return }
        show(input)
    }

    /// Shows the progress.
    public func showProgressHUD() { progress.showProgressHUD() }

    /// Hides the progress.
    public func hideProgressHUD() { progress.hideProgressHUD() }
}

// MARK: - Private -

extension PlainView {
    private func show(_ input: Plain.ViewInput) {}
}
