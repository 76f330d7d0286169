import Viper

/// Keeps the alerts that were shown.
@MainActor final class AlertLog: AlertPresenter {
    private(set) var alerts: [Alert] = []

    func show(_ alert: Alert) { alerts.append(alert) }
}

/// Keeps what was shown and hidden.
@MainActor final class ProgressLog: ProgressInterface {
    private(set) var calls: [String] = []

    func showProgressHUD() { calls.append("show") }
    func hideProgressHUD() { calls.append("hide") }
}

/// Tells whether an object is still alive.
@MainActor final class WeakReference {
    private weak var object: AnyObject?
    private let name: String

    var isAlive: Bool { object != nil }

    init(_ object: AnyObject?) {
        self.object = object
        name = object.map { "\(type(of: $0))" } ?? "nothing"
    }

    /// The names of those that are still alive.
    static func alive(_ references: [WeakReference]) -> [String] {
        references.filter { $0.isAlive }.map { $0.name }
    }
}
