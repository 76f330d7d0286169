import Streams

/// What the modules ask of the service that knows the weather; it is public, and needs no session.
///
/// Nothing happens before somebody subscribes. Failures are `ServiceError`s; answers come on any thread.
public protocol WeatherServiceable: Sendable {
    /// The cities of the app.
    var cities: [City] { get }

    /// The city with an id, if it is one of the app.
    func city(with id: Int) -> City?

    /// The weather of the moment; `ServiceError.notFound` for a place the service does not know.
    func obtainCurrentWeather(for city: City) -> Single<Weather>
}

extension WeatherServiceable {
    /// The cities of the app, which are fixed.
    public var cities: [City] { City.all }

    /// The city with an id, if it is one of the app.
    public func city(with id: Int) -> City? { cities.first { $0.id == id } }
}
