import Viper

/// Builds the register module, and navigates back from it.
@MainActor final class RegisterWireframe: BaseWireframe {

    // MARK: - Private properties -

    private static let title = "Register"
    private let completion: @MainActor (String) -> Void

    // MARK: - Module setup -

    /// Builds the module; `completion` receives the email of the new account after the screen has closed.
    init(dependencies: AppDependencies, completion: @escaping @MainActor (String) -> Void) {
        self.completion = completion
        let view = dependencies.views.makeRegisterView()
        super.init(view: view, title: Self.title, alerts: dependencies.alerts)

        let interactor = RegisterInteractor(userService: dependencies.userService)
        let presenter = RegisterPresenter(
            view: view, interactor: interactor, wireframe: self, validator: dependencies.validator)
        view.presenter = presenter
    }
}

// MARK: - Extensions -

extension RegisterWireframe: RegisterWireframeInterface {
    /// Navigates back to the screen that opened Register.
    func navigate(to option: RegisterNavigationOption) {
        navigate { stack throws(NavigationError) in
            switch option {
            case .cancel: try stack.dismiss()
            case .done(let email): try stack.dismiss { [completion] in completion(email) }
            }
        }
    }
}
