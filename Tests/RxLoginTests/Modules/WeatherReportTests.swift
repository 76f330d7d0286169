import Foundation
import TestSupport
import Testing

@testable import RxLogin

@Suite(.noLeaks) struct WeatherReportTests {
    private let weather = Weather(
        description: "light rain", temperature: -1.26, minTemperature: 0, maxTemperature: 3, pressure: 1018,
        humidity: 71, clouds: 75, windSpeed: 4, windDegree: 280, visibility: 8200)

    @Test(arguments: [
        (
            "en_US",
            ["light rain", "-1.3 °C", "0.0 °C", "3.0 °C", "4.0 m/s", "west", "75 %", "71 %", "1,018 hPa", "8.2 km"]
        ),
        (
            "de_DE",
            ["light rain", "-1,3 °C", "0,0 °C", "3,0 °C", "4,0 m/s", "west", "75 %", "71 %", "1.018 hPa", "8,2 km"]
        ),
    ])
    func numbersFollowTheLocale(locale: String, values: [String]) {
        #expect(WeatherReport(weather, locale: Locale(identifier: locale)).lines.map(\.value) == values)
    }

    @Test func whatWasNotMeasuredIsLeftOut() {
        let report = WeatherReport(Weather(humidity: 35), locale: Locale(identifier: "en_US"))
        #expect(report == WeatherReport(lines: [.init(label: "Humidity", value: "35 %")]))
        #expect(WeatherReport(Weather(), locale: Locale(identifier: "en_US")).lines == [])
    }

    @Test(arguments: [
        (0.0, "north"), (22.4, "north"), (22.6, "north-east"), (180, "south"), (337.6, "north"), (360, "north"),
        (719, "north"), (-90, "west"),
    ])
    func winds(degrees: Double, wind: String) {
        #expect(WeatherTexts.direction(degrees: degrees) == wind)
    }
}
