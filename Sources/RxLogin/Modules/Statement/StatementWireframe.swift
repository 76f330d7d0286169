import Viper

/// Builds Statement.
@MainActor public final class StatementWireframe: BaseWireframe {

    // MARK: - Module setup -

    /// Builds the view; the rest is connected to it when it is loaded.
    public init(dependencies: AppDependencies) {
        let view = dependencies.views.makeStatementView()
        super.init(view: view, title: StatementTexts.title, alerts: dependencies.alerts)
        view.connector = StatementConnector(dependencies: dependencies, wireframe: self)
    }
}

// MARK: - Extensions -

extension StatementWireframe: StatementWireframeInterface {}
