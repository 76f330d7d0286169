/// The texts of one-shot commands.
enum CommandTexts {
    static let noUserLoggedIn = "No user is logged in. Log in with: LoginCLI login"
    static let noUserWasLoggedIn = "No user was logged in."
    static let loggedOut = "Logged out"

    static func registered(_ email: String) -> String { "Registered \(email)" }

    static func users(_ path: String) -> String { "Users:   \(path)" }

    static func server(_ url: String) -> String { "Server:  \(url)" }

    static func session(_ path: String) -> String { "Session: \(path)" }

    static func sessionStored(_ path: String) -> String {
        "The session is stored in \(path), which only you can read; a program that reads it can act for you. "
            + "End it with: LoginCLI logout"
    }
}
