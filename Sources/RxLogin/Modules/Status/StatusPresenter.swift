import Streams
import Viper

/// Finds out who is logged in.
@MainActor final class StatusPresenter {

    // MARK: - Private properties -

    private let interactor: any StatusInteractorInterface
    private let wireframe: any StatusWireframeInterface
    private let activity: ActivityTracker
    private let result = BehaviorRelay<StatusResult?>(value: nil)
    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    init(
        view: any StatusViewInterface, interactor: any StatusInteractorInterface,
        wireframe: any StatusWireframeInterface
    ) {
        self.interactor = interactor
        self.wireframe = wireframe
        activity = ActivityTracker(view: view)
    }
}

// MARK: - Extensions -

extension StatusPresenter: StatusPresenterInterface {
    func configure(with output: Status.ViewOutput) -> Status.ViewInput {
        interactor.user()
            .result(trackedBy: activity)
            .emit(with: self, onNext: { presenter, user in presenter.finish(user) })
            .disposed(by: disposeBag)
        return Status.ViewInput(
            events: StatusEvents(isBusy: activity.isBusy, result: result.asDriver().compactMap { $0 }))
    }
}

// MARK: - Private -

extension StatusPresenter {
    private func finish(_ user: Result<User?, any Error>) {
        switch user {
        case .success(let user?): result.accept(.loggedIn(email: user.email))
        case .success(nil): result.accept(.noUser)
        case .failure(let error):
            let error = ServiceError(error)
            wireframe.showErrorAlert(with: RouterTexts.storedSessionFailed(error))
            result.accept(.failed(error))
        }
    }
}
