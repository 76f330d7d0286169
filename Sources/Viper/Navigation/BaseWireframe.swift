/// The base class of wireframes: carries a module to a stack, and shows alerts.
///
/// A subclass builds its module in its initializer:
///
///     final class AboutPresenter: PresenterInterface {}
///
///     final class AboutView: ViewInterface {
///         var presenter: AboutPresenter?
///         func showProgressHUD() {}
///         func hideProgressHUD() {}
///     }
///
///     final class AboutWireframe: BaseWireframe {
///         init(alerts: any AlertPresenter) {
///             let view = AboutView()
///             super.init(view: view, title: "About", alerts: alerts)
///             view.presenter = AboutPresenter()
///         }
///     }
///
/// It is not generic over the view: it calls no view, so the same wireframe serves every implementation of the view
/// protocol.
///
/// Ownership: the stack retains the wireframe and the view; the view its presenter; the presenter its interactor and
/// wireframe. The wireframe retains the view until a stack takes it. If a wireframe is not going to be used, call
/// `discard()`; a stack that refuses a wireframe does so itself.
@MainActor open class BaseWireframe: WireframeInterface {
    /// The title of the screen in the path of its stack.
    public var title: String {
        didSet { if title != oldValue { navigationController?.changed() } }
    }
    /// The stack of the screen.
    public internal(set) weak var navigationController: NavigationController?

    private let alerts: any AlertPresenter
    private var untaken: (any ViewInterface)?
    private weak var view: (any ViewInterface)?

    /// Creates a wireframe for a view.
    public init(view: any ViewInterface, title: String, alerts: any AlertPresenter) {
        self.title = title
        self.alerts = alerts
        self.view = view
        untaken = view
    }

    /// Shows an error to the user.
    open func showErrorAlert(with message: String?) {
        alerts.show(Alert(kind: .error, message: message))
    }

    /// Shows a message to the user.
    open func showAlert(with title: String?, message: String?) {
        alerts.show(Alert(kind: .message, title: title, message: message))
    }

    /// Navigates from this screen; a failed navigation is shown as an error.
    ///
    /// If the screen is not on a stack, `body` is not called, so no module is built.
    public func navigate(_ body: (NavigationController) throws(NavigationError) -> Void) {
        do throws(NavigationError) {
            guard let navigationController else { throw NavigationError.notOnStack }
            try body(navigationController)
        } catch {
            showErrorAlert(with: error.description)
        }
    }

    /// Releases the module if no stack has taken it; the wireframe cannot be used afterwards.
    public func discard() {
        untaken = nil
    }

    func takeView() throws(NavigationError) -> any ViewInterface {
        guard let taken = untaken else { throw view == nil ? .wireframeFreed : .wireframeInUse }
        untaken = nil
        return taken
    }
}
