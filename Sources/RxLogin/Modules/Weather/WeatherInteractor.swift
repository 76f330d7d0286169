import Streams

/// Gets cities and their weather from the service.
public final class WeatherInteractor {
    private let service: any WeatherServiceable

    /// Creates an interactor over a service.
    public init(service: any WeatherServiceable) {
        self.service = service
    }
}

// MARK: - Extensions -

extension WeatherInteractor: WeatherInteractorInterface {
    /// The city with an id, if it is one of the app.
    public func city(with id: Int) -> City? { service.city(with: id) }

    /// The weather of the moment.
    public func obtainCurrentWeather(for city: City) -> Single<Weather> { service.obtainCurrentWeather(for: city) }
}
