/// The view as seen by its presenter, apart from the events that the view receives.
@MainActor public protocol ViewInterface: ProgressInterface {
    /// Called once, when the view is first added to a stack; calls `presenter.configure(with:)`.
    func viewDidLoad()
}

extension ViewInterface {
    /// Does nothing.
    public func viewDidLoad() {}
}
