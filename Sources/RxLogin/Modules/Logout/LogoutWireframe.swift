import Viper

/// Builds the logout module.
@MainActor public final class LogoutWireframe: BaseWireframe {

    // MARK: - Private properties -

    private static let title = "Logout"

    // MARK: - Module setup -

    /// Builds the module.
    public init(dependencies: AppDependencies) {
        let view = dependencies.views.makeLogoutView()
        super.init(view: view, title: Self.title, alerts: dependencies.alerts)

        let interactor = LogoutInteractor(
            userService: dependencies.userService, sessions: dependencies.sessions)
        let presenter = LogoutPresenter(view: view, interactor: interactor, wireframe: self)
        view.presenter = presenter
    }
}

// MARK: - Extensions -

extension LogoutWireframe: LogoutWireframeInterface {}
