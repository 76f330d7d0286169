import Viper

/// What the presenter of Plain asks of its wireframe.
@MainActor public protocol PlainWireframeInterface: WireframeInterface {}

/// What the presenter of Plain asks of its view.
@MainActor public protocol PlainViewInterface: ViewInterface {
    /// The presenter, kept alive by the view.
    var presenter: (any PlainPresenterInterface)? { get set }
}

/// What the view of Plain asks of its presenter.
@MainActor public protocol PlainPresenterInterface: PresenterInterface {
    /// Binds the view's actions, and hands back what the view shows. To be called once.
    func configure(with output: Plain.ViewOutput) -> Plain.ViewInput
}

/// What the presenter of Plain asks of its interactor.
public protocol PlainInteractorInterface: InteractorInterface {}

/// What the view and the presenter of Plain exchange.
public enum Plain {
    /// What the view tells the presenter.
    public struct ViewOutput: Sendable {
        /// What the person does.
        public let actions: PlainActions

        /// Creates an output.
        public init(actions: PlainActions) {
            self.actions = actions
        }
    }

    /// What the presenter tells the view.
    public struct ViewInput: Sendable {
        /// What happens.
        public let events: PlainEvents

        /// Creates an input.
        public init(events: PlainEvents) {
            self.events = events
        }
    }
}

/// What the person does in Plain.
public struct PlainActions: Sendable {
    /// Creates the actions.
    public init() {}
}

/// What happens in Plain.
public struct PlainEvents: Sendable {
    /// Creates the events.
    public init() {}
}
