import Viper

/// The texts of the logout module.
enum LogoutTexts {
    static let title = "Logout"

    static func endedWithFailure(_ item: SessionItem, _ error: ServiceError) -> String {
        let reason = error.sentence
        // It has been removed by now: there is nothing to restore or to move away.
        if error == item.failure, case .storage(.damaged(nil, _), let path) = error {
            return "\(path) was damaged and has been removed. The session in it could not be ended, and may continue."
        }
        // No service knows of a session whose accounts cannot be read.
        if case .storage = error { return reason }
        guard let email = item.email else { return reason }
        guard let server = item.server else { return HomeTexts.loggedOutWithFailure(reason) }
        return "The session of \(email) at \(server) may continue. \(reason)"
    }
}
