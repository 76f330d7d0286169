import Viper

/// Builds the cities module, and navigates to the weather of each city.
@MainActor final class CitiesWireframe: BaseWireframe {
    nonisolated static let title = "Cities"

    // MARK: - Private properties -

    private weak var router: (any RouterInterface)?

    // MARK: - Module setup -

    /// Builds the module.
    init(dependencies: AppDependencies, router: any RouterInterface) {
        self.router = router
        let view = dependencies.views.makeCitiesView()
        super.init(view: view, title: Self.title, alerts: dependencies.alerts)

        let interactor = CitiesInteractor(service: dependencies.weather)
        view.presenter = CitiesPresenter(view: view, interactor: interactor, wireframe: self)
    }
}

// MARK: - Extensions -

extension CitiesWireframe: RoutedWireframe {
    var route: Route { .cities }
}

extension CitiesWireframe: CitiesWireframeInterface {
    /// Navigates to another module.
    func navigate(to option: CitiesNavigationOption) {
        switch option {
        case .weather(let id): router?.open(.city(id: id))
        }
    }
}
