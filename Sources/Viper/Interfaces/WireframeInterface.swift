/// What a presenter may ask of the part that builds a module and owns its navigation.
@MainActor public protocol WireframeInterface: AnyObject {
    /// Tells the person that something failed, in a sentence made for people.
    func showErrorAlert(with message: String?)

    /// Tells the person something.
    func showAlert(with title: String?, message: String?)
}
