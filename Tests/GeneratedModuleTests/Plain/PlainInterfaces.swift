import Viper

/// The wireframe as seen by the presenter of Plain.
@MainActor public protocol PlainWireframeInterface: WireframeInterface {}

/// The view as seen by the presenter of Plain.
@MainActor public protocol PlainViewInterface: ViewInterface {
    /// The presenter, retained by the view.
    var presenter: (any PlainPresenterInterface)? { get set }
}

/// The presenter as seen by the view of Plain.
@MainActor public protocol PlainPresenterInterface: PresenterInterface {
    /// Binds the actions of the view, and returns its input. Call it once.
    func configure(with output: Plain.ViewOutput) -> Plain.ViewInput
}

/// The interactor as seen by the presenter of Plain.
public protocol PlainInteractorInterface: InteractorInterface {}

/// The exchange between the view and the presenter of Plain.
public enum Plain {
    /// The output of the view.
    public struct ViewOutput: Sendable {
        /// The actions of the user.
        public let actions: PlainActions

        /// Creates an output.
        public init(actions: PlainActions) {
            self.actions = actions
        }
    }

    /// The input of the view.
    public struct ViewInput: Sendable {
        /// The events that the view shows.
        public let events: PlainEvents

        /// Creates an input.
        public init(events: PlainEvents) {
            self.events = events
        }
    }
}

/// The actions of the user in the module Plain.
public struct PlainActions: Sendable {
    /// Creates the actions.
    public init() {}
}

/// The events of the module Plain.
public struct PlainEvents: Sendable {
    /// Creates the events.
    public init() {}
}
