import Viper

/// Builds the weather module for a city.
@MainActor final class WeatherWireframe: SessionWireframe {

    // MARK: - Module setup -

    /// Builds the module.
    init(cityID: Int, dependencies: AppDependencies, router: any RouterInterface) {
        let view = dependencies.views.makeWeatherView()
        super.init(
            view: view, title: WeatherTexts.title, route: .city(id: cityID), dependencies: dependencies, router: router)

        let interactor = WeatherInteractor(service: dependencies.weather)
        view.presenter = WeatherPresenter(
            cityID: cityID, locale: dependencies.locale, view: view, interactor: interactor, wireframe: self)
    }
}

// MARK: - Extensions -

extension WeatherWireframe: WeatherWireframeInterface {}
