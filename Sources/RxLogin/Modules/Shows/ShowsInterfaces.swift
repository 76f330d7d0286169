import Streams
import Viper

/// Where one can go from Shows.
public enum ShowsNavigationOption: Sendable, Equatable {
    /// To a show and its reviews.
    case details(showID: Int)
}

/// What the presenter of Shows asks of its wireframe.
@MainActor public protocol ShowsWireframeInterface: SessionWireframeInterface {
    /// Goes to another module.
    func navigate(to option: ShowsNavigationOption)
}

/// What the presenter of Shows asks of its view.
@MainActor public protocol ShowsViewInterface: ViewInterface {
    /// The presenter, kept alive by the view.
    var presenter: (any ShowsPresenterInterface)? { get set }
}

/// What the view of Shows asks of its presenter.
@MainActor public protocol ShowsPresenterInterface: PresenterInterface {
    /// Binds the view's actions, and hands back what the view shows. To be called once.
    func configure(with output: Shows.ViewOutput) -> Shows.ViewInput
}

/// What the presenter of Shows asks of its interactor.
public protocol ShowsInteractorInterface: InteractorInterface {
    /// All shows, by title.
    func shows() -> Single<[Show]>
}

/// What the view and the presenter of Shows exchange.
public enum Shows {
    /// What the view tells the presenter.
    public struct ViewOutput: Sendable {
        /// What the person does.
        public let actions: ShowsActions

        /// Creates an output.
        public init(actions: ShowsActions) {
            self.actions = actions
        }
    }

    /// What the presenter tells the view.
    public struct ViewInput: Sendable {
        /// The shows, from when they are there.
        public let items: Driver<[ShowItem]>

        /// Creates an input.
        public init(items: Driver<[ShowItem]>) {
            self.items = items
        }
    }
}

/// A show in the list.
public struct ShowItem: Sendable, Equatable {
    /// What tells it from others.
    public let id: Int
    /// What it is called.
    public let title: String

    /// Creates an item.
    public init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

/// What the person does in Shows.
public struct ShowsActions: Sendable {
    /// Asks for the list again.
    public let reload: Signal<Void>
    /// Asks to open a show, by its id.
    public let open: Signal<Int>

    /// Creates the actions.
    public init(reload: Signal<Void>, open: Signal<Int>) {
        self.reload = reload
        self.open = open
    }
}
