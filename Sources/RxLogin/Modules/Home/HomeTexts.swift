/// The texts of the home module.
enum HomeTexts {
    static let title = "Home"

    static func loggedOutWithFailure(_ reason: String) -> String {
        "You are logged out here, but the session at the service may continue. \(reason)"
    }

    static func notRemoved(_ reason: String) -> String { "The stored session cannot be removed. \(reason)" }
}
