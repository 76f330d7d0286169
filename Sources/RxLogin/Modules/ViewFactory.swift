import Viper

/// Makes the views of the modules, which know nothing of what views are made of.
@MainActor public protocol ViewFactory: AnyObject {
    /// A new view for the Login module.
    func makeLoginView() -> any LoginViewInterface

    /// A new view for the Register module.
    func makeRegisterView() -> any RegisterViewInterface

    /// A new view for the Home module.
    func makeHomeView() -> any HomeViewInterface
}
