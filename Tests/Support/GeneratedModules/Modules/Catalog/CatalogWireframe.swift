import Viper

/// Builds Catalog.
@MainActor public final class CatalogWireframe: BaseWireframe {

    // MARK: - Module setup -

    /// Builds the module around a view.
    public init(view: any CatalogViewInterface, alerts: any AlertPresenter) {
        super.init(view: view, title: "Catalog", alerts: alerts)

        view.presenter = CatalogPresenter(
            view: view,
            formatter: CatalogFormatter(),
            interactor: CatalogInteractor(),
            wireframe: self)
    }
}

// MARK: - Extensions -

extension CatalogWireframe: CatalogWireframeInterface {
    /// Removes the screen from its stack.
    public func close() {
        navigate { stack throws(NavigationError) in try stack.removeWireframe(self) }
    }
}
