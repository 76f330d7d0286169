import Streams
public import Viper

/// The wireframe as seen by the presenter of Settings.
@MainActor protocol SettingsWireframeInterface: WireframeInterface {
    /// Removes the screen from its stack.
    func close()
}

/// The view as seen by the presenter of Settings.
@MainActor public protocol SettingsViewInterface: ViewInterface {
    /// The presenter, retained by the view.
    var presenter: (any SettingsPresenterInterface)? { get set }

    /// Shows the items in place of the previous ones.
    func show(_ items: [String])

    /// A request failed; its alert has been shown.
    func requestFailed(_ error: any Error)
}

/// The presenter as seen by the view of Settings.
@MainActor public protocol SettingsPresenterInterface: PresenterInterface {
    /// The view is set up.
    func viewIsReady()

    /// Loads the items again, also after a failure.
    func reload()

    /// Closes the screen.
    func close()
}

/// The interactor as seen by the presenter of Settings.
protocol SettingsInteractorInterface: InteractorInterface {
    /// Loads the models.
    func load() -> Single<[String]>
}

/// The service as seen by the interactor of Settings.
public protocol SettingsServiceable: Sendable {
    /// Returns the models.
    func models() async throws -> [String]
}
