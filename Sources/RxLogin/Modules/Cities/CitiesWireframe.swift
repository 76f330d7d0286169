import Viper

/// Builds Cities, and leads from it to the weather of each.
@MainActor public final class CitiesWireframe: BaseWireframe {

    // MARK: - Private properties -

    private weak var router: (any RouterInterface)?

    // MARK: - Module setup -

    /// Builds the module.
    public init(dependencies: AppDependencies, router: any RouterInterface) {
        self.router = router
        let view = dependencies.views.makeCitiesView()
        super.init(view: view, title: CitiesTexts.title, alerts: dependencies.alerts)

        let interactor = CitiesInteractor(service: dependencies.weather)
        view.presenter = CitiesPresenter(interactor: interactor, wireframe: self)
    }
}

// MARK: - Extensions -

extension CitiesWireframe: CitiesWireframeInterface {
    /// Goes to another module.
    public func navigate(to option: CitiesNavigationOption) {
        switch option {
        case .weather(let id): router?.open(.city(id: id))
        }
    }
}
