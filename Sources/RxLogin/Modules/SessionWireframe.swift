import Viper

/// What a presenter asks of its wireframe when its requests need a session.
@MainActor public protocol SessionWireframeInterface: WireframeInterface {
    /// The service has ended the session: leads to Login, and from there back to this screen.
    func sessionHasEnded()
}

/// The base of wireframes whose modules need a session: it knows the way back to its screen.
@MainActor public class SessionWireframe: BaseWireframe, SessionWireframeInterface {
    private(set) weak var router: (any RouterInterface)?

    private let route: Route

    init(
        view: any ViewInterface, title: String, route: Route, dependencies: AppDependencies,
        router: any RouterInterface
    ) {
        self.route = route
        self.router = router
        super.init(view: view, title: title, alerts: dependencies.alerts)
    }

    /// The service has ended the session: leads to Login, and from there back to this screen.
    public func sessionHasEnded() { router?.sessionHasEnded(at: route) }
}
