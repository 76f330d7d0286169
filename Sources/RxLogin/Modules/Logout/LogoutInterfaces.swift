import Streams
import Viper

/// The wireframe as seen by the logout presenter.
@MainActor public protocol LogoutWireframeInterface: WireframeInterface {}

/// The view as seen by the logout presenter.
@MainActor public protocol LogoutViewInterface: ViewInterface {
    /// The presenter, retained by the view.
    var presenter: (any LogoutPresenterInterface)? { get set }
}

/// The presenter as seen by the logout view.
@MainActor public protocol LogoutPresenterInterface: PresenterInterface {
    /// Binds the actions of the view, and returns its events. Call it once.
    func configure(with output: Logout.ViewOutput) -> Logout.ViewInput
}

/// The interactor as seen by the logout presenter.
public protocol LogoutInteractorInterface: InteractorInterface {
    /// Emits the user of the stored session, or `nil` if there is none; removes a session that cannot be read.
    func storedUser() -> Single<User?>

    /// Ends the session of `user` at the service, and removes the stored one even if the service fails.
    func logout(_ user: User) -> Completable
}

/// The exchange between the view and the presenter of the logout module.
public enum Logout {
    /// The output of the view.
    public struct ViewOutput: Sendable {
        /// The actions of the user.
        public let actions: LogoutActions

        /// Creates an output.
        public init(actions: LogoutActions) {
            self.actions = actions
        }
    }

    /// The input of the view.
    public struct ViewInput: Sendable {
        /// The events that the view shows.
        public let events: LogoutEvents

        /// Creates an input.
        public init(events: LogoutEvents) {
            self.events = events
        }
    }
}

/// The actions of the user in the logout module: none, since it starts by itself.
public struct LogoutActions: Sendable {
    /// Creates the actions.
    public init() {}
}

/// The events of the logout module.
public struct LogoutEvents: Sendable {
    /// Whether a request is in flight.
    public let isBusy: Driver<Bool>
    /// The result, which ends the module.
    public let result: Driver<LogoutResult>

    /// Creates the events.
    public init(isBusy: Driver<Bool>, result: Driver<LogoutResult>) {
        self.isBusy = isBusy
        self.result = result
    }
}

/// The result of the logout module.
public enum LogoutResult: Sendable, Equatable {
    /// The user is logged out. If the service or the file failed, the alert has been shown.
    case loggedOut(email: String, failure: ServiceError?)
    /// No session was stored.
    case noUser
    /// The stored session cannot be read; it was removed, and the alert has been shown.
    case failed(ServiceError)
}
