import Streams
public import Viper

/// The view of Catalog.
@MainActor public final class CatalogView {

    // MARK: - Public properties -

    /// The presenter, retained by the view.
    public var presenter: (any CatalogPresenterInterface)?
    /// The items, once they are loaded.
    public private(set) var content = Loadable<[String]>.notLoaded
    /// Whether a request is in flight.
    public private(set) var isBusy = false

    // MARK: - Private properties -

    private let close = PublishRelay<Void>()
    private let reload = PublishRelay<Void>()
    private let progress: ProgressCounter
    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    /// Creates a view that shows its progress on `progress`.
    public init(progress: any ProgressInterface) {
        self.progress = ProgressCounter(progress)
    }

    // MARK: - Actions of the user -

    /// Closes the screen.
    public func tapClose() { close.accept(()) }

    /// Loads the items again, also after a failure.
    public func tapReload() { reload.accept(()) }
}

// MARK: - Extensions -

extension CatalogView: CatalogViewInterface {
    /// Passes the actions to the presenter, and binds the input that it returns.
    public func viewDidLoad() {
        let actions = CatalogActions(close: close.asSignal(), reload: reload.asSignal())
        let output = Catalog.ViewOutput(actions: actions)
        guard let input = presenter?.configure(with: output) else { return }
        show(input)
    }

    /// Shows the progress.
    public func showProgressHUD() { progress.showProgressHUD() }

    /// Hides the progress.
    public func hideProgressHUD() { progress.hideProgressHUD() }
}

// MARK: - Private -

extension CatalogView {
    private func show(_ input: Catalog.ViewInput) {
        input.models.content
            .drive(with: self, onNext: { view, content in view.content = content })
            .disposed(by: disposeBag)
        input.events.isBusy
            .drive(with: self, onNext: { view, isBusy in view.isBusy = isBusy })
            .disposed(by: disposeBag)
    }
}
