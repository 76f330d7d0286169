import Viper

/// Creates the views of the modules, which are independent of the user interface.
@MainActor public protocol ViewFactory: AnyObject {
    /// Creates the view of the Login module.
    func makeLoginView() -> any LoginViewInterface

    /// Creates the view of the Register module.
    func makeRegisterView() -> any RegisterViewInterface

    /// Creates the view of the Home module.
    func makeHomeView() -> any HomeViewInterface

    /// Creates the view of the Sessions module.
    func makeSessionsView() -> any SessionsViewInterface

    /// Creates the view of the Shows module.
    func makeShowsView() -> any ShowsViewInterface

    /// Creates the view of the Details module.
    func makeDetailsView() -> any DetailsViewInterface

    /// Creates the view of the Cities module.
    func makeCitiesView() -> any CitiesViewInterface

    /// Creates the view of the Weather module.
    func makeWeatherView() -> any WeatherViewInterface

    /// Creates the view of the Statement module.
    func makeStatementView() -> any StatementViewInterface

    /// Creates the view of the Status module.
    func makeStatusView() -> any StatusViewInterface

    /// Creates the view of the Logout module.
    func makeLogoutView() -> any LogoutViewInterface
}
