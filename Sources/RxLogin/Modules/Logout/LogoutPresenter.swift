import Streams
import Viper

/// Ends the stored session.
@MainActor final class LogoutPresenter {

    // MARK: - Private properties -

    private let interactor: any LogoutInteractorInterface
    private let wireframe: any LogoutWireframeInterface
    private let activity: ActivityTracker
    private let result = BehaviorRelay<LogoutResult?>(value: nil)
    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    init(
        view: any LogoutViewInterface, interactor: any LogoutInteractorInterface,
        wireframe: any LogoutWireframeInterface
    ) {
        self.interactor = interactor
        self.wireframe = wireframe
        activity = ActivityTracker(view: view)
    }
}

// MARK: - Extensions -

extension LogoutPresenter: LogoutPresenterInterface {
    func configure(with output: Logout.ViewOutput) -> Logout.ViewInput {
        logout()
            .result(trackedBy: activity)
            .emit(with: self, onNext: { presenter, result in presenter.finish(result) })
            .disposed(by: disposeBag)
        return Logout.ViewInput(
            events: LogoutEvents(isBusy: activity.isBusy, result: result.asDriver().compactMap { $0 }))
    }
}

// MARK: - Private -

extension LogoutPresenter {
    private func logout() -> Single<LogoutResult> {
        interactor.storedUser().flatMap { [interactor] user in
            guard let user else { return .just(.noUser) }
            return interactor.logout(user)
                .andThen(.just(.loggedOut(email: user.email, failure: nil)))
                .catch { .just(.loggedOut(email: user.email, failure: ServiceError($0))) }
        }
    }

    private func finish(_ outcome: Result<LogoutResult, ServiceError>) {
        switch outcome {
        case .success(let result):
            if case .loggedOut(_, let error?) = result {
                wireframe.showErrorAlert(with: HomeTexts.loggedOutWithFailure(error.sentence))
            }
            self.result.accept(result)
        case .failure(let error):
            wireframe.showErrorAlert(with: error.sentence)
            result.accept(.failed(error))
        }
    }
}
