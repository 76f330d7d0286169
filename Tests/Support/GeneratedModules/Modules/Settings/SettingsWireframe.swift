public import Viper

/// Builds Settings.
@MainActor public final class SettingsWireframe: BaseWireframe {

    // MARK: - Module setup -

    /// Builds the module around a view, over a service.
    public init(
        view: any SettingsViewInterface,
        service: any SettingsServiceable,
        alerts: any AlertPresenter
    ) {
        super.init(view: view, title: "Settings", alerts: alerts)

        view.presenter = SettingsPresenter(
            view: view,
            interactor: SettingsInteractor(service: service),
            wireframe: self)
    }
}

// MARK: - Extensions -

extension SettingsWireframe: SettingsWireframeInterface {
    func close() {
        navigate { stack throws(NavigationError) in try stack.removeWireframe(self) }
    }
}
