import Streams
import Viper

/// Where one can go from Home.
public enum HomeNavigationOption: Sendable, Equatable {
    /// To Login, which replaces everything.
    case login
}

/// What the presenter of Home asks of its wireframe.
@MainActor public protocol HomeWireframeInterface: WireframeInterface {
    /// Goes to another module.
    func navigate(to option: HomeNavigationOption)
}

/// What the presenter of Home asks of its view.
@MainActor public protocol HomeViewInterface: ViewInterface {
    /// The presenter, kept alive by the view.
    var presenter: (any HomePresenterInterface)? { get set }
}

/// What the view of Home asks of its presenter.
@MainActor public protocol HomePresenterInterface: PresenterInterface {
    /// Binds the view's actions, and hands back what the view shows. To be called once.
    func configure(with output: Home.ViewOutput) -> Home.ViewInput
}

/// What the presenter of Home asks of its interactor.
public protocol HomeInteractorInterface: InteractorInterface {
    /// Ends the session here and at the service.
    func logout() -> Completable
}

/// What the view and the presenter of Home exchange.
public enum Home {
    /// What the view tells the presenter.
    public struct ViewOutput: Sendable {
        /// What the person does.
        public let actions: HomeActions

        /// Creates an output.
        public init(actions: HomeActions) {
            self.actions = actions
        }
    }

    /// What the presenter tells the view.
    public struct ViewInput: Sendable {
        /// What happens.
        public let events: HomeEvents

        /// Creates an input.
        public init(events: HomeEvents) {
            self.events = events
        }
    }
}

/// What the person does in Home.
public struct HomeActions: Sendable {
    /// Asks to log out.
    public let logout: Signal<Void>

    /// Creates the actions.
    public init(logout: Signal<Void>) {
        self.logout = logout
    }
}

/// What happens in Home.
public struct HomeEvents: Sendable {
    /// The email of who is logged in.
    public let email: Driver<String>

    /// Creates the events.
    public init(email: Driver<String>) {
        self.email = email
    }
}
