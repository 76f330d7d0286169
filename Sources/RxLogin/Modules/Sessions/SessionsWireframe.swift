import Viper

/// Builds the sessions module, which requires no session.
@MainActor final class SessionsWireframe: BaseWireframe {

    // MARK: - Module setup -

    /// Builds the module.
    init(dependencies: AppDependencies) {
        let view = dependencies.views.makeSessionsView()
        super.init(view: view, title: SessionsTexts.title, alerts: dependencies.alerts)

        let interactor = SessionsInteractor(catalog: dependencies.catalog)
        view.presenter = SessionsPresenter(
            view: view, interactor: interactor, wireframe: self, authorization: dependencies.authorization)
    }
}

// MARK: - Extensions -

extension SessionsWireframe: SessionsWireframeInterface {}

extension SessionsWireframe: RoutedWireframe {
    var route: Route { .sessions }
}
