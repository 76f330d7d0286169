/// Assembles the statement module; the only type that knows all its parts.
@MainActor final class StatementConnector {
    private let dependencies: AppDependencies
    private weak var wireframe: StatementWireframe?

    init(dependencies: AppDependencies, wireframe: StatementWireframe) {
        self.dependencies = dependencies
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension StatementConnector: StatementConnectorInterface {
    func connect(_ view: any StatementViewInterface) {
        guard let wireframe else { return }
        let repository = StatementRepository(
            interactor: StatementInteractor(service: dependencies.statement), cache: dependencies.statementCache,
            formatter: StatementRowFormatter(
                amounts: AmountFormatter(locale: dependencies.locale), locale: dependencies.locale))
        view.presenter = StatementPresenter(view: view, repository: repository, wireframe: wireframe)
    }
}
