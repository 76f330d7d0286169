import Viper

/// The destinations of the cities module.
enum CitiesNavigationOption: Sendable, Equatable {
    /// The weather of a city.
    case weather(cityID: Int)
}

/// The wireframe as seen by the cities presenter.
@MainActor protocol CitiesWireframeInterface: WireframeInterface {
    /// Navigates to another module.
    func navigate(to option: CitiesNavigationOption)
}

/// The view as seen by the cities presenter.
@MainActor public protocol CitiesViewInterface: ViewInterface {
    /// The presenter, retained by the view.
    var presenter: (any CitiesPresenterInterface)? { get set }

    /// Shows the cities of the service.
    func assignCities(_ cities: [City])
}

/// The presenter as seen by the cities view.
@MainActor public protocol CitiesPresenterInterface: PresenterInterface {
    /// The view is set up; assigns the cities to it.
    func viewIsReady()

    /// Opens the weather of a city.
    func showWeather(forCityID id: Int)
}

/// The interactor as seen by the cities presenter.
protocol CitiesInteractorInterface: InteractorInterface {
    /// The cities of the service.
    var cities: [City] { get }
}
