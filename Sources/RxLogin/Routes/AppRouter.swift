import Streams
import Viper

/// Opens the modules of routes, after a login where a session is required.
///
/// Login is the lowest screen, and Home the one above it. Whether a user is logged in is the state of the
/// `AuthorizationAdapter`: a user who went back to Login is still logged in.
@MainActor public final class AppRouter {
    /// The service has ended the session of this user, who is logged out here.
    public var sessionEnded: Signal<User> { ended.asSignal() }

    /// A place waits until a user has logged in.
    public var loginRequired: Signal<Route> { required.asSignal() }

    private let stack: NavigationController
    private let dependencies: AppDependencies
    private weak var login: LoginWireframe?
    private weak var home: HomeWireframe?
    private var pendingRoute: Route?
    private let ended = PublishRelay<User>()
    private let required = PublishRelay<Route>()

    /// Creates a router that opens modules on `stack`.
    public init(stack: NavigationController, dependencies: AppDependencies) {
        self.stack = stack
        self.dependencies = dependencies
    }
}

// MARK: - Extensions -

extension AppRouter: RouterInterface {
    /// Opens the module of a route; if it requires a session and there is none, after a login.
    public func open(_ route: Route) {
        guard route.needsSession else { return openWithoutSession(route) }
        if let user = dependencies.authorization.user {
            openModule(route, for: user)
        } else {
            pendingRoute = route
            showLogin()
            showAlert(.message, RouterTexts.loginFirst(route))
            required.accept(route)
        }
    }

    /// Opens Home for the user who logged in, then the route that waits for the login.
    public func enter() {
        let route = pendingRoute ?? .home
        pendingRoute = nil
        open(route)
    }

    /// Opens Login because the service has ended the session, and `route` after the login.
    public func sessionHasEnded(at route: Route) {
        if let user = dependencies.authorization.user {
            dependencies.authorization.user = nil
            ended.accept(user)
        }
        start()
        pendingRoute = route
        showAlert(.error, RouterTexts.sessionEnded(route))
    }

    /// Opens Login in place of all screens.
    public func leave() {
        pendingRoute = nil
        start()
    }
}

extension AppRouter {
    /// Opens Login in place of all screens.
    func start() { start(with: makeLogin()) }

    /// Opens Login in place of all screens, and `route` after the login if it requires a session.
    func start(before route: Route) {
        start()
        if route.needsSession { pendingRoute = route } else { open(route) }
    }

    /// Opens a module in place of all screens.
    func start(with wireframe: BaseWireframe) {
        navigate { () throws(NavigationError) in try stack.setRootWireframe(wireframe) }
    }
}

// MARK: - Private -

extension AppRouter {
    private func openModule(_ route: Route, for user: User) {
        openHome(for: user)
        push(route) { [home] () throws(NavigationError) in
            if let home { try stack.popToWireframe(home) }
        }
    }

    private func openWithoutSession(_ route: Route) {
        // Only Register is presented; what was typed there stays.
        if route == .register, stack.presented != nil { return }
        // The list of sessions opens above any screen but Register, which is presented.
        if route != .sessions || stack.presented != nil { showLogin() }
        if route == .register { login?.presentRegister() }
        push(route) {}
    }

    /// Pushes the module of a route unless it is on top, or calls `otherwise` for a route whose module is on the stack.
    private func push(_ route: Route, otherwise: () throws(NavigationError) -> Void) {
        guard (stack.topWireframe as? any RoutedWireframe)?.route != route else { return }
        navigate { () throws(NavigationError) in
            if let module = ModuleFactory(dependencies: dependencies, router: self).module(for: route) {
                try stack.pushWireframe(module)
            } else {
                try otherwise()
            }
        }
    }

    /// Opens Home unless it is open.
    private func openHome(for user: User) {
        guard home?.navigationController == nil else { return }
        showLogin()
        navigate { () throws(NavigationError) in try stack.pushWireframe(makeHome(for: user)) }
    }

    /// Closes all screens above Login.
    private func showLogin() {
        guard let login else { return }
        navigate { () throws(NavigationError) in try stack.popToWireframe(login) }
    }

    private func makeLogin() -> BaseWireframe {
        let login = LoginWireframe(dependencies: dependencies, router: self)
        self.login = login
        return login
    }

    private func makeHome(for user: User) -> BaseWireframe {
        let home = HomeWireframe(user: user, dependencies: dependencies, router: self)
        self.home = home
        return home
    }

    private func navigate(_ navigation: () throws(NavigationError) -> Void) {
        do throws(NavigationError) {
            try navigation()
        } catch {
            showAlert(.error, error.description)
        }
    }

    private func showAlert(_ kind: Alert.Kind, _ message: String) {
        dependencies.alerts.show(Alert(kind: kind, message: message))
    }
}
