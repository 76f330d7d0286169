import Viper

/// Builds the logout module.
@MainActor final class LogoutWireframe: BaseWireframe {

    // MARK: - Module setup -

    /// Builds the module for the stored session of these services, or for those of all servers.
    init(all: Bool, dependencies: AppDependencies) {
        let view = dependencies.views.makeLogoutView()
        super.init(view: view, title: LogoutTexts.title, alerts: dependencies.alerts)

        let current = CurrentSessionCatalog(userService: dependencies.userService, storage: dependencies.sessions)
        let interactor = LogoutInteractor(catalog: all ? dependencies.catalog : current)
        let presenter = LogoutPresenter(view: view, interactor: interactor, wireframe: self)
        view.presenter = presenter
    }
}

// MARK: - Extensions -

extension LogoutWireframe: LogoutWireframeInterface {}
