import RxLogin
import Viper

/// The view of Weather: a table.
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

    func requestFailed(_ error: ServiceError) { context.controller.failed(error) }

    override func showProgressHUD() {
        isBusy = true
        super.showProgressHUD()
    }

    override func hideProgressHUD() {
        isBusy = false
        super.hideProgressHUD()
    }

    override var ownCommands: [SessionCommand] { [.reload] }

    override func perform(_ command: SessionCommand) {
        if command == .reload { presenter?.requestWeather() }
    }
}
