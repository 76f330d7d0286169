import RxLogin

/// The part of an answer of the public OpenWeatherMap that the app shows.
///
/// Measurements may be missing. One of the wrong type makes the whole answer malformed.
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

        private enum CodingKeys: String, CodingKey {
            case temp, pressure, humidity
            case tempMin = "temp_min"
            case tempMax = "temp_max"
        }
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

    /// The weather.
    var mapped: Weather {
        get throws(ServiceError) {
            try FieldLimit.title.check(name ?? "")
            try FieldLimit.description.check(weather?.first?.description ?? "")
            return Weather(
                name: name, description: weather?.first?.description, temperature: main?.temp,
                minTemperature: main?.tempMin, maxTemperature: main?.tempMax, pressure: main?.pressure,
                humidity: main?.humidity, clouds: clouds?.all, windSpeed: wind?.speed, windDegree: wind?.deg,
                visibility: visibility)
        }
    }
}
