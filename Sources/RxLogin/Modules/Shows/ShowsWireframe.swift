import Viper

/// Builds the shows module, and navigates to each show.
@MainActor final class ShowsWireframe: SessionWireframe {
    nonisolated static let title = "Shows"

    // MARK: - Module setup -

    /// Builds the module.
    init(dependencies: AppDependencies, router: any RouterInterface) {
        let view = dependencies.views.makeShowsView()
        super.init(view: view, title: Self.title, route: .shows, dependencies: dependencies, router: router)

        let interactor = ShowsInteractor(service: dependencies.shows)
        let presenter = ShowsPresenter(view: view, interactor: interactor, wireframe: self)
        view.presenter = presenter
    }
}

// MARK: - Extensions -

extension ShowsWireframe: ShowsWireframeInterface {
    /// Navigates to another module.
    func navigate(to option: ShowsNavigationOption) {
        switch option {
        case .details(let id): router?.open(.show(id: id))
        }
    }
}
