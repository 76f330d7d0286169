import LoginServices
import RxLogin
import Streams
import Viper

/// The modules of the reference app, with pages of HTML as their views.
@MainActor final class Site {
    private let root: ApplicationRoot
    private let activity = Activity()
    private let alerts = Alerts()

    init(_ gateway: some EntityGateway) {
        let authorization = AuthorizationAdapter()
        let users = EmbeddedUserService(store: gateway.users)
        let dependencies = AppDependencies(
            userService: users,
            shows: EmbeddedShowService(gateway: gateway, users: users, authorization: authorization),
            weather: EmbeddedWeatherService(),
            statement: EmbeddedStatementService(gateway: gateway, users: users, authorization: authorization),
            sessions: NoSessions(), catalog: NoSessions(), authorization: authorization,
            views: HTMLViewFactory(activity), alerts: alerts)
        root = ApplicationRoot(dependencies: dependencies, progress: activity)
        root.start(for: nil)
    }

    /// Performs `fill FIELD TEXT`, `press BUTTON` or `follow ROUTE`, and returns the next page.
    func page(after line: String = "") async -> String {
        let words = line.split(separator: " ", maxSplits: 2).map(String.init) + ["", "", ""]
        switch words[0] {
        case "fill": view?.fields[words[1]]?.accept(words[2])
        case "press": view?.buttons[words[1]]?.accept(())
        case "follow": if let route = try? RouteTable.route(words[1]) { root.router.open(route) }
        default: break
        }
        await activity.ended()
        let title = HTML.element("h1", root.stack.screens.map(\.title).joined(separator: " / "))
        let messages = alerts.take().map { "<p role=\"alert\">\(HTML.text($0))</p>" }
        return ([title] + messages + (view?.lines ?? [])).joined(separator: "\n")
    }

    private var view: HTMLView? { root.stack.screens.last?.view as? HTMLView }
}

@MainActor private final class Alerts: AlertPresenter {
    private var messages: [String] = []

    func show(_ alert: Alert) { messages += [alert.message].compactMap { $0 } }

    func take() -> [String] {
        defer { messages = [] }
        return messages
    }
}

private struct NoSessions: SessionStoring, SessionCatalog {
    func load() -> Single<User?> { .just(nil) }
    func loadForLogout() -> Single<User?> { .just(nil) }
    func save(_ user: User) -> Single<User?> { .just(nil) }
    func forget(_ user: User) -> Completable { .empty() }
    func forgetUnreadable() -> Completable { .empty() }
    func sessions() -> Single<[RememberedSession]> { .just([]) }
}

@MainActor private final class HTMLViewFactory: ViewFactory {
    private let activity: Activity

    init(_ activity: Activity) { self.activity = activity }

    func makeLoginView() -> any LoginViewInterface { HTMLLogin(activity) }
    func makeRegisterView() -> any RegisterViewInterface { HTMLRegister(activity) }
    func makeHomeView() -> any HomeViewInterface { HTMLHome(activity) }
    func makeSessionsView() -> any SessionsViewInterface { HTMLSessions(activity) }
    func makeShowsView() -> any ShowsViewInterface { HTMLShows(activity) }
    func makeDetailsView() -> any DetailsViewInterface { HTMLDetails(activity) }
    func makeCitiesView() -> any CitiesViewInterface { HTMLCities(activity) }
    func makeWeatherView() -> any WeatherViewInterface { HTMLWeather(activity) }
    func makeStatementView() -> any StatementViewInterface { HTMLStatement(activity) }
    func makeStatusView() -> any StatusViewInterface { HTMLStatus(activity) }
    func makeLogoutView() -> any LogoutViewInterface { HTMLLogout(activity) }
}
