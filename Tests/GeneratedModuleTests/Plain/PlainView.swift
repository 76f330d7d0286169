import Streams
import Viper

/// Plain on a screen.
@MainActor public final class PlainView {

    // MARK: - Public properties -

    /// The presenter, kept alive by the view.
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
    /// Hands the actions over, and shows what comes back.
    public func viewDidLoad() {
        let output = Plain.ViewOutput(actions: PlainActions())
        guard let input = presenter?.configure(with: output) else { return }
        show(input)
    }

    /// Work has begun.
    public func showProgressHUD() { progress.showProgressHUD() }

    /// Work that had begun is over.
    public func hideProgressHUD() { progress.hideProgressHUD() }
}

// MARK: - Private -

extension PlainView {
    private func show(_ input: Plain.ViewInput) {}
}
