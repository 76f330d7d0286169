import Streams
import Viper

/// The wireframe as seen by the status presenter.
@MainActor protocol StatusWireframeInterface: WireframeInterface {}

/// The view as seen by the status presenter.
@MainActor public protocol StatusViewInterface: ViewInterface {
    /// The presenter, retained by the view.
    var presenter: (any StatusPresenterInterface)? { get set }
}

/// The presenter as seen by the status view.
@MainActor public protocol StatusPresenterInterface: PresenterInterface {
    /// Binds the actions of the view, and returns its events. Call it once.
    func configure(with output: Status.ViewOutput) -> Status.ViewInput
}

/// The interactor as seen by the status presenter.
protocol StatusInteractorInterface: InteractorInterface {
    /// Emits the user of the stored session, or `nil` if there is none; removes a session that the service has ended.
    func user() -> Single<User?>
}

/// The exchange between the view and the presenter of the status module.
public enum Status {
    /// The output of the view.
    public struct ViewOutput: Sendable {
        /// The actions of the user.
        public let actions: StatusActions

        /// Creates an output.
        public init(actions: StatusActions) {
            self.actions = actions
        }
    }

    /// The input of the view.
    public struct ViewInput: Sendable {
        /// The events that the view shows.
        public let events: StatusEvents
    }
}

/// The actions of the user in the status module: none, since it starts by itself.
public struct StatusActions: Sendable {
    /// Creates the actions.
    public init() {}
}

/// The events of the status module.
public struct StatusEvents: Sendable {
    /// Whether a request is in flight.
    public let isBusy: Driver<Bool>
    /// The result, which ends the module.
    public let result: Driver<StatusResult>
}

/// The result of the status module.
public enum StatusResult: Sendable, Equatable {
    /// A user is logged in.
    case loggedIn(email: String)
    /// No session is stored.
    case noUser
    /// The stored session cannot be used; the alert has been shown.
    case failed(ServiceError)
}
