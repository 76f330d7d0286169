import Viper

/// Builds Shows, and leads from it to each show.
@MainActor public final class ShowsWireframe: SessionWireframe {

    // MARK: - Module setup -

    /// Builds the module.
    public init(dependencies: AppDependencies, router: any RouterInterface) {
        let view = dependencies.views.makeShowsView()
        super.init(view: view, title: ShowsTexts.title, route: .shows, dependencies: dependencies, router: router)

        let interactor = ShowsInteractor(service: dependencies.shows)
        let presenter = ShowsPresenter(view: view, interactor: interactor, wireframe: self)
        view.presenter = presenter
    }
}

// MARK: - Extensions -

extension ShowsWireframe: ShowsWireframeInterface {
    /// Goes to another module.
    public func navigate(to option: ShowsNavigationOption) {
        switch option {
        case .details(let id): router?.open(.show(id: id))
        }
    }
}
