/// The texts of the login module.
enum LoginTexts {
    static let title = "Login"
    static let closed = "No further login is accepted. Start again to log in."

    static func notRemembered(_ reason: String) -> String {
        "You are logged in, but the session cannot be stored. \(reason)"
    }

    static func notLoggedIn(_ reason: String) -> String {
        "The password is right, but you are not logged in, since the session cannot be stored. \(reason)"
    }

    static func lastAttempt(_ count: Int, _ reason: String) -> String {
        "\(reason) That was attempt \(count), and the last one."
    }
}
