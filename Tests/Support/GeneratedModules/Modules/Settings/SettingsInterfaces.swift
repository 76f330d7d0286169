import Streams
import Viper

/// The wireframe as seen by the presenter of Settings.
@MainActor public protocol SettingsWireframeInterface: WireframeInterface {
    /// Removes the screen from its stack.
    func close()
}

/// The view as seen by the presenter of Settings.
@MainActor public protocol SettingsViewInterface: ViewInterface {
    /// The presenter, retained by the view.
    var presenter: (any SettingsPresenterInterface)? { get set }

    /// Shows the items in place of the previous ones.
    func show(_ items: [String])
}

/// The presenter as seen by the view of Settings.
@MainActor public protocol SettingsPresenterInterface: PresenterInterface {
    /// The view is set up.
    func viewIsReady()

    /// Closes the screen.
    func close()
}

/// The interactor as seen by the presenter of Settings.
public protocol SettingsInteractorInterface: InteractorInterface {
    /// Loads the models.
    func load() -> Single<[String]>
}
