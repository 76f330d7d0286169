import Streams

/// The service of the weather, which needs no session, as seen by the modules.
///
/// Requests begin at the subscription. Failures are `ServiceError`s. Answers arrive on any thread.
public protocol WeatherServiceable: Sendable {
    /// The cities of the app.
    var cities: [City] { get }

    /// The city with an id, if it is one of the app.
    func city(with id: Int) -> City?

    /// Emits the current weather; fails with `ServiceError.notFound` for a place that the service does not know.
    func obtainCurrentWeather(for city: City) -> Single<Weather>
}

extension WeatherServiceable {
    /// The cities of the app, which are fixed.
    public var cities: [City] { City.all }

    /// The city with an id, if it is one of the app.
    public func city(with id: Int) -> City? { cities.first { $0.id == id } }
}
