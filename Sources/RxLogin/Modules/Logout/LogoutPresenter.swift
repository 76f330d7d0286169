import Streams
import Viper

/// Ends the stored sessions, one after the other.
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
    private func logout() -> Single<[(item: SessionItem, failures: LogoutFailures)]> {
        interactor.sessions().flatMap { [interactor] sessions in
            Observable.concat(
                sessions.map { session in interactor.end(session).map { (session.item, $0) }.asObservable() }
            )
            .toArray()
        }
    }

    private static func result(of sessions: [EndedSession]) -> LogoutResult {
        guard let first = sessions.first else { return .noUser }
        guard let failure = first.failure, sessions.allSatisfy({ $0.item.email == nil }) else {
            return .loggedOut(sessions)
        }
        return .failed(failure)
    }

    private func finish(_ outcome: Result<[(item: SessionItem, failures: LogoutFailures)], any Error>) {
        switch outcome {
        case .success(let sessions):
            for (item, failures) in sessions {
                if let reason = failures.service {
                    wireframe.showErrorAlert(with: LogoutTexts.endedWithFailure(item, reason))
                }
                if let reason = failures.storage {
                    wireframe.showErrorAlert(with: HomeTexts.notRemoved(reason.sentence))
                }
            }
            result.accept(
                Self.result(
                    of: sessions.map { item, failures in
                        EndedSession(item: item, failure: failures.first, isStored: failures.storage != nil)
                    }))
        case .failure(let error):
            wireframe.showErrorAlert(with: error.sentence)
            result.accept(.failed(ServiceError(error)))
        }
    }
}
