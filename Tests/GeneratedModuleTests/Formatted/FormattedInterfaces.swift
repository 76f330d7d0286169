import Viper

/// What the presenter of Formatted asks of its wireframe.
@MainActor public protocol FormattedWireframeInterface: WireframeInterface {}

/// What the presenter of Formatted asks of its view.
@MainActor public protocol FormattedViewInterface: ViewInterface {
    /// The presenter, kept alive by the view.
    var presenter: (any FormattedPresenterInterface)? { get set }
}

/// What the view of Formatted asks of its presenter.
@MainActor public protocol FormattedPresenterInterface: PresenterInterface {
    /// Binds the view's actions, and hands back what the view shows. To be called once.
    func configure(with output: Formatted.ViewOutput) -> Formatted.ViewInput
}

/// What the presenter of Formatted asks of its formatter.
@MainActor public protocol FormattedFormatterInterface: FormatterInterface {
    /// What a view shows of the models.
    func format(for input: Formatted.FormatterInput) -> Formatted.FormatterOutput
}

/// What the presenter of Formatted asks of its interactor.
public protocol FormattedInteractorInterface: InteractorInterface {}

/// What the view and the presenter of Formatted exchange, and the presenter and the formatter.
public enum Formatted {
    /// What the view tells the presenter.
    public struct ViewOutput: Sendable {
        /// What the person does.
        public let actions: FormattedActions

        /// Creates an output.
        public init(actions: FormattedActions) {
            self.actions = actions
        }
    }

    /// What the presenter tells the view.
    public struct ViewInput: Sendable {
        /// What the view shows.
        public let models: FormatterOutput
        /// What happens.
        public let events: FormattedEvents

        /// Creates an input.
        public init(models: FormatterOutput, events: FormattedEvents) {
            self.models = models
            self.events = events
        }
    }

    /// What the presenter knows, unmapped.
    public struct FormatterInput: Sendable {
        /// Creates an input.
        public init() {}
    }

    /// What the view can show without knowing any model.
    public struct FormatterOutput: Sendable {
        /// Creates an output.
        public init() {}
    }
}

/// What the person does in Formatted.
public struct FormattedActions: Sendable {
    /// Creates the actions.
    public init() {}
}

/// What happens in Formatted.
public struct FormattedEvents: Sendable {
    /// Creates the events.
    public init() {}
}
