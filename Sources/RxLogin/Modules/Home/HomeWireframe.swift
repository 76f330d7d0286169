import Viper

/// Builds Home, and leads from it back to Login.
@MainActor public final class HomeWireframe: BaseWireframe {

    // MARK: - Private properties -

    private let dependencies: AppDependencies

    // MARK: - Module setup -

    /// Builds the module for who is logged in.
    public init(user: User, dependencies: AppDependencies) {
        self.dependencies = dependencies
        let view = dependencies.views.makeHomeView()
        super.init(view: view, title: HomeTexts.title, alerts: dependencies.alerts)

        let interactor = HomeInteractor(
            userService: dependencies.userService, sessions: dependencies.sessions,
            authorization: dependencies.authorization, background: dependencies.background)
        let presenter = HomePresenter(user: user, view: view, interactor: interactor, wireframe: self)
        view.presenter = presenter
    }
}

// MARK: - Extensions -

extension HomeWireframe: HomeWireframeInterface {
    /// Goes to another module: Login replaces everything.
    public func navigate(to option: HomeNavigationOption) {
        switch option {
        case .login:
            navigate { stack throws(NavigationError) in
                try stack.bottomController.setRootWireframe(LoginWireframe(dependencies: dependencies))
            }
        }
    }
}
