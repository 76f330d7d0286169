import Viper

/// Builds the module NAME.
@MainActor public final class NAMEWireframe: BaseWireframe {

    // MARK: - Module setup -

    /// Builds the module around a view.
    public init(view: any NAMEViewInterface, alerts: any AlertPresenter) {
        super.init(view: view, title: "NAME", alerts: alerts)

        let interactor = NAMEInteractor()
-        let presenter = NAMEPresenter(view: view, interactor: interactor, wireframe: self)
+        let presenter = NAMEPresenter(
+            view: view, formatter: NAMEFormatter(), interactor: interactor, wireframe: self)
        view.presenter = presenter
    }
}

// MARK: - Extensions -

extension NAMEWireframe: NAMEWireframeInterface {}
