import Foundation
import TestSupport
import Testing

@testable import RxLogin

@MainActor private final class WeatherViewDouble: ViewDouble, WeatherViewInterface {
    var presenter: (any WeatherPresenterInterface)?

    func requestFailed(_ error: ServiceError) { calls.record() }
    func assignWeather(_ weather: WeatherReport) { calls.record(#function, weather.lines.map(\.value).joined()) }
}

@MainActor private final class WeatherWireframeDouble: SessionWireframeDouble, WeatherWireframeInterface {}

private final class WeatherInteractorDouble: WeatherInteractorInterface {
    let calls: StrictCalls
    let answers: Lock<[Single<Weather>]>

    init(_ calls: StrictCalls, _ answers: [Single<Weather>]) {
        self.calls = calls
        self.answers = Lock(answers)
    }

    func city(with id: Int) -> City? {
        calls.record(#function, "\(id)")
        return id == 1 ? City(id: 1, name: "Here", country: "XX") : nil
    }

    func obtainCurrentWeather(for city: City) -> Single<Weather> {
        calls.record(#function, city.name)
        return answers.withLock { $0.removeFirst() }
    }
}

@MainActor @Suite(.noLeaks) final class WeatherPresenterTests {
    private static let request: Set = ["city", "obtainCurrentWeather", "showProgressHUD", "hideProgressHUD"]

    private let time = Timed()
    private var view: WeatherViewDouble?

    private func scene(
        _ cityID: Int = 1, expecting: Set<String>, _ answers: Single<Weather>...
    ) -> (WeatherPresenter, StrictCalls) {
        let calls = StrictCalls(expecting: expecting, at: time.scheduler)
        let view = WeatherViewDouble(calls)
        self.view = view
        let presenter = WeatherPresenter(
            cityID: cityID, locale: Locale(identifier: "en_US"), view: view,
            interactor: WeatherInteractorDouble(calls, answers), wireframe: WeatherWireframeDouble(calls))
        return (presenter, calls)
    }

    @Test func titleThenReadyThenRequestThenAssign() {
        let (presenter, calls) = scene(
            expecting: Self.request.union(["assignWeather"]), time.answer(Weather(temperature: 7.84), after: 10))
        #expect(presenter.title == "Here")
        presenter.viewIsReady()
        time.run()
        #expect(
            calls.all == [
                "0 city 1", "0 city 1", "0 city 1", "0 obtainCurrentWeather Here", "0 showProgressHUD",
                "10 hideProgressHUD",
                "10 assignWeather 7.8 °C",
            ])
    }

    @Test func aFailureIsOneAlertAfterTheProgress() {
        let (presenter, calls) = scene(
            expecting: Self.request.union(["showErrorAlert", "requestFailed", "close"]),
            time.failure(.offline, after: 10))
        presenter.viewIsReady()
        time.run()
        #expect(
            calls.all.suffix(4) == [
                "10 hideProgressHUD", "10 showErrorAlert \(ServiceError.offline.sentence)", "10 requestFailed",
                "10 close",
            ])
    }

    @Test func anotherRequestTakesThePlaceOfTheOneInFlight() {
        let (presenter, calls) = scene(
            expecting: Self.request.union(["assignWeather"]), time.answer(Weather(clouds: 1), after: 10),
            time.answer(Weather(clouds: 2), after: 10))
        presenter.viewIsReady()
        time.at(5) { presenter.requestWeather() }
        time.run()
        #expect(calls.all.filter { $0.contains("assign") } == ["15 assignWeather 2 %"])
        #expect(calls.all.count { $0.contains("showProgress") } == 2)
        #expect(calls.all.count { $0.contains("hideProgress") } == 2)
    }

    @Test func aCityThatIsNotThereIsToldWithoutARequest() {
        let (presenter, calls) = scene(9, expecting: ["city", "requestFailed", "showErrorAlert", "close"])
        #expect(presenter.title == "Weather")
        presenter.viewIsReady()
        #expect(
            calls.all.suffix(3) == [
                "0 showErrorAlert \(WeatherTexts.unknownCity(9))", "0 requestFailed", "0 close",
            ])
    }

    @Test func freeingItCancelsTheRequest() {
        let answer = time.scheduler.createColdObservable([.next(10, Weather()), .completed(10)])
        var presenter: WeatherPresenter? = scene(expecting: Self.request, answer.asSingle()).0
        presenter?.viewIsReady()
        time.at(5) { presenter = nil }
        time.run()
        #expect(answer.subscriptions == [Subscription(0, 5)])
    }
}
