import Viper

/// The wireframe of a module that requires a session, as seen by its presenter.
@MainActor protocol SessionWireframeInterface: WireframeInterface {
    /// The title of the screen in the path of its stack.
    var title: String { get set }

    /// Opens Login, and returns to this screen after it.
    func sessionHasEnded()

    /// Removes the screen from its stack.
    func close()
}

extension SessionWireframeInterface {
    /// Shows the failure of a request, then tells the view, and removes the screen if it has nothing to show.
    ///
    /// If the session has ended, an alert alone would not help: Login opens. The view is told before it is removed.
    func report(_ error: any Error, hasContent: Bool, tell view: (ServiceError) -> Void) {
        let error = ServiceError(error)
        guard error != .unauthorized else {
            view(error)
            return sessionHasEnded()
        }
        showErrorAlert(with: error.sentence)
        view(error)
        if !hasContent { close() }
    }
}

/// The base class of wireframes whose modules require a session; it knows the route of its screen.
@MainActor class SessionWireframe: BaseWireframe, SessionWireframeInterface, RoutedWireframe {
    private(set) weak var router: (any RouterInterface)?

    let route: Route

    init(
        view: any ViewInterface, title: String, route: Route, dependencies: AppDependencies,
        router: any RouterInterface
    ) {
        self.route = route
        self.router = router
        super.init(view: view, title: title, alerts: dependencies.alerts)
    }

    /// Opens Login, and returns to this screen after it.
    func sessionHasEnded() { router?.sessionHasEnded(at: route) }

    /// Removes the screen from its stack.
    func close() {
        navigate { stack throws(NavigationError) in try stack.removeWireframe(self) }
    }
}
