import Viper

/// Shows the list of cities, and navigates to the weather of each.
@MainActor final class CitiesPresenter {

    // MARK: - Private properties -

    private weak var view: (any CitiesViewInterface)?
    private let interactor: any CitiesInteractorInterface
    private let wireframe: any CitiesWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: any CitiesViewInterface, interactor: any CitiesInteractorInterface,
        wireframe: any CitiesWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension CitiesPresenter: CitiesPresenterInterface {
    func viewIsReady() { view?.assignCities(interactor.cities) }

    func showWeather(forCityID id: Int) { wireframe.navigate(to: .weather(cityID: id)) }
}
