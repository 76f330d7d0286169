import RxLogin
import Viper

/// The weather of a city in lines.
@MainActor final class WeatherView: ContentView, WeatherViewInterface {
    var presenter: (any WeatherPresenterInterface)?

    private var title = ""

    init(context: ScreenContext) {
        super.init(context: context, progressText: ViewTexts.loading)
    }

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

    override var ownCommands: [SessionCommand] { [.reload] }

    override func perform(_ command: SessionCommand) {
        if command == .reload { presenter?.requestWeather() }
    }
}
