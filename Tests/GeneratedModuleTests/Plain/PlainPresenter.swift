import Streams
import Viper

/// Validates, combines and navigates for Plain.
@MainActor final class PlainPresenter {

    // MARK: - Private properties -

    private weak var view: (any PlainViewInterface)?
    private let interactor: any PlainInteractorInterface
    private let wireframe: any PlainWireframeInterface
    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    init(
        view: any PlainViewInterface, interactor: any PlainInteractorInterface,
        wireframe: any PlainWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension PlainPresenter: PlainPresenterInterface {
    func configure(with output: Plain.ViewOutput) -> Plain.ViewInput {
        Plain.ViewInput(events: PlainEvents())
    }
}
