import Streams
import Viper

/// Validates, combines and navigates for NAME.
@MainActor final class NAMEPresenter {

    // MARK: - Private properties -

    private weak var view: (any NAMEViewInterface)?
+    private let formatter: any NAMEFormatterInterface
    private let interactor: any NAMEInteractorInterface
    private let wireframe: any NAMEWireframeInterface
    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    init(
-        view: any NAMEViewInterface, interactor: any NAMEInteractorInterface,
-        wireframe: any NAMEWireframeInterface
+        view: any NAMEViewInterface, formatter: any NAMEFormatterInterface,
+        interactor: any NAMEInteractorInterface, wireframe: any NAMEWireframeInterface
    ) {
        self.view = view
+        self.formatter = formatter
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension NAMEPresenter: NAMEPresenterInterface {
    func configure(with output: NAME.ViewOutput) -> NAME.ViewInput {
-        NAME.ViewInput(events: NAMEEvents())
+        NAME.ViewInput(models: formatter.format(for: NAME.FormatterInput()), events: NAMEEvents())
    }
}
