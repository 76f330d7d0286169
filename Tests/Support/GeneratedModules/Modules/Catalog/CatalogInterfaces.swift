import Streams
import Viper

/// The wireframe as seen by the presenter of Catalog.
@MainActor public protocol CatalogWireframeInterface: WireframeInterface {
    /// Removes the screen from its stack.
    func close()
}

/// The view as seen by the presenter of Catalog.
@MainActor public protocol CatalogViewInterface: ViewInterface {
    /// The presenter, retained by the view.
    var presenter: (any CatalogPresenterInterface)? { get set }
}

/// The presenter as seen by the view of Catalog.
@MainActor public protocol CatalogPresenterInterface: PresenterInterface {
    /// Binds the actions of the view, and returns its input. Call it once.
    func configure(with output: Catalog.ViewOutput) -> Catalog.ViewInput
}

/// The formatter as seen by the presenter of Catalog.
@MainActor public protocol CatalogFormatterInterface: FormatterInterface {
    /// Maps the models to items.
    func format(for input: Catalog.FormatterInput) -> Catalog.FormatterOutput
}

/// The interactor as seen by the presenter of Catalog.
public protocol CatalogInteractorInterface: InteractorInterface {
    /// Loads the models.
    func load() -> Single<[String]>
}

/// The types that the parts of Catalog exchange.
public enum Catalog {
    /// The output of the view.
    public struct ViewOutput: Sendable {
        /// The actions of the user.
        public let actions: CatalogActions

        /// Creates an output.
        public init(actions: CatalogActions) {
            self.actions = actions
        }
    }

    /// The input of the view.
    public struct ViewInput: Sendable {
        /// The items that the view shows.
        public let models: FormatterOutput
        /// The events that the view shows.
        public let events: CatalogEvents

        /// Creates an input.
        public init(models: FormatterOutput, events: CatalogEvents) {
            self.models = models
            self.events = events
        }
    }

    /// The models of the presenter, unmapped.
    public struct FormatterInput: Sendable {
        /// The models that were loaded last.
        public let models: Driver<[String]>

        /// Creates an input.
        public init(models: Driver<[String]>) {
            self.models = models
        }
    }

    /// The items of the view, which knows no model.
    public struct FormatterOutput: Sendable {
        /// The items, from top to bottom.
        public let items: Driver<[String]>

        /// Creates an output.
        public init(items: Driver<[String]>) {
            self.items = items
        }
    }
}

/// The actions of the user in Catalog.
public struct CatalogActions: Sendable {
    /// Closes the screen.
    public let close: Signal<Void>
    /// Loads the models again.
    public let reload: Signal<Void>

    /// Creates the actions.
    public init(close: Signal<Void>, reload: Signal<Void>) {
        self.close = close
        self.reload = reload
    }
}

/// The events of Catalog.
public struct CatalogEvents: Sendable {
    /// Creates the events.
    public init() {}
}
