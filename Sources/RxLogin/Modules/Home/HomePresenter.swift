import Streams
import Viper

/// Shows who is logged in, and logs out.
@MainActor final class HomePresenter {

    // MARK: - Private properties -

    private weak var view: (any HomeViewInterface)?
    private let interactor: any HomeInteractorInterface
    private let wireframe: any HomeWireframeInterface
    private let user: User
    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    init(
        user: User, view: any HomeViewInterface, interactor: any HomeInteractorInterface,
        wireframe: any HomeWireframeInterface
    ) {
        self.user = user
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension HomePresenter: HomePresenterInterface {
    func configure(with output: Home.ViewOutput) -> Home.ViewInput {
        initializeLogout(with: output.actions.logout)
        return Home.ViewInput(events: HomeEvents(email: .just(user.email)))
    }
}

// MARK: - Private -

extension HomePresenter {
    private func initializeLogout(with logout: Signal<Void>) {
        logout
            .flatMapFirst { [weak self] in self?.logout() ?? .empty() }
            .emit(with: self, onNext: { presenter, _ in presenter.wireframe.navigate(to: .login) })
            .disposed(by: disposeBag)
    }

    private func logout() -> Signal<Void> {
        guard let view else { return .empty() }
        return interactor.logout()
            .showProgress(on: view)
            .andThen(Single.just(()))
            .asSignal(onErrorRecover: { [weak wireframe] error in
                // Nobody is kept logged in by a service that is out of reach.
                wireframe?.showErrorAlert(with: HomeTexts.loggedOutWithTrouble(error.sentence))
                return .just(())
            })
    }
}
