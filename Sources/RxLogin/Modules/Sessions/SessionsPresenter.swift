import Streams
import Viper

/// Lists the stored sessions.
@MainActor final class SessionsPresenter {

    // MARK: - Private properties -

    private let interactor: any SessionsInteractorInterface
    private let wireframe: any SessionsWireframeInterface
    private let authorization: AuthorizationAdapter
    private let activity: ActivityTracker
    private let content = BehaviorRelay(value: Loadable<[SessionItem]>.notLoaded)
    // A service can answer at once, and the view subscribes after that.
    private let failure = ReplayRelay<ServiceError>.create(bufferSize: 1)
    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    init(
        view: any SessionsViewInterface, interactor: any SessionsInteractorInterface,
        wireframe: any SessionsWireframeInterface, authorization: AuthorizationAdapter
    ) {
        self.authorization = authorization
        self.interactor = interactor
        self.wireframe = wireframe
        activity = ActivityTracker(view: view)
    }
}

// MARK: - Extensions -

extension SessionsPresenter: SessionsPresenterInterface {
    func configure(with output: Sessions.ViewOutput) -> Sessions.ViewInput {
        initializeLoad()
        return Sessions.ViewInput(
            events: SessionsEvents(
                currentUser: authorization.currentUser.map { $0?.email }.distinctUntilChanged(),
                content: content.asDriver(), isBusy: activity.isBusy,
                failure: failure.asSignal(onErrorSignalWith: .never())))
    }
}

// MARK: - Private -

extension SessionsPresenter {
    private func initializeLoad() {
        interactor.sessions().result(trackedBy: activity)
            .emit(with: self, onNext: { presenter, result in presenter.finishLoad(result) })
            .disposed(by: disposeBag)
    }

    private func finishLoad(_ result: Result<[RememberedSession], any Error>) {
        switch result {
        case .success(let sessions):
            let list = sessions.map(\.item)
            for failure in list.compactMap(\.failure) { wireframe.showErrorAlert(with: failure.sentence) }
            content.accept(.loaded(list))
        case .failure(let error):
            wireframe.showErrorAlert(with: error.sentence)
            content.accept(.failed(error))
            failure.accept(ServiceError(error))
        }
    }
}
