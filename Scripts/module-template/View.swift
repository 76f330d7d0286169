import Streams
import Viper

/// NAME on a screen.
@MainActor public final class NAMEView {

    // MARK: - Public properties -

    /// The presenter, kept alive by the view.
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
    /// Hands the actions over, and shows what comes back.
    public func viewDidLoad() {
        let output = NAME.ViewOutput(actions: NAMEActions())
        guard let input = presenter?.configure(with: output) else { return }
        show(input)
    }

    /// Work has begun.
    public func showProgressHUD() { progress.showProgressHUD() }

    /// Work that had begun is over.
    public func hideProgressHUD() { progress.hideProgressHUD() }
}

// MARK: - Private -

extension NAMEView {
    private func show(_ input: NAME.ViewInput) {}
}
