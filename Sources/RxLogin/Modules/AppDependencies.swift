import Foundation
import Streams
import Viper

/// What the modules are made with: there are no singletons, the composition root passes this.
@MainActor public struct AppDependencies {
    /// The service that knows the accounts.
    public let userService: any UserServiceable
    /// The service that knows shows and their reviews.
    public let shows: any ShowServiceable
    /// The service that knows the weather.
    public let weather: any WeatherServiceable
    /// The service that knows the account's statement.
    public let statement: any StatementServiceable
    /// What keeps a session from one run to the next.
    public let sessions: any SessionStoring
    /// What speaks for whoever is logged in.
    public let authorization: AuthorizationAdapter
    /// What makes the views.
    public let views: any ViewFactory
    /// What shows alerts.
    public let alerts: any AlertPresenter
    /// How numbers and dates are written.
    public let locale: Locale

    /// Creates the dependencies.
    public init(
        userService: any UserServiceable, shows: any ShowServiceable, weather: any WeatherServiceable,
        statement: any StatementServiceable, sessions: any SessionStoring,
        authorization: AuthorizationAdapter, views: any ViewFactory, alerts: any AlertPresenter,
        locale: Locale = Locale(identifier: "en_US")
    ) {
        self.userService = userService
        self.shows = shows
        self.weather = weather
        self.statement = statement
        self.sessions = sessions
        self.authorization = authorization
        self.views = views
        self.alerts = alerts
        self.locale = locale
    }
}
