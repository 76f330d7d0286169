public import Streams
public import Viper

/// The wireframe as seen by the presenter of Catalog.
@MainActor protocol CatalogWireframeInterface: WireframeInterface {
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
@MainActor protocol CatalogFormatterInterface: FormatterInterface {
    /// Maps the models to items.
    func format(for input: Catalog.FormatterInput) -> Catalog.FormatterOutput
}

/// The interactor as seen by the presenter of Catalog.
protocol CatalogInteractorInterface: InteractorInterface {
    /// Loads the models.
    func load() -> Single<[String]>
}

/// The service as seen by the interactor of Catalog.
public protocol CatalogServiceable: Sendable {
    /// Returns the models.
    func models() async throws -> [String]
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
    }

    /// The models of the presenter, unmapped.
    struct FormatterInput: Sendable {
        /// The models, once they are loaded.
        let models: Driver<Loadable<[String]>>
    }

    /// The items of the view, which knows no model.
    public struct FormatterOutput: Sendable {
        /// The items from top to bottom, once they are loaded.
        public let content: Driver<Loadable<[String]>>
    }
}

/// The actions of the user in Catalog.
public struct CatalogActions: Sendable {
    /// Closes the screen.
    public let close: Signal<Void>
    /// Loads the models again, also after a failure.
    public let reload: Signal<Void>

    /// Creates the actions.
    public init(close: Signal<Void>, reload: Signal<Void>) {
        self.close = close
        self.reload = reload
    }
}

/// The events of Catalog.
public struct CatalogEvents: Sendable {
    /// Whether a request is in flight.
    public let isBusy: Driver<Bool>
    /// A request failed; its alert has been shown.
    public let failure: Signal<any Error>
}
