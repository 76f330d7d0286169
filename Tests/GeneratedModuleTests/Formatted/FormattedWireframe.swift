import Viper

/// Builds the module Formatted.
@MainActor public final class FormattedWireframe: BaseWireframe {

    // MARK: - Module setup -

    /// Builds the module around a view.
    public init(view: any FormattedViewInterface, alerts: any AlertPresenter) {
        super.init(view: view, title: "Formatted", alerts: alerts)

        let interactor = FormattedInteractor()
        let presenter = FormattedPresenter(
            view: view, formatter: FormattedFormatter(), interactor: interactor, wireframe: self)
        view.presenter = presenter
    }
}

// MARK: - Extensions -

extension FormattedWireframe: FormattedWireframeInterface {}
