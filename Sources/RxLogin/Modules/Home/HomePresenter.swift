import Streams
import Viper

/// Shows who is logged in and what can be opened, and logs out.
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
        initializeTaps(with: output.actions)
        return Home.ViewInput(
            events: HomeEvents(email: .just(user.email)), items: .just(HomeItem.allCases))
    }
}

// MARK: - Private -

extension HomePresenter {
    private func initializeTaps(with actions: HomeActions) {
        // One stream of taps, so that nothing is opened while a logout is in flight.
        Signal.merge(
            actions.open.map { Self.option(for: $0) },
            actions.logout.map { .login }
        )
        .flatMapFirst { [weak self] option in
            option == .login ? self?.logout().map { option } ?? .empty() : .just(option)
        }
        .emit(with: self, onNext: { presenter, option in presenter.wireframe.navigate(to: option) })
        .disposed(by: disposeBag)
    }

    private static func option(for item: HomeItem) -> HomeNavigationOption {
        switch item {
        case .shows: .shows
        case .cities: .cities
        case .statement: .statement
        }
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
