import Viper

/// Builds Statement.
@MainActor public final class StatementWireframe: SessionWireframe {

    // MARK: - Module setup -

    /// Builds the view; the rest is connected to it when it is loaded.
    public init(dependencies: AppDependencies, router: any RouterInterface) {
        let view = dependencies.views.makeStatementView()
        super.init(
            view: view, title: StatementTexts.title, route: .statement, dependencies: dependencies, router: router)
        view.connector = StatementConnector(dependencies: dependencies, wireframe: self)
    }
}

// MARK: - Extensions -

extension StatementWireframe: StatementWireframeInterface {}
