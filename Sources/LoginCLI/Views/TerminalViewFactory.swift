import RxLogin

/// Makes the views of a session in lines.
@MainActor final class TerminalViewFactory: ViewFactory {
    private let context: ScreenContext

    init(context: ScreenContext) {
        self.context = context
    }

    func makeLoginView() -> any LoginViewInterface { LoginView(context: context) }

    func makeRegisterView() -> any RegisterViewInterface { RegisterView(context: context) }

    func makeHomeView() -> any HomeViewInterface { HomeView(context: context) }
}
