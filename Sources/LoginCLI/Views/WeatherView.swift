import RxLogin
import Viper

/// The view of Weather: a table.
@MainActor final class WeatherView: CalledView, WeatherViewInterface {
    var presenter: (any WeatherPresenterInterface)?

    private var title = ""

    func viewDidLoad() {
        title = presenter?.title ?? ""
        presenter?.viewIsReady()
    }

    func assignWeather(_ weather: WeatherReport) {
        show(
            Page(
                .heading(title),
                .table(weather.lines.map { [Cell(text: $0.label, tone: .faint), Cell(text: $0.value)] })))
    }

    func requestFailed(_ error: ServiceError) { failed(error) }

    override var ownCommands: [ScreenCommand] {
        [ScreenCommand(.reload) { [presenter] in presenter?.requestWeather() }]
    }
}
