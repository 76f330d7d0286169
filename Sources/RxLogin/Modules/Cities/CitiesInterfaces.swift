import Viper

/// Where one can go from Cities.
public enum CitiesNavigationOption: Sendable, Equatable {
    /// To the weather of a city.
    case weather(cityID: Int)
}

/// What the presenter of Cities asks of its wireframe.
@MainActor public protocol CitiesWireframeInterface: WireframeInterface {
    /// Goes to another module.
    func navigate(to option: CitiesNavigationOption)
}

/// What the presenter of Cities asks of its view.
@MainActor public protocol CitiesViewInterface: ViewInterface {
    /// The presenter, kept alive by the view.
    var presenter: (any CitiesPresenterInterface)? { get set }
}

/// What the view of Cities asks of its presenter.
@MainActor public protocol CitiesPresenterInterface: PresenterInterface {
    /// The cities to choose from.
    var cities: [City] { get }

    /// The person wants to see the weather of a city.
    func showWeather(forCityID id: Int)
}

/// What the presenter of Cities asks of its interactor.
public protocol CitiesInteractorInterface: InteractorInterface {
    /// The cities of the app.
    var cities: [City] { get }
}
