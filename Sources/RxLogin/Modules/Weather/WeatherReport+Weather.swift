import Foundation

extension WeatherReport {
    /// Creates a report of the known quantities, with numbers formatted for `locale`.
    init(_ weather: Weather, locale: Locale) {
        func number(_ value: Double?, _ digits: Int, _ unit: String) -> String? {
            value.map { value in
                let rounded = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(digits)).locale(locale)
                return "\(value.formatted(rounded)) \(unit)"
            }
        }
        let lines: [(String, String?)] = [
            (WeatherTexts.sky, weather.description),
            (WeatherTexts.temperature, number(weather.temperature, 1, "°C")),
            (WeatherTexts.lowest, number(weather.minTemperature, 1, "°C")),
            (WeatherTexts.highest, number(weather.maxTemperature, 1, "°C")),
            (WeatherTexts.wind, number(weather.windSpeed, 1, "m/s")),
            (WeatherTexts.windDirection, weather.windDegree.map { WeatherTexts.direction(degrees: $0) }),
            (WeatherTexts.clouds, number(weather.clouds, 0, "%")),
            (WeatherTexts.humidity, number(weather.humidity, 0, "%")),
            (WeatherTexts.pressure, number(weather.pressure, 0, "hPa")),
            (WeatherTexts.visibility, number(weather.visibility.map { $0 / 1_000 }, 1, "km")),
        ]
        self.init(lines: lines.compactMap { label, value in value.map { Line(label: label, value: $0) } })
    }
}
