import Streams
import Viper

/// Shows the user and the parts of the app, and logs out.
@MainActor final class HomePresenter {

    // MARK: - Private properties -

    private let interactor: any HomeInteractorInterface
    private let wireframe: any HomeWireframeInterface
    private let user: User
    private let activity: ActivityTracker
    private let failure = PublishRelay<ServiceError>()
    private let loggedOut = PublishRelay<Void>()
    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    init(
        user: User, view: any HomeViewInterface, interactor: any HomeInteractorInterface,
        wireframe: any HomeWireframeInterface
    ) {
        self.user = user
        self.interactor = interactor
        self.wireframe = wireframe
        activity = ActivityTracker(view: view)
    }
}

// MARK: - Extensions -

extension HomePresenter: HomePresenterInterface {
    func configure(with output: Home.ViewOutput) -> Home.ViewInput {
        initializeTaps(with: output.actions)
        return Home.ViewInput(
            events: HomeEvents(
                email: .just(user.email), isBusy: activity.isBusy, failure: failure.asSignal(),
                loggedOut: loggedOut.asSignal()),
            items: .just(HomeItem.allCases))
    }
}

// MARK: - Private -

extension HomePresenter {
    private func initializeTaps(with actions: HomeActions) {
        // One stream, so that taps are ignored while a logout is in flight.
        Signal.merge(
            actions.open.map { HomeNavigationOption.item($0) },
            actions.logout.map { .login }
        )
        .flatMapFirst { [weak self] option -> Signal<HomeNavigationOption> in
            option == .login ? self?.logout() ?? .empty() : .just(option)
        }
        .emit(with: self, onNext: { presenter, option in presenter.wireframe.navigate(to: option) })
        .disposed(by: disposeBag)
    }

    private func logout() -> Signal<HomeNavigationOption> {
        interactor.logout()
            .result(trackedBy: activity)
            .map { [weak self] result in
                // The user is logged out even if the service cannot be reached.
                switch result {
                case .success(let failures): self?.report(failures)
                case .failure(let error): self?.report(LogoutFailures(service: ServiceError(error)))
                }
                self?.loggedOut.accept(())
                return .login
            }
    }

    private func report(_ failures: LogoutFailures) {
        if let error = failures.service {
            wireframe.showErrorAlert(with: HomeTexts.loggedOutWithFailure(error.sentence))
        }
        if let error = failures.storage { wireframe.showErrorAlert(with: HomeTexts.notRemoved(error.sentence)) }
        if let error = failures.first { failure.accept(error) }
    }
}
