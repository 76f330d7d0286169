import Streams
import Viper

/// Loads the list of shows, and leads to each.
@MainActor final class ShowsPresenter {

    // MARK: - Private properties -

    private weak var view: (any ShowsViewInterface)?
    private let interactor: any ShowsInteractorInterface
    private let wireframe: any ShowsWireframeInterface
    private let shows = BehaviorRelay<[Show]?>(value: nil)
    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    init(
        view: any ShowsViewInterface, interactor: any ShowsInteractorInterface,
        wireframe: any ShowsWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension ShowsPresenter: ShowsPresenterInterface {
    func configure(with output: Shows.ViewOutput) -> Shows.ViewInput {
        initializeLoad(with: output.actions.reload)
        output.actions.open
            .emit(with: self, onNext: { presenter, id in presenter.wireframe.navigate(to: .details(showID: id)) })
            .disposed(by: disposeBag)
        return Shows.ViewInput(
            items: shows.asDriver().compactMap { $0?.map { ShowItem(id: $0.id, title: $0.title) } })
    }
}

// MARK: - Private -

extension ShowsPresenter {
    private func initializeLoad(with reload: Signal<Void>) {
        reload.startWith(())
            .flatMapFirst { [weak self] in self?.load() ?? .empty() }
            .emit(to: shows)
            .disposed(by: disposeBag)
    }

    private func load() -> Signal<[Show]?> {
        guard let view else { return .empty() }
        return interactor.shows()
            .showProgress(on: view)
            .map { $0 }
            .asSignal(inSessionOf: wireframe)
    }
}
