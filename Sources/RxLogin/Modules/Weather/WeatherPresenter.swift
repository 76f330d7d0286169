import Foundation
import Streams
import Viper

/// Loads the weather of a city, and passes it to the view.
@MainActor final class WeatherPresenter {

    // MARK: - Private properties -

    private weak var view: (any WeatherViewInterface)?
    private let interactor: any WeatherInteractorInterface
    private let wireframe: any WeatherWireframeInterface
    private let cityID: Int
    private let locale: Locale
    private let activity: ActivityTracker
    private let request = SerialDisposable()
    private let disposeBag = DisposeBag()
    private var hasContent = false

    // MARK: - Lifecycle -

    init(
        cityID: Int, locale: Locale, view: any WeatherViewInterface, interactor: any WeatherInteractorInterface,
        wireframe: any WeatherWireframeInterface
    ) {
        self.cityID = cityID
        self.locale = locale
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        activity = ActivityTracker(view: view)
        request.disposed(by: disposeBag)
    }
}

// MARK: - Extensions -

extension WeatherPresenter: WeatherPresenterInterface {
    var title: String { interactor.city(with: cityID)?.name ?? WeatherTexts.title }

    func viewIsReady() {
        wireframe.title = title
        requestWeather()
    }

    func requestWeather() {
        guard let city = interactor.city(with: cityID) else {
            wireframe.showErrorAlert(with: WeatherTexts.unknownCity(cityID))
            view?.requestFailed(.notFound)
            return wireframe.close()
        }
        // Cancels a request in flight, whose response would be older.
        request.disposable = interactor.obtainCurrentWeather(for: city)
            .result(trackedBy: activity)
            .emit(with: self, onNext: { presenter, result in presenter.finish(result) })
    }

    private func finish(_ result: Result<Weather, any Error>) {
        switch result {
        case .success(let weather):
            hasContent = true
            view?.assignWeather(WeatherReport(weather, locale: locale))
        case .failure(let error): fail(error)
        }
    }

    private func fail(_ error: any Error) {
        wireframe.report(error, hasContent: hasContent) { view?.requestFailed($0) }
    }
}
