import Streams
import Viper

/// The wireframe as seen by the logout presenter.
@MainActor protocol LogoutWireframeInterface: WireframeInterface {}

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
protocol LogoutInteractorInterface: InteractorInterface {
    /// Emits the sessions to end.
    func sessions() -> Single<[RememberedSession]>

    /// Removes a session from its storage and ends it at its service; emits the failures.
    func end(_ session: RememberedSession) -> Single<LogoutFailures>
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
}

/// The result of the logout module.
public enum LogoutResult: Sendable, Equatable {
    /// These sessions were ended, some perhaps with a failure, whose alert has been shown.
    case loggedOut([EndedSession])
    /// No session was stored.
    case noUser
    /// No stored session can be read; the alerts have been shown.
    case failed(ServiceError)
}

/// A session that was ended.
public struct EndedSession: Sendable, Equatable {
    /// The session.
    public let item: SessionItem
    /// The reason why the session may continue at the service or in its file.
    public let failure: ServiceError?

    /// Whether the session could not be removed: the next run uses it.
    public let isStored: Bool

    /// Creates a session that was ended.
    public init(item: SessionItem, failure: ServiceError? = nil, isStored: Bool = false) {
        self.item = item
        self.failure = failure
        self.isStored = isStored
    }
}
