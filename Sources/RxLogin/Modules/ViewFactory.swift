import Viper

/// Makes the views of the modules, which know nothing of what views are made of.
@MainActor public protocol ViewFactory: AnyObject {
    /// A new view for the Login module.
    func makeLoginView() -> any LoginViewInterface

    /// A new view for the Register module.
    func makeRegisterView() -> any RegisterViewInterface

    /// A new view for the Home module.
    func makeHomeView() -> any HomeViewInterface

    /// A new view for the Shows module.
    func makeShowsView() -> any ShowsViewInterface

    /// A new view for the Details module.
    func makeDetailsView() -> any DetailsViewInterface

    /// A new view for the Cities module.
    func makeCitiesView() -> any CitiesViewInterface

    /// A new view for the Weather module.
    func makeWeatherView() -> any WeatherViewInterface

    /// A new view for the Statement module.
    func makeStatementView() -> any StatementViewInterface
}
