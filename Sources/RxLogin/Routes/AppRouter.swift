import Streams
import Viper

/// Opens the modules of routes, after a login where a session is required.
@MainActor public final class AppRouter {
    /// The service has ended the session of the user.
    public var sessionEnded: Signal<Void> { ended.asSignal() }

    private let stack: NavigationController
    private let dependencies: AppDependencies
    private weak var login: LoginWireframe?
    private weak var home: HomeWireframe?
    private var pendingRoute: Route?
    private let ended = PublishRelay<Void>()

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
        switch (route.needsSession, isHomeOpen) {
        case (true, true):
            openModule(route)
        case (true, false):
            pendingRoute = route
            dismissToLogin()
            showAlert(.message, RouterTexts.loginFirst(route))
        case (false, true):
            showAlert(.message, RouterTexts.loggedInAlready)
        case (false, false):
            dismissToLogin()
            if route == .register { login?.navigate(to: .register) }
        }
    }

    /// Opens Home for the user who logged in, then the route that waits for the login.
    public func enter(_ user: User) {
        navigate { () throws(NavigationError) in try stack.pushWireframe(makeHome(for: user)) }
        guard let route = pendingRoute else { return }
        pendingRoute = nil
        open(route)
    }

    /// Opens Login because the service has ended the session, and `route` after the login.
    public func sessionHasEnded(at route: Route) {
        ended.accept(())
        start(for: nil)
        pendingRoute = route
        showAlert(.error, RouterTexts.sessionEnded(route))
    }

    /// Logs out from any screen: goes back to Home, which logs out.
    public func logOut() {
        guard isHomeOpen else { return showAlert(.message, RouterTexts.notLoggedIn) }
        openModule(.home)
        home?.logOut()
    }

    /// Opens Login in place of all screens.
    public func leave() {
        pendingRoute = nil
        start(for: nil)
    }
}

extension AppRouter {
    /// Opens Home for `user`, or Login for `nil`, in place of all screens.
    func start(for user: User?) { start(with: user.map(makeHome(for:)) ?? makeLogin()) }

    /// Opens a module in place of all screens.
    func start(with wireframe: BaseWireframe) {
        navigate { () throws(NavigationError) in try stack.setRootWireframe(wireframe) }
    }
}

// MARK: - Private -

extension AppRouter {
    /// Whether Home is open: a user who went back from it to Login has to log in again.
    private var isHomeOpen: Bool { home?.navigationController != nil }

    private func openModule(_ route: Route) {
        navigate { () throws(NavigationError) in
            if let module = ModuleFactory(dependencies: dependencies, router: self).module(for: route) {
                try stack.pushWireframe(module)
            } else if let home {
                try stack.popToWireframe(home)
            }
        }
    }

    private func dismissToLogin() {
        guard stack.presented != nil else { return }
        navigate { () throws(NavigationError) in try stack.dismiss() }
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
