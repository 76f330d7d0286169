import Viper

/// Builds Weather for a city.
@MainActor public final class WeatherWireframe: BaseWireframe {

    // MARK: - Module setup -

    /// Builds the module.
    public init(cityID: Int, dependencies: AppDependencies) {
        let view = dependencies.views.makeWeatherView()
        super.init(view: view, title: WeatherTexts.title, alerts: dependencies.alerts)

        let interactor = WeatherInteractor(service: dependencies.weather)
        view.presenter = WeatherPresenter(
            cityID: cityID, locale: dependencies.locale, view: view, interactor: interactor, wireframe: self)
    }
}

// MARK: - Extensions -

extension WeatherWireframe: WeatherWireframeInterface {}
