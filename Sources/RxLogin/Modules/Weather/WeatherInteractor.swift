import Streams

/// Loads cities and their weather from the service.
final class WeatherInteractor {
    private let service: any WeatherServiceable

    /// Creates an interactor over a service.
    init(service: any WeatherServiceable) {
        self.service = service
    }
}

// MARK: - Extensions -

extension WeatherInteractor: WeatherInteractorInterface {
    /// Returns the city with this identifier, if the service has it.
    func city(with id: Int) -> City? { service.city(with: id) }

    /// Emits the current weather of a city.
    func obtainCurrentWeather(for city: City) -> Single<Weather> { service.obtainCurrentWeather(for: city) }
}
