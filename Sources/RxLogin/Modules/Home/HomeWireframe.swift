import Viper

/// Builds the home module, and navigates to the parts of the app and to Login.
@MainActor final class HomeWireframe: BaseWireframe {

    // MARK: - Private properties -

    private weak var router: (any RouterInterface)?

    // MARK: - Module setup -

    /// Builds the module for `user`.
    init(user: User, dependencies: AppDependencies, router: any RouterInterface) {
        self.router = router
        let view = dependencies.views.makeHomeView()
        super.init(view: view, title: HomeTexts.title, alerts: dependencies.alerts)

        let interactor = HomeInteractor(
            userService: dependencies.userService, sessions: dependencies.sessions,
            authorization: dependencies.authorization)
        let presenter = HomePresenter(user: user, view: view, interactor: interactor, wireframe: self)
        view.presenter = presenter
    }
}

// MARK: - Extensions -

extension HomeWireframe: HomeWireframeInterface {
    /// Opens a part of the app, or Login in place of all screens.
    func navigate(to option: HomeNavigationOption) {
        switch option {
        case .login: router?.leave()
        case .item(let item): router?.open(item.route)
        }
    }
}
