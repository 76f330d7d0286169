import StreamsTest
import Testing

@testable import RxLogin

@MainActor private final class CitiesWireframeDouble: CitiesWireframeInterface {
    let calls = StrictCalls(expecting: ["navigate"])

    func navigate(to option: CitiesNavigationOption) { calls.record(#function, "\(option)") }
    func showErrorAlert(with message: String?) { calls.record(#function, message ?? "") }
    func showAlert(with title: String?, message: String?) { calls.record(#function, message ?? "") }
}

private final class CitiesInteractorDouble: CitiesInteractorInterface {
    let calls = StrictCalls(expecting: ["cities"])

    var cities: [City] {
        calls.record()
        return [City(id: 1, name: "Here", country: "XX")]
    }
}

@MainActor @Suite(.noLeaks) struct CitiesPresenterTests {
    private let interactor = CitiesInteractorDouble()
    private let wireframe = CitiesWireframeDouble()

    @Test func standsBetweenTheListAndWhoKnowsIt() {
        let presenter = CitiesPresenter(interactor: interactor, wireframe: wireframe)
        #expect(presenter.cities.map(\.name) == ["Here"])
        presenter.showWeather(forCityID: 1)
        #expect(wireframe.calls.all == ["navigate weather(cityID: 1)"])
        #expect(interactor.calls.all == ["cities"])
    }

    @Test func theAppHasSevenCities() {
        let interactor = CitiesInteractor(service: EmbeddedWeatherService())
        #expect(interactor.cities.count == 7)
        #expect(WeatherInteractor(service: EmbeddedWeatherService()).city(with: 703_447)?.name == "Kyiv")
        #expect(WeatherInteractor(service: EmbeddedWeatherService()).city(with: 1) == nil)
    }
}
