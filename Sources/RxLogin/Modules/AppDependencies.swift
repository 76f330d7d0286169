import Foundation
import Streams
import Viper

/// The dependencies of the modules, passed by the composition root.
@MainActor public struct AppDependencies {
    /// The service for accounts and their sessions.
    public let userService: any UserServiceable
    /// The service for shows and reviews.
    public let shows: any ShowServiceable
    /// The service for the weather.
    public let weather: any WeatherServiceable
    /// The service for the statement of the account.
    public let statement: any StatementServiceable
    /// The storage of the session between runs.
    public let sessions: any SessionStoring
    /// The stored sessions of all servers.
    public let catalog: any SessionCatalog
    /// The authorization of the current user.
    public let authorization: AuthorizationAdapter
    /// The factory of the views.
    public let views: any ViewFactory
    /// The part that shows alerts.
    public let alerts: any AlertPresenter
    /// The validator of the forms with credentials.
    public let validator: CredentialsValidator
    /// The locale for numbers and dates.
    public let locale: Locale
    /// The entries of the statement that were loaded last.
    let statementCache: StatementCache
    /// The comments that could not be published.
    let unsentComments: UnsentComments

    /// Creates the dependencies; `clock` measures the age of cached entries.
    public init(
        userService: any UserServiceable, shows: any ShowServiceable, weather: any WeatherServiceable,
        statement: any StatementServiceable, sessions: any SessionStoring,
        catalog: any SessionCatalog, authorization: AuthorizationAdapter, views: any ViewFactory,
        alerts: any AlertPresenter, validator: CredentialsValidator = CredentialsValidator(),
        locale: Locale = Locale(identifier: "en_US"), clock: any SchedulerType = MainScheduler.asyncInstance
    ) {
        self.userService = userService
        self.shows = shows
        self.weather = weather
        self.statement = statement
        self.sessions = sessions
        self.catalog = catalog
        self.authorization = authorization
        self.views = views
        self.alerts = alerts
        self.validator = validator
        self.locale = locale
        statementCache = StatementCache(authorization: authorization, clock: clock)
        unsentComments = UnsentComments(authorization: authorization)
    }
}
