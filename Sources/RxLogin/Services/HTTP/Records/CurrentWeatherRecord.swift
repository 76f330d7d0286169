/// The weather as the public OpenWeatherMap sends it, as far as the app shows it.
///
/// A measurement that is missing is missing; one of the wrong type makes the whole answer malformed.
struct CurrentWeatherRecord: Decodable {
    struct Condition: Decodable {
        let description: String?
    }

    struct Main: Decodable {
        let temp: Double?
        let tempMin: Double?
        let tempMax: Double?
        let pressure: Double?
        let humidity: Double?
    }

    struct Clouds: Decodable {
        let all: Double?
    }

    struct Wind: Decodable {
        let speed: Double?
        let deg: Double?
    }

    let name: String?
    let weather: [Condition]?
    let main: Main?
    let clouds: Clouds?
    let wind: Wind?
    let visibility: Double?

    var mapped: Weather {
        Weather(
            name: name, description: weather?.first?.description, temperature: main?.temp,
            minTemperature: main?.tempMin, maxTemperature: main?.tempMax, pressure: main?.pressure,
            humidity: main?.humidity, clouds: clouds?.all, windSpeed: wind?.speed, windDegree: wind?.deg,
            visibility: visibility)
    }
}
