import LoginServices
import RxLogin
import TestSupport
import Testing

/// The contract of every weather service.
@Suite(.noLeaks, .oneAtATime, .ownThread) struct WeatherServiceContractTests {
    private let folder = TemporaryFolder()

    @Test(arguments: Implementation.allCases) func knowsSevenCities(_ implementation: Implementation) async throws {
        let weather = try await implementation.make(in: folder).weather
        #expect(
            weather.cities.map(\.name) == ["London", "New York", "Paris", "Kyiv", "California", "Madrid", "Berlin"])
        #expect(weather.city(with: 703_447) == City(id: 703_447, name: "Kyiv", country: "UA"))
        #expect(weather.city(with: 1) == nil)
    }

    @Test(arguments: Implementation.allCases)
    func tellsTheWeatherWithoutASession(_ implementation: Implementation) async throws {
        let weather = try await implementation.make(in: folder).weather
        let kyiv = try #require(weather.city(with: 703_447))
        #expect(
            try await weather.obtainCurrentWeather(for: kyiv).value
                == Weather(
                    name: "Kyiv", description: "broken clouds", temperature: 7.8, minTemperature: 6.5,
                    maxTemperature: 8.4, pressure: 1018, humidity: 71, clouds: 75, windSpeed: 4, windDegree: 280,
                    visibility: 10000))
    }

    @Test(arguments: Implementation.allCases)
    func leavesOutWhatIsNotMeasured(_ implementation: Implementation) async throws {
        let weather = try await implementation.make(in: folder).weather
        let california = try #require(weather.city(with: 5_332_921))
        #expect(
            try await weather.obtainCurrentWeather(for: california).value
                == Weather(
                    name: "California", description: "haze", temperature: 24.9, pressure: 1016, humidity: 35,
                    clouds: 20))
    }

    @Test(arguments: Implementation.allCases)
    func tellsTheWeatherOfEachCity(_ implementation: Implementation) async throws {
        let weather = try await implementation.make(in: folder).weather
        for city in weather.cities {
            #expect(try await weather.obtainCurrentWeather(for: city).value.name == city.name)
        }
        await #expect(throws: ServiceError.notFound) {
            try await weather.obtainCurrentWeather(for: City(id: 1, name: "Atlantis", country: "XX")).value
        }
    }
}
