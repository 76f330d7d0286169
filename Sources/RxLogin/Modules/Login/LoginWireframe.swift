import Streams
import Viper

/// Builds the login module, and navigates to Home and Register.
@MainActor final class LoginWireframe: BaseWireframe {

    // MARK: - Private properties -

    private let dependencies: AppDependencies
    private weak var router: (any RouterInterface)?
    private let registered = PublishRelay<String>()

    // MARK: - Module setup -

    /// Builds the module.
    init(dependencies: AppDependencies, router: any RouterInterface) {
        self.dependencies = dependencies
        self.router = router
        let view = dependencies.views.makeLoginView()
        super.init(view: view, title: LoginTexts.title, alerts: dependencies.alerts)

        let interactor = LoginInteractor(
            userService: dependencies.userService, sessions: dependencies.sessions)
        let presenter = LoginPresenter(
            view: view, interactor: interactor, wireframe: self, authorization: dependencies.authorization,
            validator: dependencies.validator)
        view.presenter = presenter
    }
}

// MARK: - Extensions -

extension LoginWireframe: LoginWireframeInterface {
    /// The email of an account that was registered from this screen.
    var registeredEmail: Signal<String> { registered.asSignal() }

    /// Opens Home, or presents Register.
    func navigate(to option: LoginNavigationOption) {
        switch option {
        case .home: router?.enter()
        case .register: router?.open(.register)
        }
    }
}

extension LoginWireframe {
    /// Presents Register, which hands the email of the new account to this screen.
    func presentRegister() {
        navigate { stack throws(NavigationError) in
            let wireframe = RegisterWireframe(dependencies: dependencies) { [registered] email in
                registered.accept(email)
            }
            try stack.presentWireframe(wireframe)
        }
    }
}
