import Streams
import Viper

/// Validates, combines and navigates for Catalog.
@MainActor final class CatalogPresenter {

    // MARK: - Private properties -

    private let formatter: any CatalogFormatterInterface
    private let interactor: any CatalogInteractorInterface
    private let wireframe: any CatalogWireframeInterface
    private let activity: ActivityTracker
    private let content = BehaviorRelay(value: Loadable<[String]>.notLoaded)
    // A service can answer at once, and the view subscribes after that.
    private let failure = ReplayRelay<any Error>.create(bufferSize: 1)
    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    init(
        view: any CatalogViewInterface,
        formatter: any CatalogFormatterInterface,
        interactor: any CatalogInteractorInterface,
        wireframe: any CatalogWireframeInterface
    ) {
        self.formatter = formatter
        self.interactor = interactor
        self.wireframe = wireframe
        activity = ActivityTracker(view: view)
    }
}

// MARK: - Extensions -

extension CatalogPresenter: CatalogPresenterInterface {
    func configure(with output: Catalog.ViewOutput) -> Catalog.ViewInput {
        output.actions.close
            .emit(with: self, onNext: { presenter, _ in presenter.wireframe.close() })
            .disposed(by: disposeBag)
        initializeLoad(with: output.actions.reload)
        let input = Catalog.FormatterInput(models: content.asDriver())
        return Catalog.ViewInput(
            models: formatter.format(for: input),
            events: CatalogEvents(
                isBusy: activity.isBusy, failure: failure.asSignal(onErrorSignalWith: .never())))
    }
}

// MARK: - Private -

extension CatalogPresenter {
    private func initializeLoad(with reload: Signal<Void>) {
        reload.startWith(())
            // Ignores taps during a load.
            .flatMapFirst { [interactor, activity] in interactor.load().result(trackedBy: activity) }
            .emit(with: self, onNext: { presenter, result in presenter.finish(result) })
            .disposed(by: disposeBag)
    }

    private func finish(_ result: Result<[String], any Error>) {
        content.receive(result)
        guard case .failure(let error) = result else { return }
        wireframe.showErrorAlert(with: error.sentence)
        failure.accept(error)
    }
}
