import Streams
import Viper

/// The destinations of the shows module.
enum ShowsNavigationOption: Sendable, Equatable {
    /// A show and its reviews.
    case details(showID: Int)
}

/// The wireframe as seen by the shows presenter.
@MainActor protocol ShowsWireframeInterface: SessionWireframeInterface {
    /// Navigates to another module.
    func navigate(to option: ShowsNavigationOption)
}

/// The view as seen by the shows presenter.
@MainActor public protocol ShowsViewInterface: ViewInterface {
    /// The presenter, retained by the view.
    var presenter: (any ShowsPresenterInterface)? { get set }
}

/// The presenter as seen by the shows view.
@MainActor public protocol ShowsPresenterInterface: PresenterInterface {
    /// Binds the actions of the view, and returns its events. Call it once.
    func configure(with output: Shows.ViewOutput) -> Shows.ViewInput
}

/// The interactor as seen by the shows presenter.
protocol ShowsInteractorInterface: InteractorInterface {
    /// Emits all shows, ordered by title.
    func shows() -> Single<[Show]>
}

/// The exchange between the view and the presenter of the shows module.
public enum Shows {
    /// The output of the view.
    public struct ViewOutput: Sendable {
        /// The actions of the user.
        public let actions: ShowsActions

        /// Creates an output.
        public init(actions: ShowsActions) {
            self.actions = actions
        }
    }

    /// The input of the view.
    public struct ViewInput: Sendable {
        /// The events that the view shows.
        public let events: ShowsEvents
    }
}

/// A show in the list.
public struct ShowItem: Sendable, Equatable {
    /// The identifier of the show.
    public let id: Int
    /// The title of the show.
    public let title: String
}

/// The actions of the user in the shows module.
public struct ShowsActions: Sendable {
    /// Loads the list again.
    public let reload: Signal<Void>
    /// Opens the show with this identifier.
    public let open: Signal<Int>

    /// Creates the actions.
    public init(reload: Signal<Void>, open: Signal<Int>) {
        self.reload = reload
        self.open = open
    }
}

/// The events of the shows module.
public struct ShowsEvents: Sendable {
    /// The shows, once they are loaded.
    public let content: Driver<Loadable<[ShowItem]>>
    /// Whether the list is being loaded.
    public let isBusy: Driver<Bool>
    /// The list could not be loaded; the alert has been shown.
    public let failure: Signal<ServiceError>
}
