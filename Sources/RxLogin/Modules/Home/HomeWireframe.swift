import Viper

/// Builds Home, and leads from it to what can be opened, and back to Login.
@MainActor public final class HomeWireframe: BaseWireframe {

    // MARK: - Private properties -

    private weak var router: (any RouterInterface)?

    // MARK: - Module setup -

    /// Builds the module for who is logged in.
    public init(user: User, dependencies: AppDependencies, router: any RouterInterface) {
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
    /// Goes to another module: Login replaces everything.
    public func navigate(to option: HomeNavigationOption) {
        switch option {
        case .login: router?.leave()
        case .shows: router?.open(.shows)
        case .cities: router?.open(.cities)
        case .statement: router?.open(.statement)
        }
    }
}
