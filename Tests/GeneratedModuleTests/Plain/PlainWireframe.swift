import Viper

/// Builds the module Plain.
@MainActor public final class PlainWireframe: BaseWireframe {

    // MARK: - Module setup -

    /// Builds the module around a view.
    public init(view: any PlainViewInterface, alerts: any AlertPresenter) {
        super.init(view: view, title: "Plain", alerts: alerts)

        let interactor = PlainInteractor()
        let presenter = PlainPresenter(view: view, interactor: interactor, wireframe: self)
        view.presenter = presenter
    }
}

// MARK: - Extensions -

extension PlainWireframe: PlainWireframeInterface {}
