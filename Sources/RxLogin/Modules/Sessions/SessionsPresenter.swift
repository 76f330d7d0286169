import Streams
import Viper

/// Lists the stored sessions, and ends them all.
@MainActor final class SessionsPresenter {

    // MARK: - Private properties -

    private let interactor: any SessionsInteractorInterface
    private let wireframe: any SessionsWireframeInterface
    private let authorization: AuthorizationAdapter
    private let activity: ActivityTracker
    private let sessions = BehaviorRelay<[RememberedSession]?>(value: nil)
    private let failure = PublishRelay<ServiceError>()
    private let ended = PublishRelay<[EndedSession]>()
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
        initializeEndAll(with: output.actions.endAll)
        return Sessions.ViewInput(
            events: SessionsEvents(
                currentUser: authorization.currentUser.map { $0?.email }.distinctUntilChanged(),
                isBusy: activity.isBusy, failure: failure.asSignal(), ended: ended.asSignal()),
            items: sessions.asDriver().compactMap { $0?.map(\.item) })
    }
}

// MARK: - Private -

extension SessionsPresenter {
    private func initializeLoad() {
        interactor.sessions().result(trackedBy: activity)
            .emit(with: self, onNext: { presenter, result in presenter.finishLoad(result) })
            .disposed(by: disposeBag)
    }

    private func finishLoad(_ result: Result<[RememberedSession], ServiceError>) {
        switch result {
        case .success(let loaded): sessions.accept(loaded)
        case .failure(let error):
            wireframe.showErrorAlert(with: error.sentence)
            failure.accept(error)
        }
    }

    private func initializeEndAll(with endAll: Signal<Void>) {
        endAll
            .flatMapFirst { [weak self] in self?.end() ?? .empty() }
            .emit(with: self, onNext: { presenter, result in presenter.finishEnd(result) })
            .disposed(by: disposeBag)
    }

    private func end() -> Signal<Result<[EndedSession], ServiceError>> {
        let ends = (sessions.value ?? []).map { [interactor] session in
            interactor.end(session).map { EndedSession(item: session.item, failure: $0) }.asObservable()
        }
        return Observable.concat(ends).toArray().result(trackedBy: activity)
    }

    private func finishEnd(_ result: Result<[EndedSession], ServiceError>) {
        guard case .success(let sessions) = result else { return }
        self.sessions.accept([])
        for case let session in sessions {
            guard let reason = session.failure else { continue }
            wireframe.showErrorAlert(with: SessionsTexts.endedWithFailure(session.item, reason.sentence))
        }
        ended.accept(sessions)
    }
}

extension RememberedSession {
    fileprivate var item: SessionItem { SessionItem(email: user.email, server: server) }
}
