import Viper

/// Shows the list of cities, and navigates to the weather of each.
@MainActor final class CitiesPresenter {

    // MARK: - Private properties -

    private let interactor: any CitiesInteractorInterface
    private let wireframe: any CitiesWireframeInterface

    // MARK: - Lifecycle -

    init(interactor: any CitiesInteractorInterface, wireframe: any CitiesWireframeInterface) {
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension CitiesPresenter: CitiesPresenterInterface {
    var cities: [City] { interactor.cities }

    func showWeather(forCityID id: Int) { wireframe.navigate(to: .weather(cityID: id)) }
}
