import Streams
import Viper

/// Validates, combines and navigates for Catalog.
@MainActor final class CatalogPresenter {

    // MARK: - Private properties -

    private weak var view: (any CatalogViewInterface)?
    private let formatter: any CatalogFormatterInterface
    private let interactor: any CatalogInteractorInterface
    private let wireframe: any CatalogWireframeInterface
    private let loaded = BehaviorRelay<[String]>(value: [])
    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    init(
        view: any CatalogViewInterface,
        formatter: any CatalogFormatterInterface,
        interactor: any CatalogInteractorInterface,
        wireframe: any CatalogWireframeInterface
    ) {
        self.view = view
        self.formatter = formatter
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension CatalogPresenter: CatalogPresenterInterface {
    func configure(with output: Catalog.ViewOutput) -> Catalog.ViewInput {
        output.actions.close
            .emit(with: self, onNext: { presenter, _ in presenter.wireframe.close() })
            .disposed(by: disposeBag)
        output.actions.reload.startWith(())
            // Ignores taps during a load.
            .flatMapFirst { [weak self] in self?.load() ?? .empty() }
            .emit(to: loaded)
            .disposed(by: disposeBag)
        let input = Catalog.FormatterInput(models: loaded.asDriver())
        let items = formatter.format(for: input)
        return Catalog.ViewInput(models: items, events: CatalogEvents())
    }
}

// MARK: - Private -

extension CatalogPresenter {
    private func load() -> Signal<[String]> {
        guard let view else { return .empty() }
        return interactor.load()
            .showProgress(on: view)
            .asSignal(onErrorRecover: { [weak self] error in
                self?.wireframe.showErrorAlert(with: "\(error)")
                return .empty()
            })
    }
}
