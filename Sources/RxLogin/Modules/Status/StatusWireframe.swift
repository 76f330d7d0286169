import Viper

/// Builds the status module.
@MainActor final class StatusWireframe: BaseWireframe {

    // MARK: - Private properties -

    private static let title = "Status"

    // MARK: - Module setup -

    /// Builds the module.
    init(dependencies: AppDependencies) {
        let view = dependencies.views.makeStatusView()
        super.init(view: view, title: Self.title, alerts: dependencies.alerts)

        let interactor = StatusInteractor(
            userService: dependencies.userService, sessions: dependencies.sessions)
        let presenter = StatusPresenter(view: view, interactor: interactor, wireframe: self)
        view.presenter = presenter
    }
}

// MARK: - Extensions -

extension StatusWireframe: StatusWireframeInterface {}
