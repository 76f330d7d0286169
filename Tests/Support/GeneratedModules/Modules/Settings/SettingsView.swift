public import Viper

/// The view of Settings.
@MainActor public final class SettingsView {

    // MARK: - Public properties -

    /// The presenter, retained by the view.
    public var presenter: (any SettingsPresenterInterface)?
    /// The items; `nil` before the first ones are loaded.
    public private(set) var items: [String]?

    // MARK: - Private properties -

    private let progress: ProgressCounter

    // MARK: - Lifecycle -

    /// Creates a view that shows its progress on `progress`.
    public init(progress: any ProgressInterface) {
        self.progress = ProgressCounter(progress)
    }
}

// MARK: - Extensions -

extension SettingsView: SettingsViewInterface {
    /// Tells the presenter that the view is set up.
    public func viewDidLoad() { presenter?.viewIsReady() }

    /// Shows the items in place of the previous ones.
    public func show(_ items: [String]) { self.items = items }

    /// A request failed; its alert has been shown.
    public func requestFailed(_ error: any Error) {}

    /// Shows the progress.
    public func showProgressHUD() { progress.showProgressHUD() }

    /// Hides the progress.
    public func hideProgressHUD() { progress.hideProgressHUD() }
}
