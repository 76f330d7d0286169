import Viper

/// Builds the statement module.
@MainActor final class StatementWireframe: SessionWireframe {
    nonisolated static let title = "Statement"

    // MARK: - Module setup -

    /// Builds the view; the connector assembles the rest when the view is loaded.
    init(dependencies: AppDependencies, router: any RouterInterface) {
        let view = dependencies.views.makeStatementView()
        super.init(
            view: view, title: Self.title, route: .statement, dependencies: dependencies, router: router)
        view.connector = StatementConnector(dependencies: dependencies, wireframe: self)
    }
}

// MARK: - Extensions -

extension StatementWireframe: StatementWireframeInterface {}
