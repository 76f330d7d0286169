import Streams
import Viper

/// Loads the list of shows, and navigates to each.
@MainActor final class ShowsPresenter {

    // MARK: - Private properties -

    private let interactor: any ShowsInteractorInterface
    private let wireframe: any ShowsWireframeInterface
    private let activity: ActivityTracker
    private let shows = BehaviorRelay(value: Loadable<[Show]>.notLoaded)
    // A service can answer at once, and the view subscribes after that.
    private let failure = ReplayRelay<ServiceError>.create(bufferSize: 1)
    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    init(
        view: any ShowsViewInterface, interactor: any ShowsInteractorInterface,
        wireframe: any ShowsWireframeInterface
    ) {
        self.interactor = interactor
        self.wireframe = wireframe
        activity = ActivityTracker(view: view)
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
            events: ShowsEvents(
                content: shows.asDriver().map { $0.map { $0.map { ShowItem(id: $0.id, title: $0.title) } } },
                isBusy: activity.isBusy, failure: failure.asSignal(onErrorSignalWith: .never())))
    }
}

// MARK: - Private -

extension ShowsPresenter {
    private func initializeLoad(with reload: Signal<Void>) {
        reload.startWith(())
            .flatMapFirst { [interactor, activity] in interactor.shows().result(trackedBy: activity) }
            .emit(with: self, onNext: { presenter, result in presenter.finish(result) })
            .disposed(by: disposeBag)
    }

    private func finish(_ result: Result<[Show], any Error>) {
        shows.receive(result)
        guard case .failure(let error) = result else { return }
        wireframe.report(error, hasContent: shows.value.value != nil, tell: failure.accept)
    }
}
