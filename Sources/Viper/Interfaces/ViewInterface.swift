/// What a presenter may ask of a view, besides the events that the view receives from it.
@MainActor public protocol ViewInterface: ProgressInterface {
    /// Called once, when the view is first put on a stack: the place to call `presenter.configure(with:)`.
    func viewDidLoad()
}

extension ViewInterface {
    /// Does nothing.
    public func viewDidLoad() {}
}
