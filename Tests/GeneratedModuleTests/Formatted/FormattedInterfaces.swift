import Viper

/// The wireframe as seen by the presenter of Formatted.
@MainActor public protocol FormattedWireframeInterface: WireframeInterface {}

/// The view as seen by the presenter of Formatted.
@MainActor public protocol FormattedViewInterface: ViewInterface {
    /// The presenter, retained by the view.
    var presenter: (any FormattedPresenterInterface)? { get set }
}

/// The presenter as seen by the view of Formatted.
@MainActor public protocol FormattedPresenterInterface: PresenterInterface {
    /// Binds the actions of the view, and returns its input. Call it once.
    func configure(with output: Formatted.ViewOutput) -> Formatted.ViewInput
}

/// The formatter as seen by the presenter of Formatted.
@MainActor public protocol FormattedFormatterInterface: FormatterInterface {
    /// Maps the models to items.
    func format(for input: Formatted.FormatterInput) -> Formatted.FormatterOutput
}

/// The interactor as seen by the presenter of Formatted.
public protocol FormattedInteractorInterface: InteractorInterface {}

/// The exchange between the view, the presenter and the formatter of Formatted.
public enum Formatted {
    /// The output of the view.
    public struct ViewOutput: Sendable {
        /// The actions of the user.
        public let actions: FormattedActions

        /// Creates an output.
        public init(actions: FormattedActions) {
            self.actions = actions
        }
    }

    /// The input of the view.
    public struct ViewInput: Sendable {
        /// The items that the view shows.
        public let models: FormatterOutput
        /// The events that the view shows.
        public let events: FormattedEvents

        /// Creates an input.
        public init(models: FormatterOutput, events: FormattedEvents) {
            self.models = models
            self.events = events
        }
    }

    /// The models of the presenter, unmapped.
    public struct FormatterInput: Sendable {
        /// Creates an input.
        public init() {}
    }

    /// The items of the view, which knows no model.
    public struct FormatterOutput: Sendable {
        /// Creates an output.
        public init() {}
    }
}

/// The actions of the user in the module Formatted.
public struct FormattedActions: Sendable {
    /// Creates the actions.
    public init() {}
}

/// The events of the module Formatted.
public struct FormattedEvents: Sendable {
    /// Creates the events.
    public init() {}
}
