/// Everything the Home module says.
enum HomeTexts {
    static let title = "Home"

    static func loggedOutWithTrouble(_ reason: String) -> String { "You are logged out here. \(reason)" }
}
