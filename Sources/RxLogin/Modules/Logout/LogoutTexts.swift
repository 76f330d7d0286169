/// The texts of the logout module.
enum LogoutTexts {
    static let title = "Logout"

    static func endedWithFailure(_ item: SessionItem, _ reason: String) -> String {
        guard let email = item.email else { return reason }
        guard let server = item.server else { return HomeTexts.loggedOutWithFailure(reason) }
        return "The session of \(email) at \(server) may continue. \(reason)"
    }
}
