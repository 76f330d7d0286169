import Streams
import Viper

/// Where one can go from Home.
public enum HomeNavigationOption: Sendable, Equatable {
    /// To Login, which replaces everything.
    case login
    /// To the list of shows.
    case shows
    /// To the list of cities.
    case cities
    /// To the account's transactions.
    case statement
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
        /// What can be opened.
        public let items: Driver<[HomeItem]>

        /// Creates an input.
        public init(events: HomeEvents, items: Driver<[HomeItem]>) {
            self.events = events
            self.items = items
        }
    }
}

/// Something that can be opened from Home.
public enum HomeItem: Sendable, Equatable, CaseIterable {
    /// The shows and their reviews.
    case shows
    /// The weather in the cities.
    case cities
    /// The account's transactions.
    case statement

    /// What it is called.
    public var title: String { HomeTexts.title(of: self) }
}

/// What the person does in Home.
public struct HomeActions: Sendable {
    /// Asks to open something.
    public let open: Signal<HomeItem>
    /// Asks to log out.
    public let logout: Signal<Void>

    /// Creates the actions.
    public init(open: Signal<HomeItem>, logout: Signal<Void>) {
        self.open = open
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
