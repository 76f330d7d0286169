/// The wireframe as seen by a presenter: builds a module and owns its navigation.
@MainActor public protocol WireframeInterface: AnyObject {
    /// Shows an error to the user.
    func showErrorAlert(with message: String?)

    /// Shows a message to the user.
    func showAlert(with title: String?, message: String?)
}
