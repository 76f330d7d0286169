/// The part that shows alerts, whatever the screen is made of.
@MainActor public protocol AlertPresenter: AnyObject {
    /// Shows an alert.
    func show(_ alert: Alert)
}
