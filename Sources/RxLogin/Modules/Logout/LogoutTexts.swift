/// The texts of the logout module.
enum LogoutTexts {
    static let title = "Logout"

    static func endedWithFailure(_ item: SessionItem, _ error: ServiceError) -> String {
        let reason = error.sentence
        // No service knows of a session whose accounts cannot be read.
        if case .storage = error { return reason }
        guard let email = item.email else { return reason }
        guard let server = item.server else { return HomeTexts.loggedOutWithFailure(reason) }
        return "The session of \(email) at \(server) may continue. \(reason)"
    }
}
