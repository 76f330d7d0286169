/// The texts of one-shot commands.
enum CommandTexts {
    static let noUserWasLoggedIn = "No user was logged in."

    static func registered(_ email: String) -> String { "Registered \(email)" }

    static func loggedOut(_ email: String, of server: String?) -> String {
        "Logged out \(email)" + (server.map { " of \($0)" } ?? "")
    }

    static func noUserLoggedIn(login: String) -> String { "No user is logged in. Log in with: \(login)" }

    static func otherSessions(list: String) -> String { "There are other sessions. List them with: \(list)" }

    static func users(_ path: String) -> String { "Users:   \(path)" }

    static func server(_ url: String) -> String { "Server:  \(url)" }

    static func session(_ path: String) -> String { "Session: \(path)" }

    /// The command stands alone on its line, so that the line can be copied.
    static func sessionStored(_ path: String, logout: String) -> [String] {
        [
            "The session is stored in \(path), which only you can read; a program that reads it can act for you.",
            "End it with: \(logout)",
        ]
    }
}
