import RxLogin
import Streams

@MainActor final class HTMLHome: HTMLView, HomeViewInterface {
    var presenter: (any HomePresenterInterface)?

    func viewDidLoad() {
        let actions = HomeActions(open: .never(), logout: button("logout"))
        guard let input = presenter?.configure(with: Home.ViewOutput(actions: actions)) else { return }
        show(Driver.combineLatest(input.events.email, input.items)) { email, items in
            [HTML.element("p", email)] + items.map { HTML.link($0.title, to: "\($0.route)") } + [HTML.button("logout")]
        }
    }
}

@MainActor final class HTMLShows: HTMLView, ShowsViewInterface {
    var presenter: (any ShowsPresenterInterface)?

    func viewDidLoad() {
        let actions = ShowsActions(reload: .never(), open: .never())
        guard let input = presenter?.configure(with: Shows.ViewOutput(actions: actions)) else { return }
        show(input.events.content.compactMap { $0.value }) { $0.map { HTML.link($0.title, to: "show:\($0.id)") } }
    }
}

@MainActor final class HTMLCities: HTMLView, CitiesViewInterface {
    var presenter: (any CitiesPresenterInterface)?

    func viewDidLoad() { presenter?.viewIsReady() }

    func assignCities(_ cities: [City]) { lines = cities.map { HTML.link($0.name, to: "city:\($0.id)") } }
}

@MainActor final class HTMLWeather: HTMLView, WeatherViewInterface {
    var presenter: (any WeatherPresenterInterface)?

    func viewDidLoad() { presenter?.viewIsReady() }

    func assignWeather(_ weather: WeatherReport) { lines = HTML.table(weather.lines.map { [$0.label, $0.value] }) }

    func requestFailed(_ error: ServiceError) {}
}

@MainActor final class HTMLStatement: HTMLView, StatementViewInterface {
    var presenter: (any StatementPresenterInterface)?
    var connector: (any StatementConnectorInterface)?

    func viewDidLoad() {
        connector?.connect(self)
        presenter?.viewIsReady()
    }

    func reloadRows() {
        let rows = (0..<(presenter?.rowCount ?? 0)).compactMap { presenter?.row(at: $0) }
        lines = HTML.table(rows.map { [$0.date, $0.payee, $0.amount.text] })
    }

    func loadFailed(_ error: ServiceError) {}
}

@MainActor final class HTMLSessions: HTMLView, SessionsViewInterface {
    var presenter: (any SessionsPresenterInterface)?

    func viewDidLoad() {
        guard let input = presenter?.configure(with: Sessions.ViewOutput(actions: SessionsActions())) else { return }
        show(input.events.content.compactMap { $0.value }) { HTML.table($0.map { [$0.email ?? "", $0.server ?? ""] }) }
    }
}

@MainActor final class HTMLStatus: HTMLView, StatusViewInterface {
    var presenter: (any StatusPresenterInterface)?

    func viewDidLoad() {
        guard let input = presenter?.configure(with: Status.ViewOutput(actions: StatusActions())) else { return }
        show(input.events.result) { [HTML.element("p", "\($0)")] }
    }
}

@MainActor final class HTMLLogout: HTMLView, LogoutViewInterface {
    var presenter: (any LogoutPresenterInterface)?

    func viewDidLoad() {
        guard let input = presenter?.configure(with: Logout.ViewOutput(actions: LogoutActions())) else { return }
        show(input.events.result) { [HTML.element("p", "\($0)")] }
    }
}
