/// The part that shows alerts, independent of the user interface.
@MainActor public protocol AlertPresenter: AnyObject {
    /// Shows an alert.
    func show(_ alert: Alert)
}
