import Dispatch
import Streams
import Viper

/// What the modules are made with: there are no singletons, the composition root passes this.
@MainActor public struct AppDependencies {
    /// The service that knows the accounts.
    public let userService: any UserServiceable
    /// What keeps a session from one run to the next.
    public let sessions: any SessionRemembering
    /// What speaks for whoever is logged in.
    public let authorization: AuthorizationAdapter
    /// What makes the views.
    public let views: any ViewFactory
    /// What shows alerts.
    public let alerts: any AlertPresenter
    /// Where remembered sessions are read and written.
    public let background: any ImmediateSchedulerType

    /// Creates the dependencies.
    public init(
        userService: any UserServiceable, sessions: any SessionRemembering,
        authorization: AuthorizationAdapter = AuthorizationAdapter(), views: any ViewFactory,
        alerts: any AlertPresenter,
        background: any ImmediateSchedulerType = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    ) {
        self.userService = userService
        self.sessions = sessions
        self.authorization = authorization
        self.views = views
        self.alerts = alerts
        self.background = background
    }
}
