/// The base of every wireframe: it carries a module to a stack, and shows alerts.
///
/// A subclass builds its module in its initializer, as in
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
/// It is not generic over the view, since it never calls one: views are protocols, and so the same wireframe serves any.
///
/// Who keeps whom: the stack keeps the wireframe and the view; the view its presenter; the presenter its interactor and
/// wireframe. Until a stack takes the view, the wireframe keeps it; a wireframe that is not going to be used must
/// therefore be told so with `discard()`. A stack that refuses a wireframe does that.
@MainActor open class BaseWireframe: WireframeInterface {
    /// What the screen is called in the path of its stack.
    public let title: String
    /// The stack the screen is on.
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

    /// Tells the person that something failed.
    open func showErrorAlert(with message: String?) {
        alerts.show(Alert(kind: .error, message: message))
    }

    /// Tells the person something.
    open func showAlert(with title: String?, message: String?) {
        alerts.show(Alert(kind: .message, title: title, message: message))
    }

    /// Navigates from this screen; a navigation that cannot take place is shown as an error.
    ///
    /// The body is not run when the screen is not on a stack, so no module is built in vain.
    public func navigate(_ body: (NavigationController) throws(NavigationError) -> Void) {
        do throws(NavigationError) {
            guard let navigationController else { throw NavigationError.notOnStack }
            try body(navigationController)
        } catch {
            showErrorAlert(with: error.description)
        }
    }

    /// Lets go of the module if no stack has taken it: it cannot be used afterwards.
    public func discard() {
        untaken = nil
    }

    func takeView() throws(NavigationError) -> any ViewInterface {
        guard let taken = untaken else { throw view == nil ? .wireframeFreed : .wireframeInUse }
        untaken = nil
        return taken
    }
}
