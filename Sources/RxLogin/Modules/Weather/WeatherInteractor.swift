import Streams

/// Loads cities and their weather from the service.
public final class WeatherInteractor {
    private let service: any WeatherServiceable

    /// Creates an interactor over a service.
    public init(service: any WeatherServiceable) {
        self.service = service
    }
}

// MARK: - Extensions -

extension WeatherInteractor: WeatherInteractorInterface {
    /// Returns the city with this identifier, if the service has it.
    public func city(with id: Int) -> City? { service.city(with: id) }

    /// Emits the current weather of a city.
    public func obtainCurrentWeather(for city: City) -> Single<Weather> { service.obtainCurrentWeather(for: city) }
}
