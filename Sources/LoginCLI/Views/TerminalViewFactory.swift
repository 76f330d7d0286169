import RxLogin

/// Creates the views of a session.
@MainActor class TerminalViewFactory: ViewFactory {
    let context: ScreenContext

    init(context: ScreenContext) {
        self.context = context
    }

    func makeLoginView() -> any LoginViewInterface { LoginView(context: context) }

    func makeRegisterView() -> any RegisterViewInterface { RegisterView(context: context) }

    func makeHomeView() -> any HomeViewInterface { HomeView(context: context) }

    func makeSessionsView() -> any SessionsViewInterface { SessionsView(context: context) }

    func makeShowsView() -> any ShowsViewInterface { ShowsView(context: context) }

    func makeDetailsView() -> any DetailsViewInterface { DetailsView(context: context) }

    func makeCitiesView() -> any CitiesViewInterface { CitiesView(context: context) }

    func makeWeatherView() -> any WeatherViewInterface { WeatherView(context: context) }

    func makeStatementView() -> any StatementViewInterface { StatementView(context: context) }

    func makeStatusView() -> any StatusViewInterface { StatusView(context: context) }

    func makeLogoutView() -> any LogoutViewInterface { LogoutView(context: context, all: false) }
}
