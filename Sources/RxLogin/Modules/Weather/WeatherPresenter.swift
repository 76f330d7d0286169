import Foundation
import Streams
import Viper

/// Asks for the weather of a city, and hands it to the view when it comes.
@MainActor final class WeatherPresenter {

    // MARK: - Private properties -

    private weak var view: (any WeatherViewInterface)?
    private let interactor: any WeatherInteractorInterface
    private let wireframe: any WeatherWireframeInterface
    private let cityID: Int
    private let locale: Locale
    private let request = SerialDisposable()
    private let disposeBag = DisposeBag()

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
        request.disposed(by: disposeBag)
    }
}

// MARK: - Extensions -

extension WeatherPresenter: WeatherPresenterInterface {
    var title: String { interactor.city(with: cityID)?.name ?? WeatherTexts.title }

    func viewIsReady() { requestWeather() }

    func requestWeather() {
        guard let view else { return }
        guard let city = interactor.city(with: cityID) else {
            wireframe.showErrorAlert(with: WeatherTexts.unknownCity(cityID))
            return
        }
        // A request that is still in flight is cancelled: its answer would be the older one.
        request.disposable = interactor.obtainCurrentWeather(for: city)
            .showProgress(on: view)
            .asSignal(alertingOn: wireframe)
            .emit(
                with: self,
                onNext: { presenter, weather in
                    presenter.view?.assignWeather(WeatherReport(weather, locale: presenter.locale))
                })
    }
}
