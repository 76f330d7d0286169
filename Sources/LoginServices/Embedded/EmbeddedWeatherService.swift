import RxLogin
import Streams

/// The weather service without a server: sample weather, always the same.
public struct EmbeddedWeatherService: WeatherServiceable {
    private static let weather: [Int: Weather] = [
        2_643_743: Weather(
            name: "London", description: "light rain", temperature: 11.4, minTemperature: 10.1, maxTemperature: 12.6,
            pressure: 1009, humidity: 87, clouds: 90, windSpeed: 5.7, windDegree: 230, visibility: 8000),
        5_128_638: Weather(
            name: "New York", description: "clear sky", temperature: 18.2, minTemperature: 16, maxTemperature: 20.3,
            pressure: 1021, humidity: 44, clouds: 0, windSpeed: 3.1, windDegree: 310, visibility: 10000),
        2_968_815: Weather(
            name: "Paris", description: "overcast clouds", temperature: 13, minTemperature: 12.2, maxTemperature: 13.9,
            pressure: 1014, humidity: 76, clouds: 100, windSpeed: 4.6, windDegree: 200, visibility: 10000),
        703_447: Weather(
            name: "Kyiv", description: "broken clouds", temperature: 7.8, minTemperature: 6.5, maxTemperature: 8.4,
            pressure: 1018, humidity: 71, clouds: 75, windSpeed: 4, windDegree: 280, visibility: 10000),
        // A state rather than a city: its station measures less.
        5_332_921: Weather(
            name: "California", description: "haze", temperature: 24.9, pressure: 1016, humidity: 35, clouds: 20),
        3_117_735: Weather(
            name: "Madrid", description: "few clouds", temperature: 21.6, minTemperature: 19.8, maxTemperature: 23,
            pressure: 1019, humidity: 39, clouds: 12, windSpeed: 2.1, windDegree: 90, visibility: 10000),
        2_950_159: Weather(
            name: "Berlin", description: "light snow", temperature: -1.3, minTemperature: -2.4, maxTemperature: -0.6,
            pressure: 1012, humidity: 93, clouds: 96, windSpeed: 6.2, windDegree: 40, visibility: 4200),
    ]

    /// Creates a service.
    public init() {}

    /// Emits the sample weather; fails with `ServiceError.notFound` for a city that is not one of the app.
    public func obtainCurrentWeather(for city: City) -> Single<Weather> {
        Self.weather[city.id].map(Single.just) ?? .error(ServiceError.notFound)
    }
}
