/// Everything the Login module says.
enum LoginTexts {
    static let title = "Login"

    static func notRemembered(_ reason: String) -> String { "You are logged in, but not remembered. \(reason)" }
}
