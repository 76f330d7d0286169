import Streams
import Viper

/// Validates, combines and navigates for Formatted.
@MainActor final class FormattedPresenter {

    // MARK: - Private properties -

    private weak var view: (any FormattedViewInterface)?
    private let formatter: any FormattedFormatterInterface
    private let interactor: any FormattedInteractorInterface
    private let wireframe: any FormattedWireframeInterface
    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    init(
        view: any FormattedViewInterface, formatter: any FormattedFormatterInterface,
        interactor: any FormattedInteractorInterface, wireframe: any FormattedWireframeInterface
    ) {
        self.view = view
        self.formatter = formatter
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension FormattedPresenter: FormattedPresenterInterface {
    func configure(with output: Formatted.ViewOutput) -> Formatted.ViewInput {
        Formatted.ViewInput(models: formatter.format(for: Formatted.FormatterInput()), events: FormattedEvents())
    }
}
