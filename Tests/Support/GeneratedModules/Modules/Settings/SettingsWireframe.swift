import Viper

/// Builds Settings.
@MainActor public final class SettingsWireframe: BaseWireframe {

    // MARK: - Module setup -

    /// Builds the module around a view.
    public init(view: any SettingsViewInterface, alerts: any AlertPresenter) {
        super.init(view: view, title: "Settings", alerts: alerts)

        view.presenter = SettingsPresenter(
            view: view,
            interactor: SettingsInteractor(),
            wireframe: self)
    }
}

// MARK: - Extensions -

extension SettingsWireframe: SettingsWireframeInterface {
    /// Removes the screen from its stack.
    public func close() {
        navigate { stack throws(NavigationError) in try stack.removeWireframe(self) }
    }
}
