import Viper

/// Builds the details module for a show.
@MainActor final class DetailsWireframe: SessionWireframe {

    // MARK: - Module setup -

    /// Builds the module.
    init(showID: Int, dependencies: AppDependencies, router: any RouterInterface) {
        let view = dependencies.views.makeDetailsView()
        super.init(
            view: view, title: DetailsTexts.title, route: .show(id: showID), dependencies: dependencies, router: router)

        let interactor = DetailsInteractor(service: dependencies.shows)
        let presenter = DetailsPresenter(
            showID: showID, view: view, formatter: DetailsFormatter(locale: dependencies.locale),
            interactor: interactor, wireframe: self, unsentComments: dependencies.unsentComments)
        view.presenter = presenter
    }
}

// MARK: - Extensions -

extension DetailsWireframe: DetailsWireframeInterface {}
