import Streams

/// The weather service of a server that speaks like the public OpenWeatherMap.
struct HTTPWeatherService: WeatherServiceable {
    let api: any APIService

    func obtainCurrentWeather(for city: City) -> Single<Weather> {
        api.currentWeather(forCity: city.id).map(\.mapped)
    }
}
