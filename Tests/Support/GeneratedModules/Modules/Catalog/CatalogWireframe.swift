public import Viper

/// Builds Catalog.
@MainActor public final class CatalogWireframe: BaseWireframe {

    // MARK: - Module setup -

    /// Builds the module around a view, over a service.
    public init(
        view: any CatalogViewInterface,
        service: any CatalogServiceable,
        alerts: any AlertPresenter
    ) {
        super.init(view: view, title: "Catalog", alerts: alerts)

        view.presenter = CatalogPresenter(
            view: view,
            formatter: CatalogFormatter(),
            interactor: CatalogInteractor(service: service),
            wireframe: self)
    }
}

// MARK: - Extensions -

extension CatalogWireframe: CatalogWireframeInterface {
    func close() {
        navigate { stack throws(NavigationError) in try stack.removeWireframe(self) }
    }
}
