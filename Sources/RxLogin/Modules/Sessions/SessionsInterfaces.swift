import Streams
import Viper

/// The wireframe as seen by the sessions presenter.
@MainActor protocol SessionsWireframeInterface: WireframeInterface {}

/// The view as seen by the sessions presenter.
@MainActor public protocol SessionsViewInterface: ViewInterface {
    /// The presenter, retained by the view.
    var presenter: (any SessionsPresenterInterface)? { get set }
}

/// The presenter as seen by the sessions view.
@MainActor public protocol SessionsPresenterInterface: PresenterInterface {
    /// Binds the actions of the view, and returns its events. Call it once.
    func configure(with output: Sessions.ViewOutput) -> Sessions.ViewInput
}

/// The interactor as seen by the sessions presenter.
protocol SessionsInteractorInterface: InteractorInterface {
    /// Emits the stored sessions.
    func sessions() -> Single<[RememberedSession]>
}

/// The exchange between the view and the presenter of the sessions module.
public enum Sessions {
    /// The output of the view.
    public struct ViewOutput: Sendable {
        /// The actions of the user.
        public let actions: SessionsActions

        /// Creates an output.
        public init(actions: SessionsActions) {
            self.actions = actions
        }
    }

    /// The input of the view.
    public struct ViewInput: Sendable {
        /// The events that the view shows.
        public let events: SessionsEvents
    }
}

/// The actions of the user in the sessions module: none, since it only lists.
public struct SessionsActions: Sendable {
    /// Creates the actions.
    public init() {}
}

/// The events of the sessions module.
public struct SessionsEvents: Sendable {
    /// The email of the user who is logged in, or `nil`.
    public let currentUser: Driver<String?>
    /// The stored sessions, once they are loaded; an alert has been shown for each that cannot be read.
    public let content: Driver<Loadable<[SessionItem]>>
    /// Whether a request is in flight.
    public let isBusy: Driver<Bool>
    /// The sessions could not be loaded; the alert has been shown.
    public let failure: Signal<ServiceError>
}

/// A stored session in the list.
public struct SessionItem: Sendable, Equatable {
    /// The email of the user, or `nil` if the session cannot be read.
    public let email: String?
    /// The URL of the server, or `nil` for the embedded services.
    public let server: String?
    /// The reason why the session cannot be read, or `nil` if it can.
    public let failure: ServiceError?

    /// Creates an item.
    public init(email: String?, server: String?, failure: ServiceError? = nil) {
        self.email = email
        self.server = server
        self.failure = failure
    }
}
