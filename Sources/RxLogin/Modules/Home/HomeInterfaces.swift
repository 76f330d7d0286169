import Streams
import Viper

/// The destinations of the home module.
enum HomeNavigationOption: Sendable, Equatable {
    /// Login, which replaces all screens.
    case login
    /// A part of the app.
    case item(HomeItem)
}

/// The wireframe as seen by the home presenter.
@MainActor protocol HomeWireframeInterface: WireframeInterface {
    /// Navigates to another module.
    func navigate(to option: HomeNavigationOption)
}

/// The view as seen by the home presenter.
@MainActor public protocol HomeViewInterface: ViewInterface {
    /// The presenter, retained by the view.
    var presenter: (any HomePresenterInterface)? { get set }
}

/// The presenter as seen by the home view.
@MainActor public protocol HomePresenterInterface: PresenterInterface {
    /// Binds the actions of the view, and returns its events. Call it once.
    func configure(with output: Home.ViewOutput) -> Home.ViewInput
}

/// The interactor as seen by the home presenter.
protocol HomeInteractorInterface: InteractorInterface {
    /// Ends the session here and at the service; emits the failures.
    func logout() -> Single<LogoutFailures>
}

/// The exchange between the view and the presenter of the home module.
public enum Home {
    /// The output of the view.
    public struct ViewOutput: Sendable {
        /// The actions of the user.
        public let actions: HomeActions

        /// Creates an output.
        public init(actions: HomeActions) {
            self.actions = actions
        }
    }

    /// The input of the view.
    public struct ViewInput: Sendable {
        /// The events that the view shows.
        public let events: HomeEvents
        /// The parts of the app.
        public let items: Driver<[HomeItem]>
    }
}

/// A part of the app that Home opens.
public enum HomeItem: Sendable, Equatable, CaseIterable {
    /// The shows and their reviews.
    case shows
    /// The weather in the cities.
    case cities
    /// The transactions of the account.
    case statement

    /// The title of the part.
    public var title: String {
        switch self {
        case .shows: ShowsWireframe.title
        case .cities: CitiesWireframe.title
        case .statement: StatementWireframe.title
        }
    }

    /// The route of the part.
    public var route: Route {
        switch self {
        case .shows: .shows
        case .cities: .cities
        case .statement: .statement
        }
    }
}

/// The actions of the user in the home module.
public struct HomeActions: Sendable {
    /// Opens a part of the app.
    public let open: Signal<HomeItem>
    /// Logs out.
    public let logout: Signal<Void>

    /// Creates the actions.
    public init(open: Signal<HomeItem>, logout: Signal<Void>) {
        self.open = open
        self.logout = logout
    }
}

/// The events of the home module.
public struct HomeEvents: Sendable {
    /// The email of the user.
    public let email: Driver<String>
    /// Whether a logout is in flight.
    public let isBusy: Driver<Bool>
    /// The session could not be ended at the service, or not be removed; the alert has been shown, and `loggedOut` follows.
    public let failure: Signal<ServiceError>
    /// The user is logged out; Login opens next.
    public let loggedOut: Signal<Void>
}
