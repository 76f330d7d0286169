import TestSupport
import Testing

@testable import RxLogin

@MainActor private final class CitiesViewDouble: ViewDouble, CitiesViewInterface {
    var presenter: (any CitiesPresenterInterface)?

    func assignCities(_ cities: [City]) {
        calls.record(#function, cities.map(\.name).joined(separator: ", "))
    }
}

@MainActor private final class CitiesWireframeDouble: WireframeDouble, CitiesWireframeInterface {
    func navigate(to option: CitiesNavigationOption) { calls.record(#function, "\(option)") }
}

private final class CitiesInteractorDouble: CitiesInteractorInterface {
    let calls: StrictCalls

    init(_ calls: StrictCalls) { self.calls = calls }

    var cities: [City] {
        calls.record()
        return [City(id: 1, name: "Here", country: "XX")]
    }
}

@MainActor @Suite(.noLeaks) struct CitiesPresenterTests {
    @Test func standsBetweenTheListAndWhoKnowsIt() {
        let time = Timed()
        let calls = StrictCalls(expecting: ["cities", "assignCities", "navigate"], at: time.scheduler)
        let view = CitiesViewDouble(calls)
        let presenter = CitiesPresenter(
            view: view, interactor: CitiesInteractorDouble(calls), wireframe: CitiesWireframeDouble(calls))
        time.at(10) { presenter.viewIsReady() }
        time.at(20) { presenter.showWeather(forCityID: 1) }
        time.run()
        #expect(calls.all == ["10 cities", "10 assignCities Here", "20 navigate weather(cityID: 1)"])
    }
}
